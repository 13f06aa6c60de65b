// The naive enumerator of activations: what the engine is compared with, from the rules alone.

export { readWard, type Ward } from './naive/dice.ts'
export { bagUses, type Option, outcomeText, placements, placementText, targetsText } from './naive/enumerate.ts'
