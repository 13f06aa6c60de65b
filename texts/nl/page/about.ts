import type { AboutTexts } from '../../page/about.ts'
import { count } from '../grammar.ts'

export const about: AboutTexts = {
  title: 'Over Grand Rounds',
  unofficial: {
    title: 'Niet officieel',
    texts: [
      'Grand Rounds is een browserversie van het bordspel Dice Hospital, gemaakt door mensen die ervan houden. Er is geen band met de auteurs of uitgevers, en zij hebben het niet goedgekeurd. De namen van de spellen zijn van hun eigenaars.',
      'Heb je hier plezier, haal dan de doos in huis: er gaat niets boven echte dobbelstenen in je hand.',
    ],
  },
  own: {
    title: 'Wat van ons is',
    text: 'De regels van het spel komen uit de spelregelboeken; elke zin en elke tekening hier is van onszelf. Sommige kaarten staan nergens in de boeken die wij hebben, dus die hebben we zelf gemaakt:',
    events: ({ count: n }) => count(n, { one: '# gebeurteniskaart', other: '# gebeurteniskaarten' }),
    reports: ({ count: n }) => count(n, { one: '# medisch rapport', other: '# medische rapporten' }),
    backs: ({ count: n }) =>
      count(n, { one: '# achterkant van een ziekenwagen', other: '# achterkanten van ziekenwagens' }),
    administrators: ({ count: n }) =>
      count(n, {
        one: 'naam en karakter van # beheerder, met het effect uit het boek',
        other: 'namen en karakters van # beheerders, met de effecten uit de boeken',
      }),
    seeThem: 'Bekijk alle kaarten',
  },
  rules: {
    title: 'De regels waarmee je speelt',
    texts: [
      'Vier spelregelboeken (het Nederlandse, het Franse, het Italiaanse en het Duitse van het prototype) zijn vergeleken en tot één genummerde tekst gemaakt. Waar ze verschillen of zwijgen, zegt een lezing hoe er hier wordt gespeeld, en waarom.',
      'De dobbelstenen vallen uit een startgetal dat niemand ziet voordat het spel voorbij is. Elk spel kan uit zijn verslag opnieuw worden gespeeld en loopt dan precies zo af.',
    ],
  },
  storage: {
    title: 'Wat er wordt bewaard, en waar',
    texts: [
      'Wat je alleen, tegen bots of rond dit scherm speelt, je instellingen en je laatste opstelling worden in deze browser bewaard en nergens anders. Er is geen account, geen cookie en niemand die je telt. Wie de gegevens van deze site wist, wist ook de tafels: bewaar wat je dierbaar is als bestand.',
      'Na het eerste bezoek blijft ook de pagina zelf in de browser staan, zodat ze zonder netwerk werkt.',
    ],
    server:
      'Een tafel online wordt bewaard door de server waar deze pagina vandaan komt: hoe ze gedekt is, elke zet, de namen, wat er geschreven is, en wanneer. Sleutels van plaatsen alleen als hash, en geen adressen. Aan de tafel zelf kan iedereen zijn naam en woorden weghalen, en wie ze gedekt heeft, kan ze wissen als het spel voorbij is.',
    keptDays: ({ gathering, playing, over, closed }) =>
      `Dagen zonder iemand aan tafel tot deze server ze afruimt: nooit begonnen ${gathering}, midden in een spel ${playing}, afgelopen ${over}, gesloten ${closed}.`,
    used: ({ megabytes }) => `Nu in gebruik: ${megabytes} MB.`,
    offline: 'De pagina staat klaar voor gebruik zonder netwerk.',
    online: 'De pagina staat nog niet klaar voor gebruik zonder netwerk.',
  },
  licence: {
    title: 'Licentie',
    texts: [
      'Vrije software onder de MIT-licentie: gebruik het, verander het, deel het.',
      'Het lettertype is Atkinson Hyperlegible Next, onder de SIL Open Font License.',
    ],
    notices: 'Wat anderen maakten, met de licenties',
  },
  version: ({ version }) => `Versie ${version}`,
}
