// Diagnoses by culture.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const cultures = {
  staphylococcus: { name: 'Staphylokokken', text: 'Kommen in Trauben, wie die Verwandtschaft.' },
  streptococcus: { name: 'Streptokokken', text: 'Stehen brav Schlange und benehmen sich dann daneben.' },
  pneumococcus: { name: 'Pneumokokken', text: 'Immer zu zweit, direkt in die Lunge.' },
  salmonella: { name: 'Salmonellen', text: 'Die Mousse war etwas zu hausgemacht.' },
  listeria: { name: 'Listerien', text: 'Ein Käse mit zu viel Charakter.' },
  legionella: { name: 'Legionellen', text: 'Die Dusche hatte nur auf jemanden gewartet.' },
  borrelia: { name: 'Borrelien', text: 'Ein achtbeiniges Andenken aus dem Wald.' },
  chlamydia: { name: 'Chlamydien', text: 'Klein, diskret und leicht zu heilen.' },
  tuberculosis: { name: 'Tuberkulose', text: 'Kommt langsam, geht langsam, aber geht.' },
  candida: { name: 'Candida', text: 'Ein Pilz, der das hier für einen Wald hielt.' },
  influenza: { name: 'Influenza', text: 'Die echte. Erkältungen sehen zu ihr auf.' },
  measles: { name: 'Masern', text: 'Bitte die Punkte nicht verbinden.' },
  mumps: { name: 'Mumps', text: 'Backen wie ein Hamster vor dem Winter.' },
  rubella: { name: 'Röteln', text: 'Rosa, höflich und bald wieder fort.' },
  norovirus: { name: 'Noroviren', text: 'Die Kreuzfahrt endete früher. Für alle.' },
  rotavirus: { name: 'Rotaviren', text: 'Die Kita lässt grüßen.' },
  malaria: { name: 'Malaria', text: 'Eine Mücke fand das Loch im Netz.' },
  toxoplasma: { name: 'Toxoplasmen', text: 'Die Katze streitet alles ab.' },
  giardia: { name: 'Giardien', text: 'Der Bergbach sah so klar aus.' },
  aspergillus: { name: 'Aspergillus', text: 'Im Keller aufgewachsen, nach oben gezogen.' },
  meningococcus: { name: 'Meningokokken', text: 'Keine Zeit zu verlieren, und keine verloren.' },
  tetanus: { name: 'Wundstarrkrampf', text: 'Ein rostiger Nagel mit gutem Gedächtnis.' },
  anthrax: { name: 'Milzbrand', text: 'Alte Wolle, noch ältere Sporen.' },
  cholera: { name: 'Cholera', text: 'Sauberes Wasser hätte genügt.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
