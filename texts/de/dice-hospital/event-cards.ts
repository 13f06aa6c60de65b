import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const eventCards: DiceHospitalTexts['eventCards'] = {
  bloodDrive: {
    name: 'Blutspendetag',
    line: 'Die ganze Stadt krempelt die Ärmel hoch. Es gibt Kekse.',
    text: 'Jedes Krankenhaus erhält 1 Blutbeutel.',
  },
  expiredStock: {
    name: 'Abgelaufene Vorräte',
    line: 'Jemand hätte die Etiketten im obersten Regal lesen sollen.',
    text: 'Jedes Krankenhaus, das einen Blutbeutel hat, verliert 1.',
  },
  quietNight: {
    name: 'Ruhige Nacht',
    line: 'Niemand spricht es aus, aber alle schlafen.',
    text: 'Jeder Patient mit Wert 1–2 auf den Stationen erholt sich um 1.',
  },
  heatWave: {
    name: 'Hitzewelle',
    line: 'Die Eismaschine hat gegen Mittag aufgegeben.',
    text: 'Jeder Patient mit Wert 5–6 auf den Stationen verschlechtert sich um 1.',
  },
  openHouse: {
    name: 'Tag der offenen Tür',
    line: 'Handwerker mit Plänen, Ärztinnen mit Zeugnissen und eine Blaskapelle.',
    text: 'Es liegen eine Abteilung und ein Spezialist mehr aus.',
  },
  inspection: {
    name: 'Inspektion',
    line: 'Ein Klemmbrett mit eigener Meinung wirft einen Blick in die Leichenhalle.',
    text: 'Jedes Krankenhaus verliert 1 Punkt für jeden Todesfallmarker, den es hat.',
  },
  clericalError: {
    name: 'Aktenverwechslung',
    line: 'Er war nur kurz ein Brötchen holen.',
    text: 'Jedes Krankenhaus, das einen Todesfallmarker hat, gibt 1 ab.',
  },
  shortStaffed: {
    name: 'Personalmangel',
    line: 'Die halbe Schicht hat den Schnupfen, den die andere Hälfte letzte Woche hatte.',
    text: 'Jedes Krankenhaus hat in dieser Runde 1 Krankenschwester weniger.',
  },
  agencyNurse: {
    name: 'Aushilfe',
    line: 'Bringt ihre eigene Tasse mit und weiß schon, wo alles steht.',
    text: 'Jedes Krankenhaus hat in dieser Runde 1 Krankenschwester mehr.',
  },
  icyRoads: {
    name: 'Glatteis',
    line: 'Manche waren schon fast gesund und sind auf dem Weg hierher ausgerutscht.',
    text: 'Neue Patienten mit einer gewürfelten 5 kommen in dieser Runde mit einer 4 an.',
  },
  mildWeather: {
    name: 'Mildes Wetter',
    line: 'Sogar die Tauben auf dem Dach sehen ausgeschlafen aus.',
    text: 'Neue Patienten mit einer gewürfelten 2 kommen in dieser Runde mit einer 3 an.',
  },
  brokenBed: {
    name: 'Kaputtes Bett',
    line: 'Station B weiß nichts von einem Hüpfwettbewerb.',
    text: 'Jedes Krankenhaus hat in dieser Runde nur 11 Betten.',
  },
  powerCut: {
    name: 'Stromausfall',
    line: 'Der Scanner brummt, seufzt und geht aus.',
    text: 'Die Bildgebung ist in dieser Runde geschlossen.',
  },
  freshBlood: {
    name: 'Frisches Blut',
    line: 'Heute Morgen geliefert und bester Laune.',
    text: 'Ein Blutbeutel, der in dieser Runde zum Heilen ausgegeben wird, heilt um 2.',
  },
  pressDay: {
    name: 'Pressetermin',
    line: 'Die Lokalzeitung hätte gern ein paar lachende Gesichter vor dem Eingang.',
    text: 'Jedes Krankenhaus, das in dieser Runde mindestens 3 Patienten entlässt, macht 1 Punkt.',
  },
}
