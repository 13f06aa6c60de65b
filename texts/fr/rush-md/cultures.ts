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
  klebsiella: { name: 'Klebsielle', text: 'Garde son gros manteau, même à l’intérieur.' },
  whoopingCough: { name: 'Coqueluche', text: 'Toute la salle d’attente connaît l’air, maintenant.' },
  diphtheria: { name: 'Diphtérie', text: 'Une vieille connaissance qui ne manquait à personne.' },
  scarletFever: { name: 'Scarlatine', text: 'Une langue de fraise, et plus d’appétit pour elles.' },
  typhoidFever: { name: 'Fièvre typhoïde', text: 'Le cuisinier avait tout lavé, sauf ses mains.' },
  shigella: { name: 'Shigelle', text: 'Le pique-nique, tout le monde s’en souvient.' },
  clostridium: { name: 'Clostridium', text: 'Emménage quand tous les autres sont mis dehors.' },
  brucella: { name: 'Brucelle', text: 'Le lait de chèvre venait droit de la chèvre.' },
  bartonella: { name: 'Bartonelle', text: 'Le chat nie tout en bloc.' },
  helicobacter: { name: 'Helicobacter', text: 'Se sent chez soi dans l’acide, et y reste.' },
  pseudomonas: { name: 'Pseudomonas', text: 'Aime le jacuzzi autant que les clients.' },
  meningococcus: { name: 'Méningocoque', text: 'Pas de temps à perdre, et pas de temps perdu.' },
  tetanus: { name: 'Tétanos', text: 'Un clou rouillé qui a de la mémoire.' },
  anthrax: { name: 'Maladie du charbon', text: 'Vieille laine, spores plus vieilles encore.' },
  cholera: { name: 'Choléra', text: 'De l’eau propre aurait suffi.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
