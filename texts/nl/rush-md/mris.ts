// Diagnoses by MRI.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const mris = {
  smallStroke: { name: 'Lichte beroerte', text: 'Op tijd ontdekt, en daar gaat het om.' },
  largeStroke: { name: 'Zware beroerte', text: 'Vanaf nu telt elke minuut.' },
  concussion: { name: 'Hersenschudding', text: 'De andere schedel heeft sorry gezegd.' },
  brainSwelling: { name: 'Zwelling van de hersenen', text: 'Heeft ruimte en rust nodig, zoals wij allemaal.' },
  benignTumour: { name: 'Goedaardige tumor', text: 'Een huurder zonder kwade bedoelingen.' },
  slippedDisc: { name: 'Hernia in de rug', text: 'Geen schijf om op te zetten.' },
  pinchedNerve: { name: 'Beknelde zenuw', text: 'Er staat iemand op de kabel.' },
  multipleSclerosis: { name: 'Multiple sclerose', text: 'De bedrading vraagt om zorg.' },
  epilepsy: { name: 'Epilepsie', text: 'Kleine onweersbuien, voortaan met weerbericht.' },
  parkinsonsDisease: { name: 'Ziekte van Parkinson', text: 'Tragere stappen, even goed gezelschap.' },
  dementia: { name: 'Dementie', text: 'De oude liedjes zijn er allemaal nog.' },
  depression: { name: 'Depressie', text: 'Geen kwestie van even flink zijn.' },
  panicDisorder: { name: 'Paniekstoornis', text: 'Een vals alarm dat echt klinkt.' },
  bleedUnderTheSkull: { name: 'Bloeding onder de schedel', text: 'Een lage balk, een week geleden.' },
  aneurysm: { name: 'Aneurysma', text: 'Een ballon die niemand wil laten knappen.' },
  facialPalsy: { name: 'Aangezichtsverlamming', text: 'Een halve glimlach; de andere helft volgt.' },
  nerveInflammation: { name: 'Ontstoken zenuw', text: 'Zelfs het laken is te luid.' },
  spinalNarrowing: { name: 'Vernauwd wervelkanaal', text: 'Drukte in de achterste gang.' },
  cyst: { name: 'Cyste', text: 'Een vijvertje dat niet gepland was.' },
  heartRhythmStroke: { name: 'Beroerte door het hartritme', text: 'De drummer heeft iets naar boven gestuurd.' },
  narrowArtery: { name: 'Vernauwde slagader', text: 'Spits op één rijstrook.' },
  kidneyCystFound: { name: 'Cyste op een nier', text: 'Gevonden bij het zoeken naar iets anders.' },
  lungShadow: { name: 'Schaduw op een long', text: 'Beter vandaag gezien dan volgend jaar.' },
  marrowChange: { name: 'Veranderd beenmerg', text: 'De bloedfabriek zoekt een nieuwe baas.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
