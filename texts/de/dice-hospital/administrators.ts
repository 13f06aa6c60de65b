// Names and characters are invented: nobody who has lived is meant.

import type { AdministratorText, DiceHospitalTexts } from '../../dice-hospital/texts.ts'

const pairs = (colour: string): AdministratorText['text'] => ({
  final: `Entlasse in einer Runde zwei oder mehr ${colour}e Patienten: 1 Punkt.`,
  prototype: `Für je zwei ${colour}e Patienten, die du in einer Runde entlässt: 1 Punkt.`,
})

const protects = (colour: string): AdministratorText['text'] => ({
  final: `In jeder Runde verschlechtert sich ein vernachlässigter ${colour}er Patient deiner Wahl nicht.`,
  prototype: `Vernachlässigte ${colour}e Patienten verschlechtern sich nie.`,
})

export const administrators: DiceHospitalTexts['administrators'] = {
  twoRed: {
    name: 'Rosamunde Fingerhut',
    line: 'Trabt durchs ganze Krankenhaus und hat noch nie ihren Tee verschüttet.',
    text: pairs('rot'),
  },
  twoYellow: {
    name: 'Bartholomäus Federkiel',
    line: 'Hält im Büro einen Kanarienvogel und bespricht mit ihm das Budget.',
    text: pairs('gelb'),
  },
  twoGreen: {
    name: 'Ottoline von Farn zu Topf',
    line: 'Gießt jede Pflanze im Haus, auch die aus Plastik.',
    text: pairs('grün'),
  },
  oneOfEach: {
    name: 'Ignatius Pflaumenbeer',
    line: 'Sammelt von allem eins: Teelöffel, Krawatten, Zweitmeinungen.',
    text: {
      final: 'Entlasse in einer Runde Patienten in allen drei Farben: 1 Punkt.',
      prototype: 'Für jeden Satz in allen drei Farben, den du in einer Runde entlässt: 1 Punkt.',
    },
  },
  protectsRed: {
    name: 'Philippa Brombeerthal',
    line: 'Wacht nachts bei allen, die ein bisschen rot im Gesicht sind.',
    text: protects('rot'),
  },
  protectsYellow: {
    name: 'Barnabas Puddingbach',
    line: 'In seinen Taschen klappern Zitronenbonbons, und eins davon ist immer für dich.',
    text: protects('gelb'),
  },
  protectsGreen: {
    name: 'Hildegard Mooswinkel',
    line: 'Kein Apotheker hat ihren Pfefferminztee zugelassen, und alle trinken ihn.',
    text: protects('grün'),
  },
  mostDischarged: {
    name: 'Wilhelmine Flinkebein',
    line: 'Lässt das Taxi schon warten, wenn der Patient noch den zweiten Schuh sucht.',
    text: {
      final: 'Entlasse in einer Runde mehr Patienten als irgendjemand sonst: 1 Punkt.',
      prototype: 'Entlasse in einer Runde mehr Patienten als irgendjemand sonst: 2 Punkte.',
    },
  },
}
