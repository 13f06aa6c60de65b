// Diagnoses by MRI.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const mris = {
  smallStroke: { name: 'Small stroke', text: 'Caught early, and that is everything.' },
  largeStroke: { name: 'Large stroke', text: 'Every minute counts from here.' },
  concussion: { name: 'Concussion', text: 'The other skull has apologised.' },
  brainSwelling: { name: 'Swelling of the brain', text: 'It needs room and quiet, as we all do.' },
  benignTumour: { name: 'Benign tumour', text: 'A lodger who means no harm.' },
  slippedDisc: { name: 'Slipped disc', text: 'Not the kind with music on it.' },
  pinchedNerve: { name: 'Pinched nerve', text: 'Somebody is standing on the cable.' },
  multipleSclerosis: { name: 'Multiple sclerosis', text: 'The wiring wants looking after.' },
  epilepsy: { name: 'Epilepsy', text: 'Small thunderstorms, from now on with a forecast.' },
  parkinsonsDisease: { name: 'Parkinson’s disease', text: 'Slower steps, the same good company.' },
  dementia: { name: 'Dementia', text: 'The old songs are all still there.' },
  depression: { name: 'Depression', text: 'No matter of pulling oneself together.' },
  panicDisorder: { name: 'Panic disorder', text: 'A false alarm that sounds like a real one.' },
  bleedUnderTheSkull: { name: 'Bleed under the skull', text: 'A low beam, a week ago.' },
  aneurysm: { name: 'Aneurysm', text: 'A balloon that nobody wants to pop.' },
  facialPalsy: { name: 'Facial palsy', text: 'Half a smile; the other half will follow.' },
  nerveInflammation: { name: 'Inflamed nerve', text: 'Even the bed sheet is too loud.' },
  spinalNarrowing: { name: 'Narrowed spine', text: 'A squeeze in the back corridor.' },
  cyst: { name: 'Cyst', text: 'A small pond where none was planned.' },
  heartRhythmStroke: { name: 'Stroke from an odd heartbeat', text: 'The drummer has sent something upstairs.' },
  narrowArtery: { name: 'Narrow artery', text: 'Rush hour on a one-lane road.' },
  kidneyCystFound: { name: 'Cyst on a kidney', text: 'Found while looking for something else.' },
  lungShadow: { name: 'Shadow on a lung', text: 'Better seen today than next year.' },
  marrowChange: { name: 'Changed bone marrow', text: 'The blood works needs a new foreman.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
