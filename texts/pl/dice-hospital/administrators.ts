// Names and characters are invented: nobody who has lived is meant.

import type { AdministratorText, DiceHospitalTexts } from '../../dice-hospital/texts.ts'

const pairs = (colour: string): AdministratorText['text'] => ({
  final: `Wypisz w jednej rundzie co najmniej dwóch ${colour} pacjentów: 1 punkt.`,
  prototype: `Za każdych dwóch ${colour} pacjentów wypisanych w jednej rundzie: 1 punkt.`,
})

const protects = (one: string, all: string): AdministratorText['text'] => ({
  final: `W każdej rundzie stan jednego zaniedbanego ${one} pacjenta, którego wskażesz, nie pogarsza się.`,
  prototype: `Stan zaniedbanych ${all} pacjentów nigdy się nie pogarsza.`,
})

export const administrators: DiceHospitalTexts['administrators'] = {
  twoRed: {
    name: 'Róża Naparsteczko',
    line: 'Przemierza szpital truchtem i nie uroniła jeszcze ani kropli herbaty.',
    text: pairs('czerwonych'),
  },
  twoYellow: {
    name: 'Bartłomiej Piórkowicki',
    line: 'Trzyma w gabinecie kanarka i radzi się go w sprawach budżetu.',
    text: pairs('żółtych'),
  },
  twoGreen: {
    name: 'Otylia Paprotna-Doniczko',
    line: 'Podlewa każdą roślinę w budynku, plastikowe też.',
    text: pairs('zielonych'),
  },
  oneOfEach: {
    name: 'Ignacy Śliweczko',
    line: 'Zbiera wszystko po jednej sztuce: łyżeczki, krawaty, opinie innych lekarzy.',
    text: {
      final: 'Wypisz w jednej rundzie pacjentów wszystkich trzech kolorów: 1 punkt.',
      prototype: 'Za każdy komplet wszystkich trzech kolorów wypisany w jednej rundzie: 1 punkt.',
    },
  },
  protectsRed: {
    name: 'Filipina Jeżynowska',
    line: 'Czuwa po nocach przy każdym, kto ma choć lekkie rumieńce.',
    text: protects('czerwonego', 'czerwonych'),
  },
  protectsYellow: {
    name: 'Barnaba Budyniecki',
    line: 'Kieszenie grzechoczą mu od cytrynowych landrynek, a jedna jest zawsze dla ciebie.',
    text: protects('żółtego', 'żółtych'),
  },
  protectsGreen: {
    name: 'Hildegarda Meszek-Łąkowa',
    line: 'Jej miętowej herbaty nie zatwierdził żaden farmaceuta, a każdy ją pije.',
    text: protects('zielonego', 'zielonych'),
  },
  mostDischarged: {
    name: 'Wilhelmina Rączka-Pędziwiatr',
    line: 'Taksówka czeka, zanim pacjent znajdzie drugi but.',
    text: {
      final: 'Wypisz w rundzie więcej pacjentów niż każdy inny gracz: 1 punkt.',
      prototype: 'Wypisz w rundzie więcej pacjentów niż każdy inny gracz: 2 punkty.',
    },
  },
}
