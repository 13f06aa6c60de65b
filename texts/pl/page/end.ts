import type { EndTexts } from '../../page/end.ts'
import { points } from '../dice-hospital/terms.ts'
import { count, list } from '../grammar.ts'

const patients = (n: number) => count(n, { one: '# pacjenta', few: '# pacjentów', many: '# pacjentów' })

export const end: EndTexts = {
  title: 'Nocny dyżur przejmuje szpital',
  scene: ({ who }) => `Zdrowi pacjenci wychodzą głównymi drzwiami i machają. Na progu stoi ${who}.`,
  standings: 'Klasyfikacja końcowa',
  scoreTitle: 'Skąd wzięły się punkty',
  bySource: 'Za co',
  byRound: 'W rundach',
  player: 'Gracz',
  source: 'Za co',
  total: 'Razem',
  reckoning: 'Koniec',
  chart: ({ scores }) =>
    `Wynik po każdej rundzie, jako linie. Na koniec: ${list(scores.map(({ who, points: n }) => `${who} ${n}`))}.`,
  chartTitle: 'Jak rósł wynik',
  asTable: 'To samo w tabeli',
  momentsTitle: 'O czym będzie się mówić w stołówce',
  moments: {
    mostHome: ({ who, round, count: n }) => `W rundzie ${round} ${who} wypisuje naraz ${patients(n)}.`,
    bestRound: ({ who, round, points: n }) =>
      `Najlepsza runda ze wszystkich: ${who}, runda ${round}, ${points({ count: n })}.`,
    emptyWards: ({ who, round }) => `Ani jednego zajętego łóżka: w rundzie ${round} ${who} opróżnia wszystkie sale.`,
    noneLost: ({ who }) =>
      who.length === 1
        ? `${list(who)} nie traci ani jednego pacjenta.`
        : `${list(who)} nie tracą ani jednego pacjenta.`,
    worstRound: ({ who, round, count: n }) => `Ciężka noc: w rundzie ${round} ${who} traci ${patients(n)}.`,
    ledFrom: ({ who, round }) => `Od rundy ${round} prowadzi ${who} i nikt już tego nie zmienia.`,
    cameBack: ({ who, round, points: n }) =>
      `Co za powrót: po rundzie ${round} ${who} ma jeszcze stratę ${count(n, { one: '# punktu', few: '# punktów', many: '# punktów' })}.`,
  },
  solo: {
    ranks: [
      'Pierwszy dzień na oddziale',
      'Pewna ręka',
      'Rozchwytywany lekarz',
      'Filar szpitala',
      'Mówi o tym całe miasto',
    ],
    rank: ({ rank, points: n }) => `${points({ count: n })}: ${rank}.`,
    next: ({ rank, points: n }) => `Jeszcze ${points({ count: n })} i byłoby: „${rank}”.`,
    reportsTitle: 'Raporty medyczne',
    done: 'Wypełnione',
    missed: 'Niewypełnione',
  },
  actions: {
    label: 'Co dalej',
    again: 'Zagraj jeszcze raz',
    review: 'Przeanalizuj partię',
    replay: 'Obejrzyj ją jeszcze raz',
    save: 'Zapisz do pliku',
    copy: 'Skopiuj link',
    home: 'Do głównego wejścia',
  },
  copied: 'Link skopiowany. Kto go otworzy, może obejrzeć całą partię.',
  notCopied: 'Linku nie udało się skopiować automatycznie. Oto on:',
  link: 'Link do tej partii',
}
