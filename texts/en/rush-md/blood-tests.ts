// Diagnoses by blood test.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const bloodTests = {
  rheumatoidArthritis: { name: 'Rheumatoid arthritis', text: 'The joints have fallen out with their owner.' },
  lupus: { name: 'Lupus', text: 'Looks like everything else until somebody tests for it.' },
  crohnsDisease: { name: 'Crohn’s disease', text: 'The gut has redrawn the map.' },
  ulcerativeColitis: { name: 'Ulcerative colitis', text: 'The last metre makes all the fuss.' },
  coeliacDisease: { name: 'Coeliac disease', text: 'It was the bread all along.' },
  psoriasis: { name: 'Psoriasis', text: 'Skin that works overtime.' },
  typeOneDiabetes: { name: 'Type 1 diabetes', text: 'The pancreas has gone on strike.' },
  gravesDisease: { name: 'Graves’ disease', text: 'The thyroid has its foot on the pedal.' },
  hashimotosDisease: { name: 'Hashimoto’s disease', text: 'The thyroid has taken the week off.' },
  addisonsDisease: { name: 'Addison’s disease', text: 'The adrenal glands are out to lunch.' },
  vasculitis: { name: 'Vasculitis', text: 'The pipes are cross, all of them.' },
  sarcoidosis: { name: 'Sarcoidosis', text: 'Little knots where nobody ordered any.' },
  scleroderma: { name: 'Scleroderma', text: 'The skin has become rather formal.' },
  sjogrensSyndrome: { name: 'Sjögren’s syndrome', text: 'Dry eyes at even the saddest film.' },
  myasthenia: { name: 'Myasthenia', text: 'Muscles that want their break at noon.' },
  autoimmuneHepatitis: { name: 'Autoimmune hepatitis', text: 'The liver is being told off by its own side.' },
  haemolyticAnaemia: { name: 'Haemolytic anaemia', text: 'The red cells leave before the party is over.' },
  lowPlatelets: { name: 'Low platelets', text: 'A firm handshake leaves a bruise.' },
  kidneyInflammation: { name: 'Inflamed kidneys', text: 'The filters would like a rinse.' },
  antibodySyndrome: { name: 'Antibody syndrome', text: 'This blood clots first and asks later.' },
  rubella: { name: 'Rubella', text: 'Pink, polite and soon gone.' },
  infectiousMononucleosis: { name: 'Glandular fever', text: 'The kissing kind. No further questions.' },
  hepatitisB: { name: 'Hepatitis B', text: 'The jab would have been shorter.' },
  hepatitisC: { name: 'Hepatitis C', text: 'Hid for years, and is found at last.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
