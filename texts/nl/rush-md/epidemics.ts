import type { RushMdTexts } from '../../rush-md/texts.ts'

export const epidemics: RushMdTexts['epidemics'] = {
  seasonalFlu: { name: 'Seizoensgriep', text: 'Het is weer zover, en deze zaal begint.' },
  stomachBug: { name: 'Buikgriep', text: 'Er staat een rij, en niet voor de lunch.' },
  skinMites: { name: 'Huidmijten', text: 'Krabben is besmettelijk. Dit ook.' },
  kennelCough: { name: 'Kennelhoest', text: 'Niemand heeft een hond. Iedereen blaft.' },
  redRash: { name: 'Rode uitslag', text: 'De zaal lijkt wel een aardbeienveld.' },
  sleepingFever: { name: 'Slaapkoorts', text: 'Zelfs het bezoek dommelt in.' },
  wardFever: { name: 'Zaalkoorts', text: 'Gaat van bed tot bed en klopt niet aan.' },
  marshFever: { name: 'Moeraskoorts', text: 'Iemand liet het raam naar de vijver open.' },
  thirstingSickness: { name: 'Dorstziekte', text: 'Elke kan is leeg en elke bel gaat.' },
  shakingFever: { name: 'Rilkoorts', text: 'De bedden rammelen in koor.' },
  spottedFever: { name: 'Vlekkenkoorts', text: 'Eén heeft stippen, dus iedereen heeft stippen.' },
  falseAlarm: { name: 'Vals alarm', text: 'Het was jam.' },
  quickQuarantine: { name: 'Snelle quarantaine', text: 'Iemand deed op tijd de deur dicht.' },
  goodHygiene: { name: 'Schone handen', text: 'Deze keer heeft de zeep gewonnen.' },
}
