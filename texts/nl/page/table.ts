import type { TableTexts } from '../../page/table.ts'

export const table: TableTexts = {
  opening: 'De tafel wordt geopend …',
  problems: {
    unknown: {
      title: 'Hier staat geen tafel',
      text: 'Deze browser bewaart geen tafel met dit adres. Misschien is ze verwijderd, of op een ander apparaat gedekt.',
    },
    elsewhere: {
      title: 'Deze tafel is open in een ander tabblad',
      text: 'Aan een tafel speel je in één tabblad tegelijk. Ga daar verder, of haal de tafel hierheen.',
    },
    lost: {
      title: 'De tafel is verhuisd',
      text: 'Ze is in een ander tabblad geopend, of kon hier niet meer worden bewaard. Elke gezette stap is bewaard.',
    },
    deleted: {
      title: 'Deze tafel is verwijderd',
      text: 'Ze is uit deze browser gehaald, of de gegevens van de browser zijn gewist. Zolang deze pagina open blijft, kan het spel nog als bestand worden bewaard.',
    },
    oldRules: {
      title: 'Een tafel van vroeger',
      text: 'Dit spel is begonnen met een oudere versie van de regels, die deze pagina niet meer heeft.',
    },
    broken: {
      title: 'Deze tafel gaat niet open',
      text: 'Wat ervan bewaard is, vormt geen spel. Misschien is het beschadigd.',
    },
    noStorage: {
      title: 'Hier kan niets worden bewaard',
      text: 'Deze browser laat de pagina niets bewaren. In een privévenster is dat vaak zo.',
    },
  },
  playHere: 'Hier spelen',
  again: 'Opnieuw proberen',
  games: 'Mijn spellen',
}
