import type { RushMdTexts } from '../../rush-md/texts.ts'

export const epidemics: RushMdTexts['epidemics'] = {
  seasonalFlu: { name: 'Grippe saisonnière', text: 'C’est la saison, et cette salle commence.' },
  stomachBug: { name: 'Gastro', text: 'Il y a la queue, et pas pour le déjeuner.' },
  skinMites: { name: 'Gale', text: 'Se gratter est contagieux. Ceci aussi.' },
  kennelCough: { name: 'Toux du chenil', text: 'Personne n’a de chien. Tout le monde aboie.' },
  redRash: { name: 'Plaques rouges', text: 'La salle ressemble à un champ de fraises.' },
  sleepingFever: { name: 'Fièvre du sommeil', text: 'Même les visiteurs piquent du nez.' },
  wardFever: { name: 'Fièvre de salle', text: 'Va de lit en lit, sans frapper.' },
  marshFever: { name: 'Fièvre des marais', text: 'Quelqu’un a laissé ouverte la fenêtre sur l’étang.' },
  thirstingSickness: { name: 'Mal de la soif', text: 'Les carafes sont vides et toutes les sonnettes sonnent.' },
  shakingFever: { name: 'Fièvre à frissons', text: 'Les lits cliquettent en chœur.' },
  spottedFever: { name: 'Fièvre tachetée', text: 'L’un a des points, donc tous ont des points.' },
  falseAlarm: { name: 'Fausse alerte', text: 'C’était de la confiture.' },
  quickQuarantine: { name: 'Quarantaine éclair', text: 'Quelqu’un a fermé la porte à temps.' },
  goodHygiene: { name: 'Mains propres', text: 'Cette fois, le savon a gagné.' },
}
