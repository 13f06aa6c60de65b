// Patients who need a bed. Names are invented: nobody who has lived is meant.

import type { PatientId } from '@grand-rounds/rush-md/ids'
import type { PatientText } from '../../rush-md/texts.ts'

export const inPatients = {
  pneumonia: { name: 'Meneer Eendenburg', complaint: 'Longontsteking', line: 'Voerde de eendjes vanuit de vijver.' },
  kidneyInfection: {
    name: 'Mevrouw Veenbes',
    complaint: 'Nierontsteking',
    line: 'Zweert bij cranberrysap, per emmer.',
  },
  infectedWound: {
    name: 'Roos Doornbos',
    complaint: 'Ontstoken wond',
    line: 'De rozen wonnen de prijs, en daarna het gevecht.',
  },
  tonsilAbscess: {
    name: 'Valentijn Hoogtoon',
    complaint: 'Abces op een amandel',
    line: 'Tenor. Deze week zingt hij alleen de rusten.',
  },
  bloodPoisoning: {
    name: 'Schipper Splinter',
    complaint: 'Bloedvergiftiging',
    line: 'Die splinter stelde echt niks voor, zei hij.',
  },
  feverAfterTravel: {
    name: 'Agaat Zwerver',
    complaint: 'Koorts na een reis',
    line: 'Kwam thuis met veertig foto’s en één verstekeling.',
  },
  jointSwelling: {
    name: 'Oma Breistra',
    complaint: 'Gezwollen gewrichten',
    line: 'Breit twee sokken per uur. Normaal gesproken.',
  },
  inflamedBowel: {
    name: 'Kok Peterselie',
    complaint: 'Ontstoken darm',
    line: 'Proeft alles en heeft van sommige dingen spijt.',
  },
  anaemia: {
    name: 'Graaf Bleekenstein',
    complaint: 'Bloedarmoede',
    line: 'Slaapt overdag en mijdt knoflook, maar is gewoon bleek.',
  },
  lupusFlare: {
    name: 'Luna Wolfs',
    complaint: 'Opvlamming van lupus',
    line: 'Nee, het heeft niets met de volle maan te maken.',
  },
  thyroidStorm: {
    name: 'Wilma Storm',
    complaint: 'Schildklierstorm',
    line: 'Voor het ontbijt was de hele zaal al gedweild.',
  },
  musclePain: {
    name: 'Hercules de Klein',
    complaint: 'Spierpijn',
    line: 'Droeg de piano in zijn eentje naar boven. Verkeerde huis.',
  },
  fallFromLadder: { name: 'Wim Sport', complaint: 'Val van de ladder', line: 'Met de gloeilamp gaat het goed.' },
  skiingAccident: { name: 'Heidi van de Berg', complaint: 'Ski-ongeluk', line: 'Vond de enige boom op de piste.' },
  crushedHand: { name: 'Max Hamer', complaint: 'Beknelde hand', line: 'Hield de deur open. Het was een garagedeur.' },
  carCrash: { name: 'Otto Voorrang', complaint: 'Auto-ongeluk', line: 'Had voorrang en vertelt dat iedereen.' },
  brokenHip: { name: 'Oma Huppel', complaint: 'Gebroken heup', line: 'Won de danswedstrijd toch.' },
  rugbyInjury: { name: 'Ruben Kluwen', complaint: 'Rugbyblessure', line: 'Wil eerst weten wie er gewonnen heeft.' },
  seizures: {
    name: 'Sam Goedhart',
    complaint: 'Epileptische aanvallen',
    line: 'Noemt iedereen schat, ook de monitor.',
  },
  longMigraine: {
    name: 'Mevrouw van Schemer',
    complaint: 'Migraine die blijft',
    line: 'Of de zon misschien wat zachter kan?',
  },
  memoryLoss: {
    name: 'Meneer Vrolijk',
    complaint: 'Geheugenverlies',
    line: 'Aangenaam kennis te maken, elke keer weer.',
  },
  suddenDizziness: {
    name: 'Draaimolen-Jannie',
    complaint: 'Plotselinge duizeligheid',
    line: 'Houdt vol dat de zaal draait.',
  },
  numbArm: { name: 'Arthur Kussen', complaint: 'Gevoelloze arm', line: 'Erop geslapen, en de arm slaapt nog.' },
  deepDelirium: {
    name: 'Baron Droomwoud',
    complaint: 'Diep delirium',
    line: 'Begroet het infuus als een oude kameraad.',
  },
  biteWithFever: {
    name: 'Teun Blaffer',
    complaint: 'Beet met koorts',
    line: 'De poedel van de buren wilde alleen maar spelen.',
  },
  rashAndFever: {
    name: 'Stippie Zomer',
    complaint: 'Uitslag en koorts',
    line: 'Tweehonderdtwaalf vlekjes; ze heeft geteld.',
  },
  stiffNeck: {
    name: 'Nelis Draaier',
    complaint: 'Stijve nek en koorts',
    line: 'Kijkt recht vooruit en hoopt er het beste van.',
  },
  fallAfterFainting: {
    name: 'Victoria Zwijm',
    complaint: 'Val na flauwvallen',
    line: 'Zag eerst de rekening, toen de vloer.',
  },
  brittleBones: { name: 'Crispijn Glas', complaint: 'Broze botten', line: 'Niest uiterst voorzichtig.' },
  tremblingHands: {
    name: 'Maestro Tremolo',
    complaint: 'Trillende handen',
    line: 'Het orkest volgt nog steeds elke slag.',
  },
  failingHeart: {
    name: 'Valentijn Hart',
    complaint: 'Falend hart',
    line: 'Gaf het te vaak weg en heeft een nieuw nodig.',
  },
  failingKidney: { name: 'Petra Boontje', complaint: 'Falende nier', line: 'De andere doet de groeten.' },
  collapsedLung: {
    name: 'Guus Blazer',
    complaint: 'Klaplong',
    line: 'Blies de ballonnen op voor alle negen kleinkinderen.',
  },
  burstAppendix: {
    name: 'Mona Knapper',
    complaint: 'Geknapte blindedarm',
    line: 'Hield het vol tot na de bruidstaart.',
  },
  hernia: { name: 'Sjouwer Zwaarman', complaint: 'Liesbreuk', line: 'Tilt vanuit de rug, tegen alle posters in.' },
  severeDehydration: {
    name: 'Sandra Duin',
    complaint: 'Ernstige uitdroging',
    line: 'Liep de woestijnmarathon, met omwegen.',
  },
} as const satisfies Readonly<Partial<Record<PatientId, PatientText>>>
