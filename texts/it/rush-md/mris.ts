// Diagnoses by MRI.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const mris = {
  smallStroke: { name: 'Piccolo ictus', text: 'Scoperto presto, e non è niente di più.' },
  largeStroke: { name: 'Ictus grave', text: 'Da qui conta ogni minuto.' },
  concussion: { name: 'Commozione cerebrale', text: 'L’altro cranio ha chiesto scusa.' },
  brainSwelling: { name: 'Edema cerebrale', text: 'Gli servono spazio e silenzio, come a tutti.' },
  benignTumour: { name: 'Tumore benigno', text: 'Un inquilino senza cattive intenzioni.' },
  slippedDisc: { name: 'Ernia del disco', text: 'Non è un disco da ascoltare.' },
  pinchedNerve: { name: 'Nervo schiacciato', text: 'Qualcuno sta pestando il cavo.' },
  multipleSclerosis: { name: 'Sclerosi multipla', text: 'I cavi chiedono attenzioni.' },
  epilepsy: { name: 'Epilessia', text: 'Piccoli temporali, d’ora in poi con le previsioni.' },
  parkinsonsDisease: { name: 'Morbo di Parkinson', text: 'Passi più lenti, compagnia buona come prima.' },
  dementia: { name: 'Demenza', text: 'Le vecchie canzoni ci sono ancora tutte.' },
  depression: { name: 'Depressione', text: 'Non è questione di farsi forza.' },
  panicDisorder: { name: 'Disturbo di panico', text: 'Un falso allarme che suona come uno vero.' },
  bleedUnderTheSkull: { name: 'Emorragia sotto il cranio', text: 'Una trave bassa, una settimana fa.' },
  aneurysm: { name: 'Aneurisma', text: 'Un palloncino che nessuno vuole far scoppiare.' },
  facialPalsy: { name: 'Paralisi facciale', text: 'Mezzo sorriso; l’altra metà arriverà.' },
  nerveInflammation: { name: 'Nevrite', text: 'Perfino il lenzuolo fa troppo rumore.' },
  spinalNarrowing: { name: 'Canale stretto', text: 'Ressa nel corridoio della schiena.' },
  cyst: { name: 'Cisti', text: 'Un piccolo stagno non previsto.' },
  heartRhythmStroke: { name: 'Ictus da ritmo irregolare', text: 'Il batterista ha mandato qualcosa di sopra.' },
  narrowArtery: { name: 'Arteria ristretta', text: 'Ora di punta su una sola corsia.' },
  kidneyCystFound: { name: 'Cisti al rene', text: 'Trovata cercando altro.' },
  lungShadow: { name: 'Ombra sul polmone', text: 'Meglio vederla oggi che l’anno prossimo.' },
  marrowChange: { name: 'Midollo alterato', text: 'La fabbrica del sangue cerca un caporeparto.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
