// Diagnoses by blood test.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const bloodTests = {
  rheumatoidArthritis: { name: 'Reumatoïde artritis', text: 'De gewrichten hebben ruzie met hun eigenaar.' },
  lupus: { name: 'Lupus', text: 'Lijkt op al het andere, tot iemand ernaar zoekt.' },
  crohnsDisease: { name: 'Ziekte van Crohn', text: 'De darm heeft de kaart hertekend.' },
  ulcerativeColitis: { name: 'Colitis ulcerosa', text: 'De laatste meter maakt alle drukte.' },
  coeliacDisease: { name: 'Coeliakie', text: 'Het was al die tijd het brood.' },
  psoriasis: { name: 'Psoriasis', text: 'Huid die overuren maakt.' },
  typeOneDiabetes: { name: 'Diabetes type 1', text: 'De alvleesklier staakt.' },
  gravesDisease: { name: 'Ziekte van Graves', text: 'De schildklier staat op het gaspedaal.' },
  hashimotosDisease: { name: 'Ziekte van Hashimoto', text: 'De schildklier heeft een week vrij genomen.' },
  addisonsDisease: { name: 'Ziekte van Addison', text: 'De bijnieren zijn aan het lunchen.' },
  vasculitis: { name: 'Vasculitis', text: 'De leidingen zijn boos, allemaal.' },
  sarcoidosis: { name: 'Sarcoïdose', text: 'Knobbeltjes die niemand besteld heeft.' },
  scleroderma: { name: 'Sclerodermie', text: 'De huid is wat formeel geworden.' },
  sjogrensSyndrome: { name: 'Syndroom van Sjögren', text: 'Droge ogen, zelfs bij de droevigste film.' },
  myasthenia: { name: 'Myasthenie', text: 'Spieren die om twaalf uur pauze willen.' },
  autoimmuneHepatitis: { name: 'Auto-immuunhepatitis', text: 'De lever krijgt op zijn kop van de eigen ploeg.' },
  haemolyticAnaemia: { name: 'Hemolytische anemie', text: 'De rode cellen gaan voor het einde van het feest weg.' },
  lowPlatelets: { name: 'Te weinig bloedplaatjes', text: 'Een stevige handdruk geeft een blauwe plek.' },
  kidneyInflammation: { name: 'Ontstoken nierfilters', text: 'De filters willen graag gespoeld worden.' },
  antibodySyndrome: { name: 'Antistofsyndroom', text: 'Dit bloed stolt eerst en vraagt dan.' },
  rubella: { name: 'Rodehond', text: 'Roze, beleefd en zo weer weg.' },
  infectiousMononucleosis: { name: 'Ziekte van Pfeiffer', text: 'Die van het zoenen. Verder geen vragen.' },
  hepatitisB: { name: 'Hepatitis B', text: 'De prik was korter geweest.' },
  hepatitisC: { name: 'Hepatitis C', text: 'Zat jaren verstopt en is nu gevonden.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
