import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const specialists: DiceHospitalTexts['specialists'] = {
  surgeon: {
    name: 'Chirurgien',
    whom: 'le Chirurgien',
    text: 'Si le service a soigné un ou plusieurs patients rouges, soigner l’un d’eux de 1 niveau supplémentaire.',
  },
  pharmacist: {
    name: 'Pharmacien',
    whom: 'le Pharmacien',
    text: 'Si le service a soigné un ou plusieurs patients verts, soigner l’un d’eux de 1 niveau supplémentaire.',
  },
  haematologist: {
    name: 'Hématologue',
    whom: 'l’Hématologue',
    text: 'Si le service a soigné un ou plusieurs patients jaunes, soigner l’un d’eux de 1 niveau supplémentaire.',
  },
  anaesthetist: {
    name: 'Anesthésiste',
    whom: 'l’Anesthésiste',
    text: 'Si le service a soigné un patient rouge, soigner un autre patient rouge de 1 niveau.',
  },
  virologist: {
    name: 'Virologue',
    whom: 'le Virologue',
    text: 'Si le service a soigné un patient vert, soigner un autre patient vert de 1 niveau.',
  },
  urologist: {
    name: 'Urologue',
    whom: 'l’Urologue',
    text: 'Si le service a soigné un patient jaune, soigner un autre patient jaune de 1 niveau.',
  },
  cardiologist: {
    name: 'Cardiologue',
    whom: 'le Cardiologue',
    text: 'Si le service a soigné un patient rouge, soigner de 1 niveau un autre patient, de n’importe quelle couleur, qui a la valeur que ce patient avait avant.',
  },
  microbiologist: {
    name: 'Microbiologiste',
    whom: 'le Microbiologiste',
    text: 'Si le service a soigné un patient vert, soigner de 1 niveau un autre patient, de n’importe quelle couleur, qui a la valeur que ce patient avait avant.',
  },
  neurologist: {
    name: 'Neurologue',
    whom: 'le Neurologue',
    text: 'Si le service a soigné un patient jaune, soigner de 1 niveau un autre patient, de n’importe quelle couleur, qui a la valeur que ce patient avait avant.',
  },
  triageNurse: {
    name: 'Infirmière de répartition',
    whom: 'l’Infirmière de répartition',
    text: 'Si le service a soigné quelqu’un, soigner deux autres patients de valeur 1–3 de 1 niveau chacun, ou un seul s’il n’y en a pas plus.',
  },
  paramedic: {
    name: 'Paramédical',
    whom: 'le Paramédical',
    text: 'Si le service a soigné quelqu’un, soigner un autre patient de valeur 1–3 de 2 niveaux.',
  },
  generalPractitioner: {
    name: 'Médecin généraliste',
    whom: 'le Médecin généraliste',
    text: 'Si le service a soigné quelqu’un, soigner un autre patient de valeur 4–6 de 1 niveau.',
  },

  consultant: {
    name: 'Consultant',
    whom: 'le Consultant',
    text: 'Au début de chaque activation, choisir un autre spécialiste de son hôpital : le Consultant a le même effet jusqu’à la fin de la phase.',
  },
  admissionsNurse: {
    name: 'Infirmière des admissions',
    whom: 'l’Infirmière des admissions',
    text: 'Pour chaque patient que son placement fait sortir, on peut remettre dans le sac un autre patient de ses salles, ou en piocher un nouveau, le lancer et l’installer dans un lit libre.',
  },

  pathologist: {
    name: 'Pathologiste',
    whom: 'le Pathologiste',
    text: 'Si le service a soigné quelqu’un, on peut retirer 1 jeton Décès pour gagner 1 poche de sang.',
  },
  registrar: {
    name: 'Chef de clinique',
    whom: 'le Chef de clinique',
    text: 'Si le service a fait sortir quelqu’un, marquer 1 point.',
  },
  physiotherapist: {
    name: 'Physiothérapeute',
    whom: 'le Physiothérapeute',
    text: 'Si le service a soigné quelqu’un, changer la couleur d’un patient jusqu’à la fin de la phase. Ce patient compte comme traité.',
  },
  experimentalChemist: {
    name: 'Chimiste expérimental',
    whom: 'le Chimiste expérimental',
    text: 'Si le service a soigné quelqu’un, relancer un autre patient ; le résultat est définitif. Ce patient compte comme traité.',
  },
  medicalStudent: {
    name: 'Étudiant en médecine',
    whom: 'l’Étudiant en médecine',
    text: 'Si le service a soigné quelqu’un, soigner un autre patient de 1 niveau ; l’état d’un autre encore s’aggrave de 1 niveau. L’un et l’autre comptent comme traités.',
  },
  haematologyTechnician: {
    name: 'Technicien en hématologie',
    whom: 'le Technicien en hématologie',
    text: 'Si le service a fait sortir quelqu’un, gagner 1 poche de sang.',
  },

  prototypeTriageNurse: {
    name: 'Infirmière de répartition (prototype)',
    whom: 'l’Infirmière de répartition',
    text: 'Si le service a soigné quelqu’un, soigner un autre patient de valeur 1–3 de 2 niveaux.',
  },
  prototypeConsultant: {
    name: 'Consultant (prototype)',
    whom: 'le Consultant',
    text: 'Si le service a soigné quelqu’un, soigner un autre patient de valeur 1–2 de 3 niveaux. Sans effet dans un service sans couleur.',
  },
  prototypeRegistrar: {
    name: 'Chef de clinique (prototype)',
    whom: 'le Chef de clinique',
    text: 'Si le service a fait sortir quelqu’un, soigner soit un patient de valeur 4–6 de 1 niveau, soit un patient de valeur 1–3 de 2 niveaux.',
  },
  prototypeParamedic: {
    name: 'Paramédical (prototype)',
    whom: 'le Paramédical',
    text: 'Si le service a soigné quelqu’un, soigner jusqu’à deux patients de valeur 1–3, de 1 niveau chacun.',
  },
  criticalSpecialist: {
    name: 'Spécialiste des soins critiques',
    whom: 'le Spécialiste des soins critiques',
    text: 'Si le service a soigné quelqu’un, soigner jusqu’à trois patients de valeur 1–2, de 1 niveau chacun.',
  },
}
