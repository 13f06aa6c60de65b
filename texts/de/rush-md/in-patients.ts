// Patients who need a bed. Names are invented: nobody who has lived is meant.

import type { PatientId } from '@grand-rounds/rush-md/ids'
import type { PatientText } from '../../rush-md/texts.ts'

export const inPatients = {
  pneumonia: {
    name: 'Herr Entenbrink',
    complaint: 'Lungenentzündung',
    line: 'Hat die Enten vom Teich aus gefüttert. Von drinnen.',
  },
  kidneyInfection: {
    name: 'Frau Preiselbeer',
    complaint: 'Nierenentzündung',
    line: 'Schwört auf Preiselbeersaft, und zwar eimerweise.',
  },
  infectedWound: {
    name: 'Rosa Dornfeld',
    complaint: 'Entzündete Wunde',
    line: 'Die Rosen haben den Preis geholt und sich revanchiert.',
  },
  tonsilAbscess: {
    name: 'Fridolin Hohes-Zeh',
    complaint: 'Abszess an der Mandel',
    line: 'Ein Tenor. Diese Woche singt er nur noch Pausen.',
  },
  bloodPoisoning: {
    name: 'Käpt’n Splitter',
    complaint: 'Blutvergiftung',
    line: 'Der Splitter war doch gar nicht der Rede wert.',
  },
  feverAfterTravel: {
    name: 'Agathe Fernweh',
    complaint: 'Fieber nach der Reise',
    line: 'Mitgebracht: vierzig Fotos und ein blinder Passagier.',
  },
  jointSwelling: {
    name: 'Oma Maschenreich',
    complaint: 'Geschwollene Gelenke',
    line: 'Strickt zwei Socken pro Stunde. Normalerweise.',
  },
  inflamedBowel: { name: 'Koch Petersil', complaint: 'Entzündeter Darm', line: 'Kostet alles, bereut manches.' },
  anaemia: {
    name: 'Graf Blassenstein',
    complaint: 'Blutarmut',
    line: 'Schläft tagsüber und meidet Knoblauch, ist aber nur blass.',
  },
  lupusFlare: { name: 'Luna Wolff', complaint: 'Lupus-Schub', line: 'Nein, mit dem Vollmond hat das nichts zu tun.' },
  thyroidStorm: {
    name: 'Wilma Sturm',
    complaint: 'Schilddrüsensturm',
    line: 'Vor dem Frühstück war die Station schon gewischt.',
  },
  musclePain: {
    name: 'Herkules Klein',
    complaint: 'Muskelschmerzen',
    line: 'Trug das Klavier allein hinauf. Ins falsche Haus.',
  },
  fallFromLadder: { name: 'Willi Sprosse', complaint: 'Sturz von der Leiter', line: 'Der Glühbirne geht es gut.' },
  skiingAccident: { name: 'Heidi Schuss', complaint: 'Skiunfall', line: 'Fand den einzigen Baum der Piste.' },
  crushedHand: { name: 'Max Hammer', complaint: 'Gequetschte Hand', line: 'Hielt die Tür auf. Es war ein Garagentor.' },
  carCrash: { name: 'Otto Vorfahrt', complaint: 'Autounfall', line: 'War im Recht und erzählt es allen.' },
  brokenHip: { name: 'Oma Hopsing', complaint: 'Hüftbruch', line: 'Hat das Tanzturnier trotzdem gewonnen.' },
  rugbyInjury: { name: 'Ruben Gedränge', complaint: 'Rugbyverletzung', line: 'Will erst wissen, wer gewonnen hat.' },
  seizures: { name: 'Sami Herzlich', complaint: 'Krampfanfälle', line: 'Nennt alle Liebes, auch den Monitor.' },
  longMigraine: {
    name: 'Frau von Dämmer',
    complaint: 'Migräne, die bleibt',
    line: 'Ob jemand die Sonne etwas leiser drehen könnte?',
  },
  memoryLoss: {
    name: 'Herr Fröhlich',
    complaint: 'Gedächtnislücken',
    line: 'Freut sich jedes Mal, dich kennenzulernen.',
  },
  suddenDizziness: {
    name: 'Karussell-Hanne',
    complaint: 'Plötzlicher Schwindel',
    line: 'Besteht darauf, dass sich die Station dreht.',
  },
  numbArm: { name: 'Artur Kissen', complaint: 'Tauber Arm', line: 'Hat darauf geschlafen. Der Arm schläft noch.' },
  deepDelirium: {
    name: 'Baron Traumwald',
    complaint: 'Tiefes Delirium',
    line: 'Begrüßt den Tropf als alten Kameraden.',
  },
  biteWithFever: { name: 'Theo Beller', complaint: 'Biss mit Fieber', line: 'Nachbars Pudel wollte doch nur spielen.' },
  rashAndFever: {
    name: 'Pünktchen Sommer',
    complaint: 'Ausschlag und Fieber',
    line: 'Zweihundertzwölf Flecken, selbst gezählt.',
  },
  stiffNeck: {
    name: 'Gerd Wender',
    complaint: 'Steifer Nacken, Fieber',
    line: 'Blickt geradeaus und hofft das Beste.',
  },
  fallAfterFainting: {
    name: 'Viktoria Sink',
    complaint: 'Sturz nach Ohnmacht',
    line: 'Sah erst die Rechnung und dann den Boden.',
  },
  brittleBones: { name: 'Kristof Glas', complaint: 'Brüchige Knochen', line: 'Niest nur mit größter Vorsicht.' },
  tremblingHands: {
    name: 'Maestro Tremolo',
    complaint: 'Zitternde Hände',
    line: 'Das Orchester folgt ihm auf jeden Schlag.',
  },
  failingHeart: {
    name: 'Valentin Herz',
    complaint: 'Schwaches Herz',
    line: 'Hat es zu oft verschenkt und braucht ein neues.',
  },
  failingKidney: { name: 'Petra Böhnchen', complaint: 'Schwache Niere', line: 'Die andere lässt grüßen.' },
  collapsedLung: {
    name: 'Gustav Puster',
    complaint: 'Kollabierte Lunge',
    line: 'Hat die Ballons für alle neun Enkel aufgeblasen.',
  },
  burstAppendix: {
    name: 'Mona Platzer',
    complaint: 'Geplatzter Blinddarm',
    line: 'Hielt durch bis nach der Hochzeitstorte.',
  },
  hernia: {
    name: 'Packer Schwermann',
    complaint: 'Leistenbruch',
    line: 'Hebt aus dem Rücken, allen Plakaten zum Trotz.',
  },
  severeDehydration: {
    name: 'Sandra Düne',
    complaint: 'Völlig ausgetrocknet',
    line: 'Lief den Wüstenmarathon, mit Umwegen.',
  },
} as const satisfies Readonly<Partial<Record<PatientId, PatientText>>>
