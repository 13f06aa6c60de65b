import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const options: DiceHospitalTexts['options'] = {
  all: {
    edition: {
      name: 'Editie',
      text: 'Het spel zoals het is uitgegeven, of prototype 2.11 met zijn eigen kaarten en regels.',
    },
    activation: {
      name: 'Activeren',
      text: 'Iedereen werkt tegelijk, of om de beurt in volgorde van de ziekenwagens.',
    },
    promos: { name: 'Promospecialisten', text: 'Elk van hen vervangt een andere specialist in de stapel.' },
    administrators: {
      name: 'Beheerders',
      text: 'Aan het hoofd van elk ziekenhuis staat iemand met een klein, blijvend voordeel.',
    },
    events: {
      name: 'Gebeurteniskaarten',
      text: 'Vanaf ronde 2 brengt elke ronde nieuws, goed of slecht. De kaarten zijn van onszelf.',
    },
    openingCrisis: { name: 'Openingscrisis', text: 'Iedereen begint met 5 patiënten in plaats van 3.' },
    epidemic: { name: 'Landelijke epidemie', text: 'Bij elke opname komt er één patiënt extra mee.' },
    superbug: {
      name: 'Resistente superbacterie',
      text: 'Verwaarloosde patiënten gaan 2 stappen achteruit in plaats van 1.',
    },
    pickup: {
      name: 'Laatste ophaalronde',
      text: 'Na ronde 8 nemen de ziekenwagens patiënten mee voor 1 punt per patiënt; wie achterblijft, kost 1 punt.',
    },
    timer: { name: 'Timer', text: '60 seconden om te activeren in ronde 1, en elke volgende ronde 5 erbij.' },
    experimental: {
      name: 'Experimentele Geneeskunde',
      text: 'Een mini-uitbreiding: vier afdelingen en zes specialisten die iets nieuws proberen.',
    },
    doubleFatalities: {
      name: 'Dubbele overlijdensstraf',
      text: 'Solo, moeilijker: elk overlijdensfiche kost 4 punten in plaats van 2.',
    },
    doubleReports: {
      name: 'Dubbele rapportstraf',
      text: 'Solo, moeilijker: een rapport dat niet af is, kost twee keer zijn punten.',
    },
  },
  editions: { final: 'Uitgegeven spel', prototype: 'Prototype 2.11' },
  activations: { together: 'Allemaal tegelijk', inOrder: 'Om de beurt' },
  promos: { consultant: 'Consultant', admissionsNurse: 'Opnameverpleegster' },
  on: 'Aan',
  off: 'Uit',
}

export const presets: DiceHospitalTexts['presets'] = {
  firstGame: {
    name: 'Eerste spel',
    text: 'Het gewone spel zonder beheerders, met om de beurt activeren in volgorde van de ziekenwagens: zo begin je het best.',
  },
  standard: { name: 'Standaard', text: 'Het spel zoals het meestal wordt gespeeld, met beheerders.' },
  expert: {
    name: 'Expert',
    text: 'Beheerders, gebeurteniskaarten en Experimentele Geneeskunde, voor wie elke gang van het ziekenhuis kent.',
  },
  prototype: { name: 'Prototype', text: 'De vroege editie 2.11, met eigen afdelingen, specialisten en regels.' },
}
