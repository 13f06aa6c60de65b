import type { TableTexts } from '../../page/table.ts'

export const table: TableTexts = {
  opening: 'Otwieram stół…',
  problems: {
    unknown: {
      title: 'Nie ma tu stołu',
      text: 'Ta przeglądarka nie ma stołu o tym adresie. Może go usunięto albo powstał na innym urządzeniu.',
    },
    elsewhere: {
      title: 'Ten stół jest otwarty w innej karcie',
      text: 'Przy stole można grać tylko w jednej karcie naraz. Graj dalej tam albo przenieś go tutaj.',
    },
    lost: {
      title: 'Stół powędrował gdzie indziej',
      text: 'Otwarto go w innej karcie albo nie dało się go tu dłużej zapisywać. Każdy wykonany krok jest zachowany.',
    },
    deleted: {
      title: 'Ten stół usunięto',
      text: 'Usunięto go z tej przeglądarki albo wyczyszczono jej dane. Dopóki ta strona jest otwarta, partię można jeszcze zapisać do pliku.',
    },
    oldRules: {
      title: 'Stół z dawnych czasów',
      text: 'Tę partię zaczęto według starszej wersji zasad, której ta strona już nie ma.',
    },
    broken: {
      title: 'Tego stołu nie da się otworzyć',
      text: 'Z tego, co po nim zostało, nie da się złożyć partii. Może zapis jest uszkodzony.',
    },
    noStorage: {
      title: 'Niczego nie da się tu przechować',
      text: 'Ta przeglądarka nie pozwala stronie niczego zapisać. Tak bywa w oknie prywatnym.',
    },
  },
  playHere: 'Graj tutaj',
  again: 'Spróbuj jeszcze raz',
  games: 'Moje partie',
}
