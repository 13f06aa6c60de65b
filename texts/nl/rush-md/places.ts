// The hospital and the course of a round.

import type { RushMdTexts } from '../../rush-md/texts.ts'

const SURGERY = 'Een arts brengt met het pincet organen uit de opslag naar de patiënt.'
const MEDICATION = 'Een verpleegster geeft de patiënt met het pincet middelen en bloed.'
const WARD = 'Een verpleegster behandelt één patiënt van de zaal, of geeft iedereen wat de epidemie vraagt.'

export const places: RushMdTexts['places'] = {
  desk: {
    name: 'Balie',
    where: 'aan de balie',
    text: 'Een verpleegster trekt tot 3 patiënten, in elke mix. Van elke soort wachten er hoogstens 6.',
  },
  admission: {
    name: 'Opname',
    where: 'bij de opname',
    text: 'Een arts brengt één wachtende patiënt naar een vrij bed.',
  },
  clinic: {
    name: 'Polikliniek',
    where: 'in de polikliniek',
    text: 'Een arts of een verpleegster behandelt één poliklinische patiënt.',
  },
  wardA: { name: 'Zaal A', where: 'op zaal A', text: WARD },
  wardB: { name: 'Zaal B', where: 'op zaal B', text: WARD },
  culture: { name: 'Kweek', where: 'bij de kweek', text: 'Een arts zoekt het teken van de bovenste kaart.' },
  bloodTest: {
    name: 'Bloedtest',
    where: 'bij de bloedtest',
    text: 'Een arts legt het patroon van de bovenste kaart.',
  },
  xray: { name: 'Röntgen', where: 'bij de röntgen', text: 'Een arts zoekt de foto van deze patiënt.' },
  mri: { name: 'MRI', where: 'bij de MRI', text: 'Een arts laat de zandloper balanceren op het bed.' },
  bloodBank: {
    name: 'Bloedbank',
    where: 'in de bloedbank',
    text: 'Een arts of een verpleegster brengt 3 eenheden bloed.',
  },
  pharmacy: {
    name: 'Apotheek',
    where: 'in de apotheek',
    text: 'Een verpleegster vult één soort aan: pillen, middel, infusen of spuiten.',
  },
  organStore: {
    name: 'Orgaanopslag',
    where: 'in de orgaanopslag',
    text: 'Een arts brengt met het pincet 2 organen van één soort. Er passen er 6 in.',
  },
  theatreA: { name: 'Operatiekamer A', where: 'in operatiekamer A', text: SURGERY },
  theatreB: { name: 'Operatiekamer B', where: 'in operatiekamer B', text: SURGERY },
  theatreANurse: { name: 'Operatiekamer A, verpleging', where: 'aan tafel in operatiekamer A', text: MEDICATION },
  theatreBNurse: { name: 'Operatiekamer B, verpleging', where: 'aan tafel in operatiekamer B', text: MEDICATION },
  research: {
    name: 'Onderzoeksartikel',
    where: 'aan een onderzoeksartikel',
    text: 'Wat het artikel deze ronde te bieden heeft.',
  },
}

export const exams: RushMdTexts['exams'] = {
  culture: {
    name: 'Kweek',
    text: 'Draai de fiches een voor een om tot je het teken van de kaart vindt. Ze blijven altijd liggen: onthoud ze.',
  },
  bloodTest: {
    name: 'Bloedtest',
    text: 'Verplaats de rode en witte schijfjes met het pincet tot ze liggen zoals op de kaart.',
  },
  xray: {
    name: 'Röntgen',
    text: 'In elke foto zijn vijf bedden verstopt. Een foto met dit bed gaat onder de stapel; neem de eerste zonder.',
  },
  mri: {
    name: 'MRI',
    text: 'Laat de zandloper op het bed balanceren en neem de kaart. Het bed blijft tot het zand op is.',
  },
}

export const phases: RushMdTexts['phases'] = {
  council: { name: 'Artsenoverleg', text: 'Er loopt geen klok: maak een plan en begin als iedereen klaar is.' },
  action: { name: 'Actiefase', text: 'Zandlopers omdraaien en werken, allemaal tegelijk, tegen de klok.' },
  evaluation: { name: 'Beoordeling', text: 'Elke patiënt wordt bekeken: genezen, of een medische fout.' },
}

export const stages: RushMdTexts['stages'] = {
  council: { name: 'Artsenoverleg', text: 'Bespreek de ronde en zeg het als je klaar bent.' },
  action: { name: 'Actiefase', text: 'Zet een zandloper op een plek en doe wat daar te doen is.' },
  overtime: { name: 'Laatste korrels', text: 'De klok is om. Maak af waar je mee bezig bent zolang het zand loopt.' },
  clearing: {
    name: 'Opruimen',
    text: 'Stuur terug wat blijvende patiënten niet nodig hadden, en zeg het als je klaar bent.',
  },
  over: { name: 'Einde', text: 'Het spel is afgelopen.' },
}
