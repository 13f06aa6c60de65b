import type { RushMdTexts } from '../../rush-md/texts.ts'

export const options: RushMdTexts['options'] = {
  all: {
    difficulty: {
      name: 'Moeilijkheid',
      text: 'Hoeveel het doel vraagt en met hoeveel vaardigheidspunten jullie beginnen.',
    },
    lesson: { name: 'Leerstap', text: 'Opent het ziekenhuis stukje bij beetje, van de polikliniek tot het hele spel.' },
    rounds: { name: 'Rondes', text: 'Normaal vier; een korter spel vraagt een deel van het doel.' },
    seconds: { name: 'Duur van een ronde', text: 'Seconden van de actiefase: 240, en 300 voor één speler.' },
    epidemics: {
      name: 'Epidemieën',
      text: 'Sommige diagnoses zijn besmettelijk, en dan wil een hele zaal behandeling.',
    },
    research: { name: 'Onderzoeksartikelen', text: 'Elke ronde brengen drie artikelen opdrachten en extra acties.' },
    contagion: {
      name: 'Besmettingstekens',
      text: 'De epidemie wordt vanzelf getrokken, of iemand moet het teken opmerken.',
    },
    oath: {
      name: 'Eed van Hippocrates',
      text: 'Een greep tegen de regels van de zandlopers wordt geweigerd, of kost een vaardigheidspunt.',
    },
    pace: { name: 'Snelheid van de klok', text: 'In procenten, tot 20. Een spel met een tragere klok wordt gemerkt.' },
    goal: { name: 'Doel', text: 'Een naar keuze, of een dat wordt getrokken.' },
    exams: { name: 'Onderzoeken', text: 'Gespeeld als kleine spelletjes, of gewoon: je neemt de kaart meteen.' },
    doctors: { name: 'Kleuren', text: 'Welke arts elke speler heeft.' },
  },
  difficulties: { easy: 'Makkelijk', normal: 'Normaal', hard: 'Moeilijk' },
  contagions: { drawn: 'Vanzelf getrokken', noticed: 'Zelf opmerken' },
  oaths: { refused: 'Geweigerd', strict: 'Kost een punt' },
  exams: { played: 'Gespeeld', plain: 'Gewoon' },
  drawnGoal: 'Getrokken',
  noLesson: 'Geen',
  on: 'Aan',
  off: 'Uit',
}

export const lessons: RushMdTexts['lessons'] = {
  L0: {
    name: 'Stap 0: de polikliniek',
    text: 'Twee rondes met poliklinische patiënten en voorraad. Artsen doen alles.',
  },
  L1: {
    name: 'Stap 1: de zalen',
    text: 'Opgenomen patiënten en twee verpleegsters. Onderzoeken geven meteen hun kaart.',
  },
  L2: { name: 'Stap 2: de onderzoeken', text: 'Vier verpleegsters, en elk onderzoek is een spelletje.' },
  L3: { name: 'Stap 3: opereren', text: 'Operatiekamers, organen en pincetten.' },
  L4: { name: 'Stap 4: epidemieën', text: 'Het hele spel.' },
  L5: { name: 'Stap 5: onderzoek', text: 'Het hele spel met onderzoeksartikelen.' },
}

export const presets: RushMdTexts['presets'] = {
  firstGame: { name: 'Eerste spel', text: 'Twee korte rondes in de polikliniek: de beste manier om te beginnen.' },
  standard: { name: 'Standaard', text: 'Het hele spel met epidemieën, vier rondes tegen de klok.' },
  research: { name: 'Onderzoek', text: 'Het hele spel met onderzoeksartikelen, voor teams die elke gang kennen.' },
  relaxed: { name: 'Zonder haast', text: 'Het hele spel met een klok op halve snelheid.' },
}
