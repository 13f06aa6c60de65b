// Diagnoses by X-ray.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const xrays = {
  brokenArm: { name: 'Armbruch', text: 'Viel Platz für Unterschriften.' },
  brokenLeg: { name: 'Beinbruch', text: 'Eine Ausrede für den ganzen Winter.' },
  brokenRibs: { name: 'Rippenbrüche', text: 'Bitte keine Witze. Es tut weh.' },
  brokenPelvis: { name: 'Beckenbruch', text: 'Setzt diesen Tanz aus und den nächsten auch.' },
  brokenCollarbone: { name: 'Schlüsselbeinbruch', text: 'Über den Lenker, aber mit Stil.' },
  brokenSkull: { name: 'Schädelbruch', text: 'Ein harter Kopf, nur nicht hart genug.' },
  dislocatedShoulder: { name: 'Ausgerenkte Schulter', text: 'Unbekannt verzogen.' },
  dislocatedHip: { name: 'Ausgerenkte Hüfte', text: 'Der Spagat gelang. Das Aufstehen nicht.' },
  crushedVertebra: { name: 'Gestauchter Wirbel', text: 'Etwas kürzer als am Sonntag.' },
  tornLigament: { name: 'Bänderriss', text: 'Das Knacken hörte man bis in die letzte Reihe.' },
  swallowedCoin: { name: 'Verschluckte Münze', text: 'Kleingeld, innen.' },
  fluidInTheChest: { name: 'Wasser in der Brust', text: 'Wir warten auf Ebbe.' },
  airInTheChest: { name: 'Luft in der Brust', text: 'Sie gehört dorthin, nur ein Zimmer weiter.' },
  bruisedLung: { name: 'Geprellte Lunge', text: 'Der Gurt hat seine Pflicht getan.' },
  shatteredElbow: { name: 'Zertrümmerter Ellbogen', text: 'So musikalisch ist der Musikknochen nicht.' },
  splitKneecap: { name: 'Gespaltene Kniescheibe', text: 'Zwei Hälften eines guten Knies.' },
  hairlineCrack: { name: 'Haarriss', text: 'Mit gutem Licht und gutem Willen zu sehen.' },
  tornMeniscus: { name: 'Meniskusriss', text: 'Das Knie knackt im Walzertakt.' },
  brokenNose: { name: 'Nasenbruch', text: 'Zeigt jetzt zum Ausgang.' },
  brokenJaw: { name: 'Kieferbruch', text: 'Einige Wochen Suppe.' },
  crackedHeel: { name: 'Angebrochene Ferse', text: 'Der Sprung war gut. Die Landung nicht.' },
  bruisedHeart: { name: 'Geprelltes Herz', text: 'Ausnahmsweise wörtlich gemeint.' },
  bruisedKidney: { name: 'Geprellte Niere', text: 'Das Pferd hat es nicht so gemeint.' },
  looseImplant: { name: 'Gelockertes Implantat', text: 'Eine Schraube locker, und zwar amtlich.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
