// Whose a glass is.

import type { Seat } from '@grand-rounds/kernel'
import type { GlassId } from './board.ts'
import type { Options } from './options.ts'

/** Whose doctor a glass is; `null` for a nurse's. [RMD 5.1] Alone, one player has both. */
export function ownerOf(
  { options, seats }: { readonly options: Options; readonly seats: number },
  glass: GlassId,
): Seat | null {
  const doctor = options.doctors.findIndex((id) => id === glass)
  if (doctor < 0) return null
  return seats === 1 ? 0 : doctor
}
