import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const eventCards: DiceHospitalTexts['eventCards'] = {
  bloodDrive: {
    name: 'Bloedinzameling',
    line: 'De hele stad stroopt de mouwen op. Er zijn koekjes.',
    text: 'Elk ziekenhuis krijgt 1 bloedzak.',
  },
  expiredStock: {
    name: 'Over de datum',
    line: 'Iemand had de etiketten op de bovenste plank moeten lezen.',
    text: 'Elk ziekenhuis met een bloedzak verliest er 1.',
  },
  quietNight: {
    name: 'Rustige nacht',
    line: 'Niemand zegt het hardop, maar iedereen slaapt.',
    text: 'Elke patiënt van waarde 1–2 op de ziekenzalen gaat 1 stap vooruit.',
  },
  heatWave: {
    name: 'Hittegolf',
    line: 'De ijsmachine gaf er rond de middag de brui aan.',
    text: 'Elke patiënt van waarde 5–6 op de ziekenzalen gaat 1 stap achteruit.',
  },
  openHouse: {
    name: 'Open dag',
    line: 'Aannemers met plannen, artsen met referenties, en een fanfare.',
    text: 'Er komen één extra afdeling en één extra specialist open te liggen.',
  },
  inspection: {
    name: 'Inspectie',
    line: 'Een klembord met een mening neemt een kijkje in het mortuarium.',
    text: 'Elk ziekenhuis verliest 1 punt per overlijdensfiche dat het heeft.',
  },
  clericalError: {
    name: 'Foutje in de administratie',
    line: 'Hij was alleen maar even een broodje halen.',
    text: 'Elk ziekenhuis met een overlijdensfiche legt er 1 terug.',
  },
  shortStaffed: {
    name: 'Personeelstekort',
    line: 'De helft van de verpleegsters is zo verkouden als de andere helft vorige week was.',
    text: 'Elk ziekenhuis heeft deze ronde 1 verpleegster minder.',
  },
  agencyNurse: {
    name: 'Uitzendkracht',
    line: 'Heeft haar eigen mok bij zich en weet nu al waar alles ligt.',
    text: 'Elk ziekenhuis heeft deze ronde 1 verpleegster extra.',
  },
  icyRoads: {
    name: 'IJzel',
    line: 'Wie al bijna beter was, is onderweg hierheen uitgegleden.',
    text: 'Nieuwe patiënten met een geworpen 5 komen deze ronde binnen met een 4.',
  },
  mildWeather: {
    name: 'Zacht weer',
    line: 'Zelfs de duiven op het dak zien er uitgerust uit.',
    text: 'Nieuwe patiënten met een geworpen 2 komen deze ronde binnen met een 3.',
  },
  brokenBed: {
    name: 'Kapot bed',
    line: 'Zaal B weet van geen springwedstrijd.',
    text: 'Elk ziekenhuis heeft deze ronde maar 11 bedden.',
  },
  powerCut: {
    name: 'Stroomuitval',
    line: 'De scanner zoemt, zucht en gaat op zwart.',
    text: 'Medische Beeldvorming is deze ronde gesloten.',
  },
  freshBlood: {
    name: 'Vers bloed',
    line: 'Vanochtend bezorgd, en in opperbeste stemming.',
    text: 'Een bloedzak die deze ronde voor genezing wordt gebruikt, geneest met 2 stappen.',
  },
  pressDay: {
    name: 'Pers op bezoek',
    line: 'De plaatselijke krant ziet bij de voordeur graag lachende gezichten.',
    text: 'Elk ziekenhuis dat deze ronde minstens 3 patiënten ontslaat, scoort 1 punt.',
  },
}
