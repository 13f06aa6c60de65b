// Diagnoses by blood test.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const bloodTests = {
  rheumatoidArthritis: { name: 'Rheumatoide Arthritis', text: 'Die Gelenke haben sich mit ihrem Besitzer überworfen.' },
  lupus: { name: 'Lupus', text: 'Sieht aus wie alles andere, bis jemand danach sucht.' },
  crohnsDisease: { name: 'Morbus Crohn', text: 'Der Darm hat die Landkarte neu gezeichnet.' },
  ulcerativeColitis: { name: 'Colitis ulcerosa', text: 'Der letzte Meter macht das ganze Theater.' },
  coeliacDisease: { name: 'Zöliakie', text: 'Es war die ganze Zeit das Brot.' },
  psoriasis: { name: 'Schuppenflechte', text: 'Haut, die Überstunden macht.' },
  typeOneDiabetes: { name: 'Diabetes Typ 1', text: 'Die Bauchspeicheldrüse streikt.' },
  gravesDisease: { name: 'Morbus Basedow', text: 'Die Schilddrüse steht auf dem Gaspedal.' },
  hashimotosDisease: { name: 'Hashimoto-Thyreoiditis', text: 'Die Schilddrüse hat sich die Woche freigenommen.' },
  addisonsDisease: { name: 'Morbus Addison', text: 'Die Nebennieren sind zu Tisch.' },
  vasculitis: { name: 'Vaskulitis', text: 'Die Leitungen sind verstimmt, alle miteinander.' },
  sarcoidosis: { name: 'Sarkoidose', text: 'Kleine Knoten, die niemand bestellt hat.' },
  scleroderma: { name: 'Sklerodermie', text: 'Die Haut ist recht förmlich geworden.' },
  sjogrensSyndrome: { name: 'Sjögren-Syndrom', text: 'Trockene Augen beim traurigsten Film.' },
  myasthenia: { name: 'Myasthenie', text: 'Muskeln, die mittags Pause wollen.' },
  autoimmuneHepatitis: { name: 'Autoimmunhepatitis', text: 'Die Leber bekommt Ärger von den eigenen Leuten.' },
  haemolyticAnaemia: { name: 'Hämolytische Anämie', text: 'Die roten Zellen gehen vor dem Ende der Feier.' },
  lowPlatelets: { name: 'Zu wenige Blutplättchen', text: 'Ein fester Händedruck gibt einen blauen Fleck.' },
  kidneyInflammation: { name: 'Entzündete Nierenkörperchen', text: 'Die Filter würden gern einmal gespült.' },
  antibodySyndrome: { name: 'Antikörper-Syndrom', text: 'Dieses Blut gerinnt erst und fragt dann.' },
  rubella: { name: 'Röteln', text: 'Rosa, höflich und bald wieder fort.' },
  infectiousMononucleosis: { name: 'Pfeiffersches Drüsenfieber', text: 'Das vom Küssen. Keine weiteren Fragen.' },
  hepatitisB: { name: 'Hepatitis B', text: 'Die Impfung wäre kürzer gewesen.' },
  hepatitisC: { name: 'Hepatitis C', text: 'Hat sich jahrelang versteckt und ist nun gefunden.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
