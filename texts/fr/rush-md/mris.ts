// Diagnoses by MRI.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const mris = {
  smallStroke: { name: 'Petit AVC', text: 'Vu à temps, et tout est là.' },
  largeStroke: { name: 'AVC grave', text: 'À partir d’ici, chaque minute compte.' },
  concussion: { name: 'Commotion', text: 'L’autre crâne a présenté ses excuses.' },
  brainSwelling: { name: 'Œdème du cerveau', text: 'Il lui faut de la place et du calme, comme à tous.' },
  benignTumour: { name: 'Tumeur bénigne', text: 'Un locataire sans mauvaises intentions.' },
  slippedDisc: { name: 'Hernie discale', text: 'Pas un disque qui s’écoute.' },
  pinchedNerve: { name: 'Nerf coincé', text: 'Quelqu’un marche sur le câble.' },
  multipleSclerosis: { name: 'Sclérose en plaques', text: 'Le câblage demande des soins.' },
  epilepsy: { name: 'Épilepsie', text: 'De petits orages, désormais annoncés par la météo.' },
  parkinsonsDisease: { name: 'Maladie de Parkinson', text: 'Le pas plus lent, la compagnie aussi bonne.' },
  dementia: { name: 'Démence', text: 'Les vieilles chansons sont toutes encore là.' },
  depression: { name: 'Dépression', text: 'Se secouer n’y change rien.' },
  panicDisorder: { name: 'Trouble panique', text: 'Une fausse alerte qui sonne comme une vraie.' },
  bleedUnderTheSkull: { name: 'Saignement sous le crâne', text: 'Une poutre basse, il y a une semaine.' },
  aneurysm: { name: 'Anévrisme', text: 'Un ballon que personne ne veut voir éclater.' },
  facialPalsy: { name: 'Paralysie faciale', text: 'Un demi-sourire ; l’autre moitié suivra.' },
  nerveInflammation: { name: 'Névrite', text: 'Même le drap fait trop de bruit.' },
  spinalNarrowing: { name: 'Canal rétréci', text: 'On se bouscule dans le couloir du dos.' },
  cyst: { name: 'Kyste', text: 'Un petit étang qui n’était pas prévu.' },
  heartRhythmStroke: { name: 'AVC venu du rythme cardiaque', text: 'Le batteur a envoyé quelque chose à l’étage.' },
  narrowArtery: { name: 'Artère rétrécie', text: 'L’heure de pointe sur une seule voie.' },
  kidneyCystFound: { name: 'Kyste au rein', text: 'Trouvé en cherchant autre chose.' },
  lungShadow: { name: 'Ombre au poumon', text: 'Mieux vaut la voir aujourd’hui que l’an prochain.' },
  marrowChange: { name: 'Moelle modifiée', text: 'La fabrique de sang cherche un contremaître.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
