// The naive enumerator of activations: what the engine is compared with, from the rules alone.

export { readWard, type Ward } from './naive/dice.ts'
export {
  bagsInside,
  bagUses,
  type Option,
  placements,
  placementText,
  situationText,
  targetsText,
} from './naive/enumerate.ts'
