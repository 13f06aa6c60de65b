// The sign of the house: a patient on the way up.

import { Patient } from './patient.tsx'

export function Brand() {
  return <Patient colour="green" value={5} size={34} />
}
