// Diagnoses by X-ray.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const xrays = {
  brokenArm: { name: 'Bras cassé', text: 'De la place pour les signatures.' },
  brokenLeg: { name: 'Jambe cassée', text: 'Une excuse pour tout l’hiver.' },
  brokenRibs: { name: 'Côtes cassées', text: 'Pas de blagues, par pitié. Ça fait mal.' },
  brokenPelvis: { name: 'Bassin fracturé', text: 'Passe son tour pour cette danse, et la suivante.' },
  brokenCollarbone: { name: 'Clavicule cassée', text: 'Par-dessus le guidon, avec panache.' },
  brokenSkull: { name: 'Crâne fracturé', text: 'Une tête dure, mais pas assez.' },
  dislocatedShoulder: { name: 'Épaule démise', text: 'Partie sans laisser d’adresse.' },
  dislocatedHip: { name: 'Hanche démise', text: 'Le grand écart, réussi. Se relever, moins.' },
  crushedVertebra: { name: 'Vertèbre tassée', text: 'Un peu moins grand que dimanche.' },
  tornLigament: { name: 'Ligament déchiré', text: 'Le claquement s’est entendu au dernier rang.' },
  swallowedCoin: { name: 'Pièce avalée', text: 'De la petite monnaie, à l’intérieur.' },
  fluidInTheChest: { name: 'Eau dans la poitrine', text: 'On attend la marée basse.' },
  airInTheChest: { name: 'Air dans la poitrine', text: 'Sa place est là, mais une pièce plus loin.' },
  bruisedLung: { name: 'Poumon contusionné', text: 'La ceinture a fait son devoir.' },
  shatteredElbow: { name: 'Coude en morceaux', text: 'Celui-ci ne fait rire personne.' },
  splitKneecap: { name: 'Rotule fendue', text: 'Deux moitiés d’un bon genou.' },
  hairlineCrack: { name: 'Fêlure', text: 'Visible avec de la lumière et de la bonne volonté.' },
  tornMeniscus: { name: 'Ménisque déchiré', text: 'Le genou claque à trois temps.' },
  brokenNose: { name: 'Nez cassé', text: 'Il montre désormais la sortie.' },
  brokenJaw: { name: 'Mâchoire cassée', text: 'De la soupe, pour quelques semaines.' },
  crackedHeel: { name: 'Talon fêlé', text: 'Le saut, parfait. L’atterrissage, non.' },
  bruisedHeart: { name: 'Cœur contusionné', text: 'Pour une fois, au sens propre.' },
  bruisedKidney: { name: 'Rein contusionné', text: 'Le cheval ne l’a pas fait exprès.' },
  looseImplant: { name: 'Implant descellé', text: 'Une vis en moins, et c’est officiel.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
