// Diagnoses by X-ray.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const xrays = {
  brokenArm: { name: 'Gebroken arm', text: 'Plaats genoeg voor handtekeningen.' },
  brokenLeg: { name: 'Gebroken been', text: 'Een excuus voor de hele winter.' },
  brokenRibs: { name: 'Gebroken ribben', text: 'Geen grapjes, alsjeblieft. Het doet pijn.' },
  brokenPelvis: { name: 'Gebroken bekken', text: 'Slaat deze dans over, en de volgende.' },
  brokenCollarbone: { name: 'Gebroken sleutelbeen', text: 'Over het stuur, en met stijl.' },
  brokenSkull: { name: 'Schedelbreuk', text: 'Een harde kop, maar niet hard genoeg.' },
  dislocatedShoulder: { name: 'Schouder uit de kom', text: 'Verhuisd zonder adres achter te laten.' },
  dislocatedHip: { name: 'Heup uit de kom', text: 'De spagaat lukte. Opstaan niet.' },
  crushedVertebra: { name: 'Ingezakte wervel', text: 'Iets korter dan zondag.' },
  tornLigament: { name: 'Gescheurde band', text: 'De knap was tot achterin te horen.' },
  swallowedCoin: { name: 'Ingeslikte munt', text: 'Kleingeld, vanbinnen.' },
  fluidInTheChest: { name: 'Vocht in de borst', text: 'We wachten op eb.' },
  airInTheChest: { name: 'Lucht in de borst', text: 'Die hoort daar, maar één kamer verder.' },
  bruisedLung: { name: 'Gekneusde long', text: 'De gordel deed zijn plicht.' },
  shatteredElbow: { name: 'Verbrijzelde elleboog', text: 'Zo’n leuk telefoonbotje is het niet.' },
  splitKneecap: { name: 'Gespleten knieschijf', text: 'Twee helften van een goede knie.' },
  hairlineCrack: { name: 'Haarscheurtje', text: 'Met goed licht en goede wil te zien.' },
  tornMeniscus: { name: 'Gescheurde meniscus', text: 'De knie knakt in driekwartsmaat.' },
  brokenNose: { name: 'Gebroken neus', text: 'Wijst nu naar de uitgang.' },
  brokenJaw: { name: 'Gebroken kaak', text: 'Een paar weken soep.' },
  crackedHeel: { name: 'Gescheurd hielbeen', text: 'De sprong was goed. De landing niet.' },
  bruisedHeart: { name: 'Gekneusd hart', text: 'Voor één keer letterlijk.' },
  bruisedKidney: { name: 'Gekneusde nier', text: 'Het paard bedoelde er niets mee.' },
  looseImplant: { name: 'Los implantaat', text: 'Een schroefje los, en dat is officieel.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
