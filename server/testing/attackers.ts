// A process of attackers, at the lowest priority: the server and those who play have the machine before them.
// Started with what to do as JSON; says at its end how each attack went.

import { setPriority } from 'node:os'
import { allAttacks, type Assault, assault } from './all-attacks.ts'
import type { Target } from './attacks/attack.ts'

setPriority(19)
const { target, how } = JSON.parse(process.argv[2] ?? '') as { readonly target: Target; readonly how: Assault }
const went = await assault(target, await allAttacks(), how)
console.log(JSON.stringify([...went]))
process.exit(0)
