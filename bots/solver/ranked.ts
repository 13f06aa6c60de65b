// Offers of resources in falling order: what the hospital would take for a use of each.

export class Ranked {
  readonly gains = new Float64Array(64)
  readonly resources = new Int32Array(64)
  size = 0

  add(gain: number, resource: number, times: number): void {
    for (let i = 0; i < times; i++) {
      let place = this.size++
      while (place > 0 && (this.gains[place - 1] ?? 0) < gain) {
        this.gains[place] = this.gains[place - 1] ?? 0
        this.resources[place] = this.resources[place - 1] ?? 0
        place--
      }
      this.gains[place] = gain
      this.resources[place] = resource
    }
  }
}
