// Patients who are treated in the clinic. Names are invented: nobody who has lived is meant.

import type { PatientId } from '@grand-rounds/rush-md/ids'
import type { PatientText } from '../../rush-md/texts.ts'

export const outPatients = {
  headache: { name: 'Professor Peinzer', complaint: 'Hoofdpijn', line: 'Heeft te lang over één ding nagedacht.' },
  soreThroat: {
    name: 'Trainer Toeter',
    complaint: 'Keelpijn',
    line: 'Het team heeft hem gehoord. Het volgende dorp ook.',
  },
  backPain: { name: 'Bert Spade', complaint: 'Rugpijn', line: 'De laatste aardappel zat diep.' },
  hayFever: { name: 'Flora Weideman', complaint: 'Hooikoorts', line: 'Houdt van bloemen. Het is niet wederzijds.' },
  upsetStomach: { name: 'Harrie Opschep', complaint: 'Maag van streek', line: 'Het was pas het derde bord.' },
  toothache: { name: 'Karel Mel', complaint: 'Kiespijn', line: 'De toffee heeft gewonnen.' },
  cough: { name: 'Kuch Jansen', complaint: 'Hoest', line: 'Is in elke schouwburg al eens weggestuurd.' },
  earache: { name: 'Lobke Luister', complaint: 'Oorpijn', line: 'Kun je dat nog een keer zeggen?' },
  pinkEye: { name: 'Roosje Knipoog', complaint: 'Rood oog', line: 'Het is niet dat soort knipogen.' },
  sprainedAnkle: { name: 'Hedda Hak', complaint: 'Verzwikte enkel', line: 'De schoenen waren het waard.' },
  cold: { name: 'Snuf Martens', complaint: 'Verkoudheid', line: 'De doos is leeg. De volgende ook.' },
  insectSting: { name: 'Honing Bijleveld', complaint: 'Insectensteek', line: 'Zegt dat de bij begon.' },
  heartburn: {
    name: 'Sambal-Siem',
    complaint: 'Brandend maagzuur',
    line: 'Bestelt altijd het pittigste van de kaart.',
  },
  sunburn: { name: 'Koos Kreeft', complaint: 'Zonnebrand', line: 'Viel op één kant in slaap.' },
  hives: { name: 'Bea Netel', complaint: 'Galbulten', line: 'Aardbeien, en ze zou het zo weer doen.' },
  sleeplessness: { name: 'Meneer Uilenbosch', complaint: 'Slapeloosheid', line: 'Kent inmiddels elk schaap bij naam.' },
  travelSickness: { name: 'Hobbel Wegman', complaint: 'Reisziekte', line: 'Kwam met de bus, met veel haltes.' },
  stiffShoulder: { name: 'Pia Kwast', complaint: 'Stijve schouder', line: 'Alleen het plafond moest nog.' },
  lowIron: { name: 'Ferdi IJzerman', complaint: 'IJzertekort', line: 'Uitgerekend met die naam.' },
  tetanusShot: { name: 'Roest Spijkers', complaint: 'Tetanusprik', line: 'Trapte op een naamgenoot.' },
  fluShot: { name: 'Wilma Zakdoek', complaint: 'Griepprik', line: 'Heel dapper, zolang niemand kijkt.' },
  vitaminShot: { name: 'Zonnetje Groen', complaint: 'Vitamineprik', line: 'Leeft uit principe op beschuit.' },
  allergyShot: { name: 'Katja Spinner', complaint: 'Allergieprik', line: 'Heeft vier katten en houdt ze allemaal.' },
  painfulKnee: {
    name: 'Knelis van der Knie',
    complaint: 'Pijnlijke knie',
    line: 'Deed het aanzoek op grind. Het antwoord was ja.',
  },
  sinusPain: { name: 'Mist Neuteboom', complaint: 'Pijnlijke holtes', line: 'Voelt het weer van overmorgen al.' },
  dryness: { name: 'Ed Dorst', complaint: 'Te weinig gedronken', line: 'Vergat het een heel festival lang.' },
  foodPoisoning: { name: 'Oester-Olaf', complaint: 'Voedselvergiftiging', line: 'Het buffet zag er zo eenzaam uit.' },
  heatStroke: { name: 'Berend Bont', complaint: 'Zonnesteek', line: 'Ging als beer naar de zomermarkt.' },
  highFever: { name: 'Scarlet Heetman', complaint: 'Hoge koorts', line: 'Iemand stelde voor een eitje te bakken.' },
  gout: { name: 'Heer van Portwijn', complaint: 'Jicht', line: 'Geeft de saus de schuld en neemt nog een lepel.' },
  shingles: { name: 'Gordel Rozema', complaint: 'Gordelroos', line: 'Kweekt rozen. Ja, die grap kent hij.' },
  bronchitis: { name: 'Doedel MacRiet', complaint: 'Bronchitis', line: 'De doedelzak heeft het ook.' },
  strongAllergy: { name: 'Hazel Notenboom', complaint: 'Heftige allergie', line: '‘Kan sporen bevatten.’ Dat kon.' },
  lowSugar: {
    name: 'Mevrouw Zoetemelk',
    complaint: 'Lage bloedsuiker',
    line: 'Sloeg de lunch over om iedereen te helpen.',
  },
  asthmaAttack: { name: 'Liesbeth Plank', complaint: 'Astma-aanval', line: 'Heeft het archief afgestoft. Het hele.' },
  racingHeart: { name: 'Flits Polsma', complaint: 'Hartkloppingen', line: 'Vier espresso’s en een enge film.' },
} as const satisfies Readonly<Partial<Record<PatientId, PatientText>>>
