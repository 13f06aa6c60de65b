// Patients who are treated in the clinic. Names are invented: nobody who has lived is meant.

import type { PatientId } from '@grand-rounds/rush-md/ids'
import type { PatientText } from '../../rush-md/texts.ts'

export const outPatients = {
  headache: { name: 'Professor Grübel', complaint: 'Kopfschmerzen', line: 'Hat zu lange über eine Sache nachgedacht.' },
  soreThroat: {
    name: 'Trainer Röhr',
    complaint: 'Halsschmerzen',
    line: 'Die Mannschaft hat ihn gehört. Der Nachbarort auch.',
  },
  backPain: { name: 'Bernd Spaten', complaint: 'Rückenschmerzen', line: 'Die letzte Kartoffel saß tief.' },
  hayFever: { name: 'Flora Wiesner', complaint: 'Heuschnupfen', line: 'Liebt Blumen. Einseitig.' },
  upsetStomach: {
    name: 'Harald Nachschlag',
    complaint: 'Verdorbener Magen',
    line: 'Es war doch erst der dritte Teller.',
  },
  toothache: { name: 'Karla Mell', complaint: 'Zahnschmerzen', line: 'Das Karamellbonbon war stärker.' },
  cough: { name: 'Räusper-Jonas', complaint: 'Husten', line: 'Hat in jedem Theater der Stadt Hausverbot.' },
  earache: { name: 'Lore Lauscher', complaint: 'Ohrenschmerzen', line: 'Könntest du das noch einmal sagen?' },
  pinkEye: { name: 'Rosi Zwinker', complaint: 'Bindehautentzündung', line: 'Nein, sie flirtet nicht.' },
  sprainedAnkle: { name: 'Hedda Absatz', complaint: 'Verstauchter Knöchel', line: 'Die Schuhe waren es wert.' },
  cold: { name: 'Schnief Martens', complaint: 'Schnupfen', line: 'Die Packung ist leer. Die nächste auch.' },
  insectSting: { name: 'Imke Honig', complaint: 'Insektenstich', line: 'Sagt, die Biene habe angefangen.' },
  heartburn: { name: 'Chili-Phil', complaint: 'Sodbrennen', line: 'Bestellt immer das Schärfste auf der Karte.' },
  sunburn: { name: 'Harry Hummer', complaint: 'Sonnenbrand', line: 'Ist auf einer Seite eingeschlafen.' },
  hives: { name: 'Bettina Nessel', complaint: 'Nesselsucht', line: 'Erdbeeren. Sie würde es wieder tun.' },
  sleeplessness: {
    name: 'Herr Eulenspecht',
    complaint: 'Schlaflosigkeit',
    line: 'Kennt inzwischen jedes Schaf beim Namen.',
  },
  travelSickness: { name: 'Holger Rumpel', complaint: 'Reiseübelkeit', line: 'Kam mit dem Bus, mit mehreren Pausen.' },
  stiffShoulder: { name: 'Pia Pinsel', complaint: 'Steife Schulter', line: 'Nur die Decke war noch zu streichen.' },
  lowIron: { name: 'Ferdi Eisen', complaint: 'Eisenmangel', line: 'Ausgerechnet mit diesem Namen.' },
  tetanusShot: { name: 'Rosti Nagel', complaint: 'Tetanusspritze', line: 'Ist auf einen Namensvetter getreten.' },
  fluShot: { name: 'Wilma Schnupf', complaint: 'Grippeimpfung', line: 'Sehr tapfer, solange keiner hinschaut.' },
  vitaminShot: { name: 'Sonja Grün', complaint: 'Vitaminspritze', line: 'Lebt aus Prinzip von Toast.' },
  allergyShot: { name: 'Kathi Schnurr', complaint: 'Allergiespritze', line: 'Hat vier Katzen und behält sie alle.' },
  painfulKnee: {
    name: 'Knut Knieling',
    complaint: 'Knieschmerzen',
    line: 'Machte den Antrag auf Kies. Die Antwort war ja.',
  },
  sinusPain: { name: 'Nebel-Norbert', complaint: 'Schmerzende Stirnhöhlen', line: 'Spürt das Wetter von übermorgen.' },
  dryness: { name: 'Edgar Staub', complaint: 'Zu wenig getrunken', line: 'Hat es ein ganzes Festival lang vergessen.' },
  foodPoisoning: { name: 'Auster-Achim', complaint: 'Lebensmittelvergiftung', line: 'Das Buffet sah so einsam aus.' },
  heatStroke: { name: 'Bärti Pelz', complaint: 'Hitzschlag', line: 'Ging als Bär zum Sommerfest.' },
  highFever: { name: 'Scarlett Heiß', complaint: 'Hohes Fieber', line: 'Jemand hat ein Spiegelei vorgeschlagen.' },
  gout: { name: 'Herr von Portwein', complaint: 'Gicht', line: 'Schimpft auf den Braten und nimmt noch etwas Soße.' },
  shingles: { name: 'Rudi Ziegler', complaint: 'Gürtelrose', line: 'Ein Gärtner. Den Witz kennt er schon.' },
  bronchitis: { name: 'Dudel-Duncan', complaint: 'Bronchitis', line: 'Der Dudelsack hat sie auch.' },
  strongAllergy: { name: 'Hasel Nussbaum', complaint: 'Starke Allergie', line: '‚Kann Spuren enthalten.‘ Konnte es.' },
  lowSugar: {
    name: 'Frau Süßmilch',
    complaint: 'Unterzucker',
    line: 'Ließ das Mittagessen ausfallen, um allen zu helfen.',
  },
  asthmaAttack: { name: 'Lieselotte Regal', complaint: 'Asthmaanfall', line: 'Hat das Archiv abgestaubt. Das ganze.' },
  racingHeart: { name: 'Flitz Pulsmann', complaint: 'Herzrasen', line: 'Vier Espressi und ein Gruselfilm.' },
} as const satisfies Readonly<Partial<Record<PatientId, PatientText>>>
