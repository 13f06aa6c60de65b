// Hashes for the flat tables.

export function hashOf(words: Int32Array, at: number, width: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < width; i++) {
    hash = Math.imul(hash ^ (words[at + i] ?? 0), 0x9e3779b1)
    hash ^= hash >>> 15
  }
  hash = Math.imul(hash, 0x85ebca6b)
  return hash ^ (hash >>> 13)
}

export function hashOfThree(a: number, b: number, c: number): number {
  let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return hash ^ (hash >>> 13)
}
