// Diagnoses by MRI.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const mris = {
  smallStroke: { name: 'Kleiner Schlaganfall', text: 'Früh erkannt, und darauf kommt es an.' },
  largeStroke: { name: 'Schwerer Schlaganfall', text: 'Ab jetzt zählt jede Minute.' },
  concussion: { name: 'Gehirnerschütterung', text: 'Der andere Kopf hat sich entschuldigt.' },
  brainSwelling: { name: 'Hirnschwellung', text: 'Braucht Platz und Ruhe, wie wir alle.' },
  benignTumour: { name: 'Gutartiger Tumor', text: 'Ein Untermieter ohne böse Absicht.' },
  slippedDisc: { name: 'Bandscheibenvorfall', text: 'Keine Scheibe, die man auflegen kann.' },
  pinchedNerve: { name: 'Eingeklemmter Nerv', text: 'Jemand steht auf dem Kabel.' },
  multipleSclerosis: { name: 'Multiple Sklerose', text: 'Die Leitungen brauchen Pflege.' },
  epilepsy: { name: 'Epilepsie', text: 'Kleine Gewitter, ab jetzt mit Vorhersage.' },
  parkinsonsDisease: { name: 'Parkinson', text: 'Langsamere Schritte, gleich gute Gesellschaft.' },
  dementia: { name: 'Demenz', text: 'Die alten Lieder sind alle noch da.' },
  depression: { name: 'Depression', text: 'Mit Zusammenreißen hat das nichts zu tun.' },
  panicDisorder: { name: 'Panikstörung', text: 'Ein Fehlalarm, der sich echt anhört.' },
  bleedUnderTheSkull: { name: 'Blutung unter dem Schädel', text: 'Ein niedriger Balken, vor einer Woche.' },
  aneurysm: { name: 'Aneurysma', text: 'Ein Ballon, den niemand platzen sehen will.' },
  facialPalsy: { name: 'Gesichtslähmung', text: 'Ein halbes Lächeln. Die andere Hälfte folgt.' },
  nerveInflammation: { name: 'Nervenentzündung', text: 'Sogar das Laken ist zu laut.' },
  spinalNarrowing: { name: 'Enger Wirbelkanal', text: 'Gedränge im hinteren Flur.' },
  cyst: { name: 'Zyste', text: 'Ein kleiner Teich, der nicht geplant war.' },
  heartRhythmStroke: { name: 'Schlaganfall durch Herzrhythmus', text: 'Der Trommler hat etwas nach oben geschickt.' },
  narrowArtery: { name: 'Verengte Arterie', text: 'Berufsverkehr auf einer Spur.' },
  kidneyCystFound: { name: 'Zyste an der Niere', text: 'Gefunden, als man etwas anderes suchte.' },
  lungShadow: { name: 'Schatten auf der Lunge', text: 'Besser heute gesehen als nächstes Jahr.' },
  marrowChange: { name: 'Verändertes Knochenmark', text: 'Die Blutfabrik braucht einen neuen Meister.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
