import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const eventCards: DiceHospitalTexts['eventCards'] = {
  bloodDrive: {
    name: 'Zbiórka krwi',
    line: 'Całe miasto podwija rękawy. I czekolady nie brakuje.',
    text: 'Każdy szpital zyskuje 1 jednostkę krwi.',
  },
  expiredStock: {
    name: 'Po terminie',
    line: 'Ktoś powinien był przeczytać etykiety na najwyższej półce.',
    text: 'Każdy szpital, który ma jednostkę krwi, traci 1.',
  },
  quietNight: {
    name: 'Spokojna noc',
    line: 'Nikt nie mówi tego głośno, ale wszyscy śpią.',
    text: 'Stan każdego pacjenta o wartości 1–2 w salach poprawia się o 1.',
  },
  heatWave: {
    name: 'Fala upałów',
    line: 'Kostkarka do lodu poddała się w południe.',
    text: 'Stan każdego pacjenta o wartości 5–6 w salach pogarsza się o 1.',
  },
  openHouse: {
    name: 'Dzień otwarty',
    line: 'Budowlańcy z planami, lekarze z referencjami, orkiestra dęta.',
    text: 'Do wyboru jest o jeden oddział i o jednego specjalistę więcej.',
  },
  inspection: {
    name: 'Kontrola',
    line: 'Podkładka z klipsem i własnym zdaniem zagląda do kostnicy.',
    text: 'Każdy szpital traci 1 punkt za każdy swój żeton zgonu.',
  },
  clericalError: {
    name: 'Pomyłka w papierach',
    line: 'A on tylko wyskoczył po kanapkę.',
    text: 'Każdy szpital, który ma żeton zgonu, usuwa 1.',
  },
  shortStaffed: {
    name: 'Braki w obsadzie',
    line: 'Połowa pielęgniarek ma katar, który druga połowa miała w zeszłym tygodniu.',
    text: 'Każdy szpital ma w tej rundzie o 1 pielęgniarkę mniej.',
  },
  agencyNurse: {
    name: 'Dodatkowa para rąk',
    line: 'Przychodzi z własnym kubkiem i już wie, gdzie co leży.',
    text: 'Każdy szpital ma w tej rundzie o 1 pielęgniarkę więcej.',
  },
  icyRoads: {
    name: 'Gołoledź',
    line: 'Niejeden prawie zdrowy poślizgnął się po drodze.',
    text: 'Nowi pacjenci, którym w tej rundzie wypadnie 5, przyjeżdżają z 4.',
  },
  mildWeather: {
    name: 'Łagodna pogoda',
    line: 'Nawet gołębie na dachu wyglądają na wyspane.',
    text: 'Nowi pacjenci, którym w tej rundzie wypadnie 2, przyjeżdżają z 3.',
  },
  brokenBed: {
    name: 'Zepsute łóżko',
    line: 'Sala B nic nie wie o żadnych zawodach w skakaniu.',
    text: 'Każdy szpital ma w tej rundzie tylko 11 łóżek.',
  },
  powerCut: {
    name: 'Przerwa w dostawie prądu',
    line: 'Skaner zamruczał, westchnął i zgasł.',
    text: 'Diagnostyka Obrazowa jest w tej rundzie zamknięta.',
  },
  freshBlood: {
    name: 'Świeża krew',
    line: 'Przyjechała dziś rano i jest w doskonałym humorze.',
    text: 'Jednostka krwi wydana na leczenie leczy w tej rundzie o 2.',
  },
  pressDay: {
    name: 'Wizyta prasy',
    line: 'Lokalna gazeta prosi o kilka uśmiechów przy głównym wejściu.',
    text: 'Każdy szpital, który w tej rundzie wypisze co najmniej 3 pacjentów, zdobywa 1 punkt.',
  },
}
