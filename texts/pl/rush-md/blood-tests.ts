// Diagnoses by blood test.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const bloodTests = {
  rheumatoidArthritis: { name: 'Reumatoidalne zapalenie stawów', text: 'Stawy pokłóciły się z właścicielem.' },
  lupus: { name: 'Toczeń', text: 'Udaje wszystko inne, póki ktoś go nie poszuka.' },
  crohnsDisease: { name: 'Choroba Leśniowskiego-Crohna', text: 'Jelito przerysowało mapę.' },
  ulcerativeColitis: { name: 'Wrzodziejące zapalenie jelita', text: 'Ostatni metr robi cały hałas.' },
  coeliacDisease: { name: 'Celiakia', text: 'To przez cały czas był chleb.' },
  psoriasis: { name: 'Łuszczyca', text: 'Skóra na nadgodzinach.' },
  typeOneDiabetes: { name: 'Cukrzyca typu 1', text: 'Trzustka strajkuje.' },
  gravesDisease: { name: 'Choroba Gravesa-Basedowa', text: 'Tarczyca trzyma nogę na gazie.' },
  hashimotosDisease: { name: 'Choroba Hashimoto', text: 'Tarczyca wzięła tydzień wolnego.' },
  addisonsDisease: { name: 'Choroba Addisona', text: 'Nadnercza wyszły na obiad.' },
  vasculitis: { name: 'Zapalenie naczyń', text: 'Rury są w złym humorze, wszystkie.' },
  sarcoidosis: { name: 'Sarkoidoza', text: 'Małe guzki, których nikt nie zamawiał.' },
  scleroderma: { name: 'Twardzina', text: 'Skóra zrobiła się bardzo oficjalna.' },
  sjogrensSyndrome: { name: 'Zespół Sjögrena', text: 'Suche oczy nawet na najsmutniejszym filmie.' },
  myasthenia: { name: 'Miastenia', text: 'Mięśnie, które w południe chcą przerwy.' },
  autoimmuneHepatitis: { name: 'Autoimmunologiczne zapalenie wątroby', text: 'Wątroba dostaje burę od swoich.' },
  haemolyticAnaemia: { name: 'Niedokrwistość hemolityczna', text: 'Czerwone krwinki wychodzą przed końcem imprezy.' },
  lowPlatelets: { name: 'Za mało płytek krwi', text: 'Mocny uścisk dłoni, i już jest siniak.' },
  kidneyInflammation: { name: 'Kłębuszkowe zapalenie nerek', text: 'Filtry proszą o przepłukanie.' },
  antibodySyndrome: { name: 'Zespół antyfosfolipidowy', text: 'Ta krew najpierw krzepnie, a potem pyta.' },
  rubella: { name: 'Różyczka', text: 'Różowa, grzeczna i zaraz sobie pójdzie.' },
  infectiousMononucleosis: { name: 'Mononukleoza', text: 'Ta od całowania. Więcej pytań nie ma.' },
  hepatitisB: { name: 'Żółtaczka typu B', text: 'Szczepienie byłoby krótsze.' },
  hepatitisC: { name: 'Żółtaczka typu C', text: 'Latami w ukryciu, wreszcie znaleziona.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
