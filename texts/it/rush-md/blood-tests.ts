// Diagnoses by blood test.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const bloodTests = {
  rheumatoidArthritis: { name: 'Artrite reumatoide', text: 'Le articolazioni hanno litigato con il padrone.' },
  lupus: { name: 'Lupus', text: 'Sembra tutt’altro, finché qualcuno non lo cerca.' },
  crohnsDisease: { name: 'Malattia di Crohn', text: 'L’intestino ha ridisegnato la mappa.' },
  ulcerativeColitis: { name: 'Colite ulcerosa', text: 'L’ultimo metro fa tutto il chiasso.' },
  coeliacDisease: { name: 'Celiachia', text: 'Era sempre stato il pane.' },
  psoriasis: { name: 'Psoriasi', text: 'Pelle che fa gli straordinari.' },
  typeOneDiabetes: { name: 'Diabete di tipo 1', text: 'Il pancreas è in sciopero.' },
  gravesDisease: { name: 'Malattia di Basedow', text: 'La tiroide ha il piede sull’acceleratore.' },
  hashimotosDisease: { name: 'Tiroidite di Hashimoto', text: 'La tiroide si è presa la settimana.' },
  addisonsDisease: { name: 'Malattia di Addison', text: 'I surreni sono in pausa pranzo.' },
  vasculitis: { name: 'Vasculite', text: 'I tubi sono di cattivo umore, tutti quanti.' },
  sarcoidosis: { name: 'Sarcoidosi', text: 'Piccoli nodi che nessuno ha ordinato.' },
  scleroderma: { name: 'Sclerodermia', text: 'La pelle si è fatta molto formale.' },
  sjogrensSyndrome: { name: 'Sindrome di Sjögren', text: 'Occhi asciutti anche al film più triste.' },
  myasthenia: { name: 'Miastenia', text: 'Muscoli che a mezzogiorno vogliono la pausa.' },
  autoimmuneHepatitis: { name: 'Epatite autoimmune', text: 'Il fegato viene sgridato dai suoi.' },
  haemolyticAnaemia: { name: 'Anemia emolitica', text: 'I globuli rossi lasciano la festa in anticipo.' },
  lowPlatelets: { name: 'Poche piastrine', text: 'Una stretta di mano, e c’è il livido.' },
  kidneyInflammation: { name: 'Nefrite', text: 'I filtri gradirebbero una sciacquata.' },
  antibodySyndrome: { name: 'Sindrome da anticorpi', text: 'Questo sangue prima coagula e poi chiede.' },
  rubella: { name: 'Rosolia', text: 'Rosa, educata e presto passata.' },
  infectiousMononucleosis: { name: 'Mononucleosi', text: 'Quella del bacio. Nessun’altra domanda.' },
  hepatitisB: { name: 'Epatite B', text: 'Il vaccino sarebbe stato più breve.' },
  hepatitisC: { name: 'Epatite C', text: 'Nascosta per anni, e infine trovata.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
