import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const phases: DiceHospitalTexts['phases'] = {
  intake: {
    name: 'Patiënten opnemen',
    text: 'Er komen nieuwe patiënten aan, drie per ziekenwagen, en ze hebben een bed nodig.',
  },
  improvement: { name: 'Ziekenhuis verbeteren', text: 'Breid je ziekenhuis uit met een afdeling of een specialist.' },
  activation: {
    name: 'Ziekenhuis activeren',
    text: 'Stuur je mensen naar de afdelingen en maak je patiënten beter.',
  },
  neglect: { name: 'Verwaarloosde patiënten', text: 'Wie door niemand is behandeld, gaat achteruit.' },
  discharge: {
    name: 'Ontslagen patiënten',
    text: 'Wie genezen is, mag naar huis: hoe meer tegelijk, hoe meer punten.',
  },
  shiftChange: { name: 'Shiftwissel', text: 'Iedereen terug naar de verpleegpost, en nieuwe kaarten op tafel.' },
}

export const stages: DiceHospitalTexts['stages'] = {
  extraReveal: {
    name: 'Nog een kaart',
    text: 'Kies wat er open komt te liggen: een extra afdeling of een extra specialist.',
  },
  startingValues: { name: 'Eerste patiënten', text: 'Kies welke dobbelsteen welke waarde krijgt.' },
  administrators: { name: 'Beheerder', text: 'Kies wie je ziekenhuis leidt.' },
  split: { name: 'Gelijke waarden', text: 'Beslis welke van de gelijke patiënten in welke ziekenwagen meerijden.' },
  ambulances: { name: 'Ziekenwagens', text: 'Kies een ziekenwagen.' },
  keep: { name: 'Nieuwe patiënten', text: 'Kies de drie patiënten die je opneemt.' },
  makeRoom: {
    name: 'Geen bed vrij',
    text: 'Je hebt te weinig bedden. Kies wie van de eerdere patiënten niet meer te redden is.',
  },
  improvement: { name: 'Verbetering', text: 'Kies een afdeling of een specialist.' },
  discard: { name: 'Afleggen', text: 'Leg een verbetering af voor een bloedzak, of houd alles.' },
  activation: {
    name: 'Activeren',
    text: 'Plaats je verpleegsters en specialisten, gebruik bloedzakken, of sluit je dienst af.',
  },
  protection: { name: 'Bescherming', text: 'Kies de verwaarloosde patiënt over wie je beheerder waakt.' },
  reports: {
    name: 'Medische rapporten',
    text: 'Rond een rapport af met de patiënten in de ontslaglounge, of ga verder.',
  },
  pickup: { name: 'Laatste ophaalronde', text: 'Zet een patiënt op een plaats die past, of pas voorgoed.' },
  over: { name: 'Einde', text: 'Het spel is afgelopen.' },
}

export const followUps: DiceHospitalTexts['followUps'] = {
  model: { name: 'Consultant', text: 'Kies wiens effect de Consultant in deze activering heeft.' },
  specialist: {
    name: 'Na de worp',
    text: 'De dobbelstenen zijn gevallen. Gebruik het effect van de specialist, of laat het.',
  },
  admissions: {
    name: 'Opnameverpleegster',
    text: 'Doe een patiënt terug in de zak, trek een nieuwe, of laat het.',
  },
}
