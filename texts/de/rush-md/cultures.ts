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
  klebsiella: { name: 'Klebsiellen', text: 'Tragen auch drinnen einen dicken Mantel.' },
  whoopingCough: { name: 'Keuchhusten', text: 'Das ganze Wartezimmer kennt inzwischen die Melodie.' },
  diphtheria: { name: 'Diphtherie', text: 'Eine alte Bekannte, die niemand vermisst hat.' },
  scarletFever: { name: 'Scharlach', text: 'Eine Zunge wie eine Erdbeere, und auf nichts Appetit.' },
  typhoidFever: { name: 'Typhus', text: 'Der Koch hatte alles gewaschen, nur die Hände nicht.' },
  shigella: { name: 'Shigellen', text: 'Das Picknick bleibt allen in Erinnerung.' },
  clostridium: { name: 'Clostridien', text: 'Ziehen ein, wenn alle anderen hinausgeworfen sind.' },
  brucella: { name: 'Brucellen', text: 'Die Ziegenmilch kam direkt von der Ziege.' },
  bartonella: { name: 'Bartonellen', text: 'Die Katze streitet alles ab.' },
  helicobacter: { name: 'Helicobacter', text: 'Fühlt sich in Säure zu Hause und bleibt.' },
  pseudomonas: { name: 'Pseudomonaden', text: 'Mögen den Whirlpool so gern wie die Gäste.' },
  meningococcus: { name: 'Meningokokken', text: 'Keine Zeit zu verlieren, und keine verloren.' },
  tetanus: { name: 'Wundstarrkrampf', text: 'Ein rostiger Nagel mit gutem Gedächtnis.' },
  anthrax: { name: 'Milzbrand', text: 'Alte Wolle, noch ältere Sporen.' },
  cholera: { name: 'Cholera', text: 'Sauberes Wasser hätte genügt.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
