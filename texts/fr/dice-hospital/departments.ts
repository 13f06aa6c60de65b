import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const departments: DiceHospitalTexts['departments'] = {
  criticalCare: {
    name: 'Unité de soins critiques',
    where: 'à l’Unité de soins critiques',
    text: 'Soigner un patient rouge de 1 niveau.',
  },
  oncology: { name: 'Oncologie', where: 'en Oncologie', text: 'Soigner un patient jaune de 1 niveau.' },
  pharmacy: { name: 'Pharmacie', where: 'à la Pharmacie', text: 'Soigner un patient vert de 1 niveau.' },
  intensiveCare: {
    name: 'Soins intensifs',
    where: 'aux Soins intensifs',
    text: 'Soigner un patient de valeur 1–2 de 1 niveau.',
  },
  imaging: { name: 'Imagerie', where: 'à l’Imagerie', text: 'Soigner un patient de valeur 3–4 de 1 niveau.' },
  clinic: { name: 'Clinique', where: 'à la Clinique', text: 'Soigner un patient de valeur 5–6 de 1 niveau.' },

  operatingTheatre: {
    name: 'Salle d’opération',
    where: 'en Salle d’opération',
    text: 'Soigner un patient rouge de 3 niveaux.',
  },
  earNoseThroat: {
    name: 'Oreille, nez & gorge',
    where: 'au service Oreille, nez & gorge',
    text: 'Soigner un patient vert de 3 niveaux.',
  },
  orthopaedics: { name: 'Orthopédie', where: 'en Orthopédie', text: 'Soigner un patient jaune de 3 niveaux.' },
  cardiology: {
    name: 'Cardiologie',
    where: 'en Cardiologie',
    text: 'Soigner exactement trois patients rouges de valeurs consécutives, de 1 niveau chacun.',
  },
  immunology: {
    name: 'Immunologie',
    where: 'en Immunologie',
    text: 'Soigner exactement trois patients verts de valeurs consécutives, de 1 niveau chacun.',
  },
  urology: {
    name: 'Urologie',
    where: 'en Urologie',
    text: 'Soigner exactement trois patients jaunes de valeurs consécutives, de 1 niveau chacun.',
  },
  anaesthesia: {
    name: 'Anesthésie',
    where: 'en Anesthésie',
    text: 'Soigner exactement trois patients rouges de même valeur, de 1 niveau chacun.',
  },
  allergyCentre: {
    name: 'Centre d’allergie',
    where: 'au Centre d’allergie',
    text: 'Soigner exactement trois patients verts de même valeur, de 1 niveau chacun.',
  },
  renalMedicine: {
    name: 'Néphrologie',
    where: 'en Néphrologie',
    text: 'Soigner exactement trois patients jaunes de même valeur, de 1 niveau chacun.',
  },
  crashCentre: {
    name: 'Urgences',
    where: 'aux Urgences',
    text: 'Soigner un patient de valeur 1–2 de 4 niveaux.',
  },
  radiology: {
    name: 'Radiologie',
    where: 'en Radiologie',
    text: 'Soigner exactement trois patients de valeur 1–3, de 1 niveau chacun.',
  },
  triageCentre: {
    name: 'Centre de répartition',
    where: 'au Centre de répartition',
    text: 'Soigner exactement deux patients de valeur 1–3, de 2 niveaux chacun.',
  },

  drugTrialCentre: {
    name: 'Centre d’essai de médicaments',
    where: 'au Centre d’essai de médicaments',
    text: 'Relancer exactement deux patients ; le résultat est définitif. Ils comptent comme traités.',
  },
  experimentalTherapy: {
    name: 'Thérapie expérimentale',
    where: 'en Thérapie expérimentale',
    text: 'Retourner un patient sur la face opposée du dé. Ce patient compte comme traité.',
  },
  physiotherapy: {
    name: 'Physiothérapie',
    where: 'en Physiothérapie',
    text: 'Changer la couleur d’un ou deux patients jusqu’à la fin de la phase. Ils comptent comme traités.',
  },
  trainingDepartment: {
    name: 'Centre d’entraînement',
    where: 'au Centre d’entraînement',
    text: 'Soigner exactement deux patients de même valeur, de 1 niveau chacun.',
  },

  prototypeRadiology: {
    name: 'Radiologie (prototype)',
    where: 'en Radiologie',
    text: 'Soigner jusqu’à trois patients de valeur 1–3, de 1 niveau chacun.',
  },
  prototypeTriageCentre: {
    name: 'Centre de répartition (prototype)',
    where: 'au Centre de répartition',
    text: 'Soigner jusqu’à deux patients de valeur 1–3, de 2 niveaux chacun.',
  },
  prototypePhysiotherapyA: {
    name: 'Physiothérapie A',
    where: 'en Physiothérapie A',
    text: 'Soigner jusqu’à trois patients de valeur 4–6, de 1 niveau chacun.',
  },
  prototypePhysiotherapyB: {
    name: 'Physiothérapie B',
    where: 'en Physiothérapie B',
    text: 'Soigner un patient de valeur 1–3 de 2 niveaux et un patient de valeur 4–5 de 1 niveau.',
  },
  isolationWard: {
    name: 'Chambre d’isolement',
    where: 'en Chambre d’isolement',
    text: 'Soigner un patient de valeur 1–3 de 3 niveaux.',
  },
}
