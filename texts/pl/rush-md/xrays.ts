// Diagnoses by X-ray.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const xrays = {
  brokenArm: { name: 'Złamana ręka', text: 'Dużo miejsca na podpisy.' },
  brokenLeg: { name: 'Złamana noga', text: 'Wymówka na całą zimę.' },
  brokenRibs: { name: 'Złamane żebra', text: 'Prosimy bez żartów. To boli.' },
  brokenPelvis: { name: 'Złamana miednica', text: 'Ten taniec przepada i następny też.' },
  brokenCollarbone: { name: 'Złamany obojczyk', text: 'Przez kierownicę, ale z klasą.' },
  brokenSkull: { name: 'Pęknięta czaszka', text: 'Twarda głowa, tylko nie dość twarda.' },
  dislocatedShoulder: { name: 'Zwichnięty bark', text: 'Wyprowadził się i nie zostawił adresu.' },
  dislocatedHip: { name: 'Zwichnięte biodro', text: 'Szpagat się udał. Wstawanie nie.' },
  crushedVertebra: { name: 'Zgnieciony kręg', text: 'Trochę niżej niż w niedzielę.' },
  tornLigament: { name: 'Zerwane więzadło', text: 'Trzask było słychać w ostatnim rzędzie.' },
  swallowedCoin: { name: 'Połknięta moneta', text: 'Drobne, w środku.' },
  fluidInTheChest: { name: 'Płyn w klatce piersiowej', text: 'Czekamy na odpływ.' },
  airInTheChest: { name: 'Powietrze w klatce piersiowej', text: 'Jest u siebie, tylko o pokój za daleko.' },
  bruisedLung: { name: 'Stłuczone płuco', text: 'Pas spełnił swój obowiązek.' },
  shatteredElbow: { name: 'Roztrzaskany łokieć', text: 'Tym razem prąd nie minie po chwili.' },
  splitKneecap: { name: 'Pęknięta rzepka', text: 'Dwie połówki dobrego kolana.' },
  hairlineCrack: { name: 'Pęknięcie włosowate', text: 'Widać przy dobrym świetle i dobrej woli.' },
  tornMeniscus: { name: 'Uszkodzona łąkotka', text: 'Kolano strzela w rytmie walca.' },
  brokenNose: { name: 'Złamany nos', text: 'Wskazuje teraz wyjście.' },
  brokenJaw: { name: 'Złamana szczęka', text: 'Zupa, przez kilka tygodni.' },
  crackedHeel: { name: 'Pęknięta pięta', text: 'Skok był dobry. Lądowanie nie.' },
  bruisedHeart: { name: 'Stłuczone serce', text: 'Wyjątkowo nie w przenośni.' },
  bruisedKidney: { name: 'Stłuczona nerka', text: 'Koń nie miał nic złego na myśli.' },
  looseImplant: { name: 'Obluzowany implant', text: 'Brakuje jednej śrubki, i to oficjalnie.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
