// The hospital and the course of a round.

import type { RushMdTexts } from '../../rush-md/texts.ts'

const SURGERY = 'Ein Arzt bringt mit der Pinzette Organe aus dem Lager zum Patienten.'
const MEDICATION = 'Eine Krankenschwester gibt dem Patienten mit der Pinzette Mittel und Blut.'
const WARD = 'Eine Krankenschwester behandelt einen Patienten der Station oder gibt allen, was die Epidemie verlangt.'

export const places: RushMdTexts['places'] = {
  desk: {
    name: 'Anmeldung',
    where: 'an der Anmeldung',
    text: 'Eine Krankenschwester zieht bis zu 3 Patienten, beliebig gemischt. Von jeder Art warten höchstens 6.',
  },
  admission: {
    name: 'Aufnahme',
    where: 'in der Aufnahme',
    text: 'Ein Arzt bringt einen wartenden stationären Patienten in ein freies Bett.',
  },
  clinic: {
    name: 'Ambulanz',
    where: 'in der Ambulanz',
    text: 'Ein Arzt oder eine Krankenschwester behandelt einen ambulanten Patienten.',
  },
  wardA: { name: 'Station A', where: 'auf Station A', text: WARD },
  wardB: { name: 'Station B', where: 'auf Station B', text: WARD },
  culture: { name: 'Kultur', where: 'bei der Kultur', text: 'Ein Arzt sucht das Zeichen der obersten Karte.' },
  bloodTest: { name: 'Bluttest', where: 'beim Bluttest', text: 'Ein Arzt legt das Muster der obersten Karte.' },
  xray: { name: 'Röntgen', where: 'beim Röntgen', text: 'Ein Arzt sucht das Bild dieses Patienten.' },
  mri: { name: 'MRT', where: 'im MRT', text: 'Ein Arzt balanciert die Sanduhr auf dem Bett.' },
  bloodBank: {
    name: 'Blutbank',
    where: 'in der Blutbank',
    text: 'Ein Arzt oder eine Krankenschwester bringt 3 Einheiten Blut.',
  },
  pharmacy: {
    name: 'Apotheke',
    where: 'in der Apotheke',
    text: 'Eine Krankenschwester füllt eine Sorte auf: Pillen, Mittel, Infusionen oder Spritzen.',
  },
  organStore: {
    name: 'Organlager',
    where: 'im Organlager',
    text: 'Ein Arzt bringt mit der Pinzette 2 Organe einer Art. Ins Lager passen 6.',
  },
  theatreA: { name: 'OP A', where: 'im OP A', text: SURGERY },
  theatreB: { name: 'OP B', where: 'im OP B', text: SURGERY },
  theatreANurse: { name: 'OP A, Pflege', where: 'am Tisch im OP A', text: MEDICATION },
  theatreBNurse: { name: 'OP B, Pflege', where: 'am Tisch im OP B', text: MEDICATION },
  research: {
    name: 'Forschungsarbeit',
    where: 'an einer Forschungsarbeit',
    text: 'Was die Arbeit in dieser Runde bietet.',
  },
}

export const exams: RushMdTexts['exams'] = {
  culture: {
    name: 'Kultur',
    text: 'Dreh die Plättchen einzeln um, bis du das Zeichen der Karte findest. Sie bleiben immer liegen: Merk sie dir.',
  },
  bloodTest: {
    name: 'Bluttest',
    text: 'Setz die roten und weißen Scheiben mit der Pinzette um, bis sie wie auf der Karte liegen.',
  },
  xray: {
    name: 'Röntgen',
    text: 'In jedem Bild sind fünf Betten versteckt. Ein Bild mit diesem Bett kommt unter den Stapel; nimm das erste ohne.',
  },
  mri: {
    name: 'MRT',
    text: 'Balancier die Sanduhr auf dem Bett und nimm die Karte. Das Bett bleibt, bis der Sand durchgelaufen ist.',
  },
}

export const phases: RushMdTexts['phases'] = {
  council: { name: 'Ärzterat', text: 'Keine Uhr läuft: Macht einen Plan und fangt an, wenn alle bereit sind.' },
  action: { name: 'Aktionsphase', text: 'Sanduhren umdrehen und arbeiten, alle zugleich, gegen die Uhr.' },
  evaluation: { name: 'Auswertung', text: 'Jeder Patient wird angesehen: geheilt oder ein Behandlungsfehler.' },
}

export const stages: RushMdTexts['stages'] = {
  council: { name: 'Ärzterat', text: 'Besprecht die Runde und sagt, wenn ihr bereit seid.' },
  action: { name: 'Aktionsphase', text: 'Stell eine Sanduhr auf ein Feld und tu, was dort zu tun ist.' },
  overtime: {
    name: 'Letzte Körner',
    text: 'Die Uhr ist abgelaufen. Bring zu Ende, was du tust, solange der Sand läuft.',
  },
  clearing: {
    name: 'Aufräumen',
    text: 'Gebt zurück, was Patienten, die bleiben, nicht brauchten, und sagt, wenn ihr bereit seid.',
  },
  over: { name: 'Ende', text: 'Das Spiel ist zu Ende.' },
}
