// Every colour of a patient has a shape of its own, so that nobody needs the colour.

export type PatientColour = 'red' | 'yellow' | 'green'

/** Heart, sun and leaf, around the middle of a square of 10. */
export const EMBLEMS: Readonly<Record<PatientColour, string>> = {
  red: 'M0 4C-6-.4-3.6-4.6 0-1.8 3.6-4.6 6-.4 0 4Z',
  yellow: 'M0-4.8 1.2-2.3 3.8-3.2 3-.6 5 .9 2.6 2 2.6 4.6 0 3.6-2.6 4.6-2.6 2-5 .9-3-.6-3.8-3.2-1.2-2.3Z',
  green: 'M-4.4 3.6C-5-2.4-.6-4.8 4.6-4.2 5 1.6 1.4 4.6-2.6 3.2L-3.8 4.6-4.8 4Z',
}
