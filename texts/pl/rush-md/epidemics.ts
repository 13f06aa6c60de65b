import type { RushMdTexts } from '../../rush-md/texts.ts'

export const epidemics: RushMdTexts['epidemics'] = {
  seasonalFlu: { name: 'Grypa sezonowa', text: 'Znowu ta pora roku, a ten oddział zaczyna.' },
  stomachBug: { name: 'Jelitówka', text: 'Jest kolejka, ale nie po obiad.' },
  skinMites: { name: 'Świerzb', text: 'Drapanie jest zaraźliwe. To też.' },
  kennelCough: { name: 'Kaszel kenelowy', text: 'Nikt nie ma psa. Wszyscy szczekają.' },
  redRash: { name: 'Czerwona wysypka', text: 'Oddział wygląda jak pole truskawek.' },
  sleepingFever: { name: 'Gorączka senna', text: 'Drzemią nawet odwiedzający.' },
  wardFever: { name: 'Gorączka oddziałowa', text: 'Chodzi od łóżka do łóżka i nie puka.' },
  marshFever: { name: 'Gorączka błotna', text: 'Ktoś zostawił otwarte okno na staw.' },
  thirstingSickness: { name: 'Choroba pragnienia', text: 'Każdy dzbanek pusty, a wszyscy dzwonią.' },
  shakingFever: { name: 'Gorączka z dreszczami', text: 'Łóżka dzwonią chórem.' },
  spottedFever: { name: 'Gorączka plamista', text: 'Jeden ma kropki, więc wszyscy mają kropki.' },
  falseAlarm: { name: 'Fałszywy alarm', text: 'To był dżem.' },
  quickQuarantine: { name: 'Szybka kwarantanna', text: 'Ktoś w porę zamknął drzwi.' },
  goodHygiene: { name: 'Czyste ręce', text: 'Tym razem wygrało mydło.' },
}
