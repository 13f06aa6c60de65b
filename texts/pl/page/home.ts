import type { HomeTexts } from '../../page/home.ts'
import { list } from '../grammar.ts'

export const home: HomeTexts = {
  lead: 'Szpital z kości do gry',
  what: 'Pacjenci to kości, od 1 do 6. Pielęgniarki i specjaliści leczą ich krok po kroku: kto wyjdzie ponad 6, idzie do domu, a im więcej pacjentów wraca razem, tym lepiej. Osiem rund, około pół godziny.',
  play: 'Graj',
  playWith: ({ who, game }) => `${list(who)} · ${game}`,
  playAlone: ({ game }) => `W pojedynkę · ${game}`,
  you: 'Ty',
  change: 'Zmień stół',
  goOn: 'Przerwane partie',
  table: ({ who }) => list(who),
  standing: ({ round, when }) => `Runda ${round} z 8, ${when}`,
  notBegun: 'Dopiero zaczęta',
  allGames: 'Wszystkie moje partie',
  ways: 'Jak jeszcze można zagrać',
  bots: { name: 'Z botami', text: 'Od jednego do trzech przeciwników, od Studenta po Ordynatora.' },
  friends: { name: 'Przy jednym ekranie', text: 'Od dwóch do czterech osób podaje sobie jeden ekran.' },
  solo: { name: 'W pojedynkę', text: 'Gra solo z raportami medycznymi do wypełnienia.' },
  learn: { name: 'Nauka gry', text: 'Kilka minut na prawdziwej planszy, po jednej rzeczy naraz.' },
  rules: { name: 'Zasady', text: 'Ponumerowane, z wyszukiwarką i z każdą wątpliwością rozstrzygniętą.' },
  cards: { name: 'Karty', text: 'Wszystkie oddziały, specjaliści, dyrektorzy i wydarzenia.' },
  games: { name: 'Moje partie', text: 'Graj dalej, oglądaj, analizuj; twoje rekordy i średnie.' },
  ward: 'Sala widziana z góry: sześć łóżek, kości jako pacjenci od ciężko chorych po rozpromienionych, pielęgniarka, chirurg i karetka przed wejściem.',
  round: { title: 'Jedna runda', note: 'Osiem takich to cała gra.' },
  departments: {
    title: 'Od czego każdy zaczyna',
    note: 'Sześć pomieszczeń, które ma każdy szpital. Kogo leczą, widać na drzwiach.',
  },
}
