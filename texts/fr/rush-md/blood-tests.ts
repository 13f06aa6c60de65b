// Diagnoses by blood test.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const bloodTests = {
  rheumatoidArthritis: {
    name: 'Polyarthrite rhumatoïde',
    text: 'Les articulations sont fâchées avec leur propriétaire.',
  },
  lupus: { name: 'Lupus', text: 'Ressemble à tout le reste, tant qu’on ne le cherche pas.' },
  crohnsDisease: { name: 'Maladie de Crohn', text: 'L’intestin a redessiné la carte.' },
  ulcerativeColitis: { name: 'Rectocolite', text: 'Le dernier mètre fait tout le tapage.' },
  coeliacDisease: { name: 'Maladie cœliaque', text: 'Depuis le début, c’était le pain.' },
  psoriasis: { name: 'Psoriasis', text: 'Une peau qui fait des heures supplémentaires.' },
  typeOneDiabetes: { name: 'Diabète de type 1', text: 'Le pancréas est en grève.' },
  gravesDisease: { name: 'Maladie de Basedow', text: 'La thyroïde a le pied au plancher.' },
  hashimotosDisease: { name: 'Maladie de Hashimoto', text: 'La thyroïde a pris sa semaine.' },
  addisonsDisease: { name: 'Maladie d’Addison', text: 'Les surrénales sont parties déjeuner.' },
  vasculitis: { name: 'Vascularite', text: 'Toute la tuyauterie est de mauvaise humeur.' },
  sarcoidosis: { name: 'Sarcoïdose', text: 'De petits nœuds que personne n’a commandés.' },
  scleroderma: { name: 'Sclérodermie', text: 'La peau est devenue bien cérémonieuse.' },
  sjogrensSyndrome: { name: 'Syndrome de Sjögren', text: 'Les yeux secs, même au film le plus triste.' },
  myasthenia: { name: 'Myasthénie', text: 'Des muscles qui veulent leur pause à midi.' },
  autoimmuneHepatitis: { name: 'Hépatite auto-immune', text: 'Le foie se fait gronder par son propre camp.' },
  haemolyticAnaemia: { name: 'Anémie hémolytique', text: 'Les globules rouges partent avant la fin de la fête.' },
  lowPlatelets: { name: 'Manque de plaquettes', text: 'Une poignée de main, et voilà un bleu.' },
  kidneyInflammation: { name: 'Néphrite', text: 'Les filtres voudraient un bon rinçage.' },
  antibodySyndrome: { name: 'Syndrome des anticorps', text: 'Ce sang coagule d’abord et demande ensuite.' },
  rubella: { name: 'Rubéole', text: 'Rose, polie et bientôt partie.' },
  infectiousMononucleosis: { name: 'Mononucléose', text: 'Celle du baiser. Pas d’autres questions.' },
  hepatitisB: { name: 'Hépatite B', text: 'Le vaccin aurait été plus court.' },
  hepatitisC: { name: 'Hépatite C', text: 'Cachée des années, enfin trouvée.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
