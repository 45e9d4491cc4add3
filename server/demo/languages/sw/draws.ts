/** The wheel, raffles and the sign-in calendar. */
export default {
  'lantern-calendar': {
    title: 'Taa saba',
    summary: 'Fanya check-in kila siku; taa ya saba inawasha bonasi.',
    body: 'Fanya check-in mara moja kwa siku. Kila siku ya mfululizo ina zawadi yake, na baada ya siku ya saba mfululizo mpya unaanza.\nSiku moja uliyokosa kwenye mfululizo tunakujazia.',
  },
  'evening-wheel': {
    title: 'Gurudumu la jioni',
    summary: 'Mzunguko mmoja kwa siku, na uwezekano wa kila zawadi umeelezwa.',
    body: 'Zungusha gurudumu mara moja kwa siku. Matokeo huchaguliwa kabla ya gurudumu kusogea.',
  },
  'harbour-raffle': {
    title: 'Droo ya zawadi ya bandari',
    summary: 'Kila $10 ya madau halali inakupa tiketi moja. Zawadi kumi na nne.',
    body: 'Cheza mchezo wowote kwa pesa zako mwenyewe. Kila $10 ya madau halali inakupa tiketi moja, hadi 200.\nMtu yeyote anaweza kuhakiki droo.',
  },
  'lantern-raffle': {
    title: 'Droo ya zawadi ya taa',
    summary: 'Droo ya zawadi ya wiki iliyopita imefanyika. Waone washindi na uihakiki.',
    body: 'Kila $10 ya madau halali ilitoa tiketi moja. Zawadi zimeshatolewa.',
  },
};
