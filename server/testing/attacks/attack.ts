// What an attack on the server is: one go of what a stranger with a script does, from one address of the loopback range.

export interface Target {
  readonly port: number
  /** A table with people at it, who must not notice. */
  readonly table: string
}

export interface Attack {
  readonly name: string
  /**
   * Bounded in number and time, and nothing of it is left open. A server that refuses or hangs up is what is wanted:
   * rejects only when the attack itself could not be made. `from`: the attacker's own address, such as 127.0.0.7.
   */
  go(target: Target, from: string): Promise<void>
}
