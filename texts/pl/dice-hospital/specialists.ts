import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const specialists: DiceHospitalTexts['specialists'] = {
  surgeon: {
    name: 'Chirurg',
    whom: 'Chirurga',
    text: 'Jeśli oddział uleczył co najmniej jednego czerwonego pacjenta, ulecz jednego z nich dodatkowo o 1.',
  },
  pharmacist: {
    name: 'Farmaceuta',
    whom: 'Farmaceutę',
    text: 'Jeśli oddział uleczył co najmniej jednego zielonego pacjenta, ulecz jednego z nich dodatkowo o 1.',
  },
  haematologist: {
    name: 'Hematolog',
    whom: 'Hematologa',
    text: 'Jeśli oddział uleczył co najmniej jednego żółtego pacjenta, ulecz jednego z nich dodatkowo o 1.',
  },
  anaesthetist: {
    name: 'Anestezjolog',
    whom: 'Anestezjologa',
    text: 'Jeśli oddział uleczył czerwonego pacjenta, ulecz innego czerwonego pacjenta o 1.',
  },
  virologist: {
    name: 'Wirusolog',
    whom: 'Wirusologa',
    text: 'Jeśli oddział uleczył zielonego pacjenta, ulecz innego zielonego pacjenta o 1.',
  },
  urologist: {
    name: 'Urolog',
    whom: 'Urologa',
    text: 'Jeśli oddział uleczył żółtego pacjenta, ulecz innego żółtego pacjenta o 1.',
  },
  cardiologist: {
    name: 'Kardiolog',
    whom: 'Kardiologa',
    text: 'Jeśli oddział uleczył czerwonego pacjenta, ulecz innego pacjenta dowolnego koloru o 1: musi on mieć wartość, jaką tamten miał przed leczeniem.',
  },
  microbiologist: {
    name: 'Mikrobiolog',
    whom: 'Mikrobiologa',
    text: 'Jeśli oddział uleczył zielonego pacjenta, ulecz innego pacjenta dowolnego koloru o 1: musi on mieć wartość, jaką tamten miał przed leczeniem.',
  },
  neurologist: {
    name: 'Neurolog',
    whom: 'Neurologa',
    text: 'Jeśli oddział uleczył żółtego pacjenta, ulecz innego pacjenta dowolnego koloru o 1: musi on mieć wartość, jaką tamten miał przed leczeniem.',
  },
  triageNurse: {
    name: 'Pielęgniarka Triażowa',
    whom: 'Pielęgniarkę Triażową',
    text: 'Jeśli oddział kogoś uleczył, ulecz dwóch innych pacjentów o wartości 1–3, każdego o 1, albo tylko jednego, jeśli nie ma więcej.',
  },
  paramedic: {
    name: 'Ratownik Medyczny',
    whom: 'Ratownika Medycznego',
    text: 'Jeśli oddział kogoś uleczył, ulecz innego pacjenta o wartości 1–3 o 2.',
  },
  generalPractitioner: {
    name: 'Lekarz Rodzinny',
    whom: 'Lekarza Rodzinnego',
    text: 'Jeśli oddział kogoś uleczył, ulecz innego pacjenta o wartości 4–6 o 1.',
  },

  consultant: {
    name: 'Konsultant',
    whom: 'Konsultanta',
    text: 'Na początku każdej aktywacji wybierz innego ze swoich specjalistów: do końca fazy Konsultant ma jego efekt.',
  },
  admissionsNurse: {
    name: 'Pielęgniarka z Izby Przyjęć',
    whom: 'Pielęgniarkę z Izby Przyjęć',
    text: 'Za każdego pacjenta wypisanego dzięki jej pracy możesz odesłać innego pacjenta ze swoich sal do woreczka albo dobrać nowego, rzucić jego kością i położyć go w wolnym łóżku.',
  },

  pathologist: {
    name: 'Patolog',
    whom: 'Patologa',
    text: 'Jeśli oddział kogoś uleczył, możesz usunąć 1 żeton zgonu; jeśli to zrobisz, zyskujesz 1 jednostkę krwi.',
  },
  registrar: {
    name: 'Rezydent',
    whom: 'Rezydenta',
    text: 'Jeśli oddział kogoś wypisał, zdobywasz 1 punkt.',
  },
  physiotherapist: {
    name: 'Fizjoterapeuta',
    whom: 'Fizjoterapeutę',
    text: 'Jeśli oddział kogoś uleczył, zmień kolor jednego pacjenta do końca fazy. Pacjent liczy się jako opatrzony.',
  },
  experimentalChemist: {
    name: 'Chemik Eksperymentator',
    whom: 'Chemika Eksperymentatora',
    text: 'Jeśli oddział kogoś uleczył, rzuć ponownie kością innego pacjenta; wynik jest ostateczny. Pacjent liczy się jako opatrzony.',
  },
  medicalStudent: {
    name: 'Student Medycyny',
    whom: 'Studenta Medycyny',
    text: 'Jeśli oddział kogoś uleczył, ulecz innego pacjenta o 1, a stan jeszcze innego pogorsz o 1. Obaj liczą się jako opatrzeni.',
  },
  haematologyTechnician: {
    name: 'Laborant Hematologiczny',
    whom: 'Laboranta Hematologicznego',
    text: 'Jeśli oddział kogoś wypisał, zyskujesz 1 jednostkę krwi.',
  },

  prototypeTriageNurse: {
    name: 'Pielęgniarka Triażowa (prototyp)',
    whom: 'Pielęgniarkę Triażową',
    text: 'Jeśli oddział kogoś uleczył, ulecz innego pacjenta o wartości 1–3 o 2.',
  },
  prototypeConsultant: {
    name: 'Konsultant (prototyp)',
    whom: 'Konsultanta',
    text: 'Jeśli oddział kogoś uleczył, ulecz innego pacjenta o wartości 1–2 o 3. Nie działa na oddziale bez koloru.',
  },
  prototypeRegistrar: {
    name: 'Rezydent (prototyp)',
    whom: 'Rezydenta',
    text: 'Jeśli oddział kogoś wypisał, ulecz albo jednego pacjenta o wartości 4–6 o 1, albo jednego o wartości 1–3 o 2.',
  },
  prototypeParamedic: {
    name: 'Ratownik Medyczny (prototyp)',
    whom: 'Ratownika Medycznego',
    text: 'Jeśli oddział kogoś uleczył, ulecz najwyżej dwóch pacjentów o wartości 1–3, każdego o 1.',
  },
  criticalSpecialist: {
    name: 'Intensywista',
    whom: 'Intensywistę',
    text: 'Jeśli oddział kogoś uleczył, ulecz najwyżej trzech pacjentów o wartości 1–2, każdego o 1.',
  },
}
