// Diagnoses by MRI.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const mris = {
  smallStroke: { name: 'Mały udar', text: 'Wykryty wcześnie, a o to chodzi.' },
  largeStroke: { name: 'Rozległy udar', text: 'Od teraz liczy się każda minuta.' },
  concussion: { name: 'Wstrząśnienie mózgu', text: 'Druga głowa już przeprosiła.' },
  brainSwelling: { name: 'Obrzęk mózgu', text: 'Potrzebuje miejsca i spokoju, jak my wszyscy.' },
  benignTumour: { name: 'Łagodny guz', text: 'Lokator bez złych zamiarów.' },
  slippedDisc: { name: 'Wypadnięty dysk', text: 'Tego dysku nie da się przegrać.' },
  pinchedNerve: { name: 'Uciśnięty nerw', text: 'Ktoś stoi na kablu.' },
  multipleSclerosis: { name: 'Stwardnienie rozsiane', text: 'Przewody proszą o opiekę.' },
  epilepsy: { name: 'Padaczka', text: 'Małe burze, odtąd z prognozą pogody.' },
  parkinsonsDisease: { name: 'Choroba Parkinsona', text: 'Wolniejszy krok, towarzystwo równie dobre.' },
  dementia: { name: 'Otępienie', text: 'Stare piosenki są wszystkie na miejscu.' },
  depression: { name: 'Depresja', text: 'Wziąć się w garść tu nie wystarczy.' },
  panicDisorder: { name: 'Napady paniki', text: 'Fałszywy alarm, który brzmi jak prawdziwy.' },
  bleedUnderTheSkull: { name: 'Krwiak pod czaszką', text: 'Niska belka, tydzień temu.' },
  aneurysm: { name: 'Tętniak', text: 'Balonik, którego nikt nie chce przekłuć.' },
  facialPalsy: { name: 'Porażenie twarzy', text: 'Pół uśmiechu, druga połowa w drodze.' },
  nerveInflammation: { name: 'Zapalenie nerwu', text: 'Nawet prześcieradło jest za głośne.' },
  spinalNarrowing: { name: 'Zwężony kanał kręgowy', text: 'Tłok w tylnym korytarzu.' },
  cyst: { name: 'Torbiel', text: 'Mały staw, którego nie było w planie.' },
  heartRhythmStroke: { name: 'Udar od rytmu serca', text: 'Perkusista wysłał coś na górę.' },
  narrowArtery: { name: 'Zwężona tętnica', text: 'Godzina szczytu na jednym pasie.' },
  kidneyCystFound: { name: 'Torbiel nerki', text: 'Znaleziona przy szukaniu czegoś innego.' },
  lungShadow: { name: 'Cień na płucu', text: 'Lepiej zobaczyć go dziś niż za rok.' },
  marrowChange: { name: 'Zmieniony szpik', text: 'Fabryka krwi szuka nowego majstra.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
