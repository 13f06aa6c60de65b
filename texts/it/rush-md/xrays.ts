// Diagnoses by X-ray.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const xrays = {
  brokenArm: { name: 'Braccio rotto', text: 'Tanto spazio per le firme.' },
  brokenLeg: { name: 'Gamba rotta', text: 'Una scusa per tutto l’inverno.' },
  brokenRibs: { name: 'Costole rotte', text: 'Niente battute, per favore. Fa male.' },
  brokenPelvis: { name: 'Bacino rotto', text: 'Salta questo ballo, e anche il prossimo.' },
  brokenCollarbone: { name: 'Clavicola rotta', text: 'Sopra il manubrio, ma con stile.' },
  brokenSkull: { name: 'Cranio fratturato', text: 'Una testa dura, ma non abbastanza.' },
  dislocatedShoulder: { name: 'Spalla lussata', text: 'Trasferita senza lasciare indirizzo.' },
  dislocatedHip: { name: 'Anca lussata', text: 'La spaccata è riuscita. Alzarsi, no.' },
  crushedVertebra: { name: 'Vertebra schiacciata', text: 'Un po’ meno alto di domenica.' },
  tornLigament: { name: 'Legamento strappato', text: 'Lo schiocco si è sentito fino all’ultima fila.' },
  swallowedCoin: { name: 'Moneta inghiottita', text: 'Spiccioli, all’interno.' },
  fluidInTheChest: { name: 'Liquido nel torace', text: 'Si aspetta la bassa marea.' },
  airInTheChest: { name: 'Aria nel torace', text: 'Il posto è quello, ma una stanza più in là.' },
  bruisedLung: { name: 'Polmone contuso', text: 'La cintura ha fatto il suo dovere.' },
  shatteredElbow: { name: 'Gomito in frantumi', text: 'Altro che scossa: questo non fa ridere.' },
  splitKneecap: { name: 'Rotula spaccata', text: 'Due metà di un buon ginocchio.' },
  hairlineCrack: { name: 'Incrinatura', text: 'Con buona luce e buona volontà, si vede.' },
  tornMeniscus: { name: 'Menisco rotto', text: 'Il ginocchio scatta a tempo di valzer.' },
  brokenNose: { name: 'Naso rotto', text: 'Adesso indica l’uscita.' },
  brokenJaw: { name: 'Mandibola rotta', text: 'Minestrina, per qualche settimana.' },
  crackedHeel: { name: 'Tallone incrinato', text: 'Il salto era perfetto. L’atterraggio no.' },
  bruisedHeart: { name: 'Cuore contuso', text: 'Per una volta, alla lettera.' },
  bruisedKidney: { name: 'Rene contuso', text: 'Il cavallo non l’ha fatto apposta.' },
  looseImplant: { name: 'Protesi allentata', text: 'Una rotella fuori posto, ed è ufficiale.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
