// Diagnoses by culture.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const cultures = {
  staphylococcus: { name: 'Staphylocoque', text: 'Vient en grappes, comme la famille.' },
  streptococcus: { name: 'Streptocoque', text: 'Fait sagement la queue, puis se tient mal.' },
  pneumococcus: { name: 'Pneumocoque', text: 'Deux par deux, droit vers les poumons.' },
  salmonella: { name: 'Salmonelle', text: 'La mousse était un peu trop maison.' },
  listeria: { name: 'Listéria', text: 'Un fromage qui a trop de caractère.' },
  legionella: { name: 'Légionelle', text: 'La douche n’attendait que quelqu’un.' },
  borrelia: { name: 'Borrelia', text: 'Un souvenir des bois, à huit pattes.' },
  chlamydia: { name: 'Chlamydia', text: 'Petite, discrète et facile à guérir.' },
  tuberculosis: { name: 'Tuberculose', text: 'Vient lentement, part lentement, mais part.' },
  candida: { name: 'Candida', text: 'Un champignon qui s’est cru en forêt.' },
  influenza: { name: 'Grippe', text: 'La vraie. Les rhumes l’admirent.' },
  measles: { name: 'Rougeole', text: 'Prière de ne pas relier les points.' },
  mumps: { name: 'Oreillons', text: 'Des joues de hamster avant l’hiver.' },
  rubella: { name: 'Rubéole', text: 'Rose, polie et bientôt partie.' },
  norovirus: { name: 'Norovirus', text: 'La croisière a été écourtée. Pour tous.' },
  rotavirus: { name: 'Rotavirus', text: 'Avec les amitiés de la crèche.' },
  malaria: { name: 'Paludisme', text: 'Un moustique a trouvé le trou du filet.' },
  toxoplasma: { name: 'Toxoplasme', text: 'Le chat nie tout en bloc.' },
  giardia: { name: 'Giardia', text: 'Le torrent avait l’air si pur.' },
  aspergillus: { name: 'Aspergillus', text: 'Grandi à la cave, monté à l’étage.' },
  meningococcus: { name: 'Méningocoque', text: 'Pas de temps à perdre, et pas de temps perdu.' },
  tetanus: { name: 'Tétanos', text: 'Un clou rouillé qui a de la mémoire.' },
  anthrax: { name: 'Maladie du charbon', text: 'Vieille laine, spores plus vieilles encore.' },
  cholera: { name: 'Choléra', text: 'De l’eau propre aurait suffi.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
