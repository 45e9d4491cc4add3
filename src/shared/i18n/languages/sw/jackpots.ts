/** Texts of the jackpots page. */
export default {
  jackpots: {
    seeded: 'Kiasi cha kuanzia kilicholipwa na sisi',
    contributed: 'Kutoka kwenye beti',
    funded: 'Tulichoongeza, hakihesabiwi kwenye RTP',
    paid: 'Kilicholipwa kwa washindi',
    reserve: 'Akiba',
    sum: 'Jumla iliyoingia {{came}} = iliyolipwa {{paid}} + ya sasa {{shown}} + akiba {{reserve}}',
    restart:
      'Baada ya ushindi, jackpot inaanza tena kwa {{min}} hadi {{max}}. Akiba inalipa hili ikiweza, vinginevyo sisi tunalipa. Kinachozidi {{bound}} kwenye akiba kinaongezwa.',
    odds: 'Hutoka mara moja kwa mizunguko {{oneIn}} kwa wastani, kwa dau la rejea',
    share: '{{percent}} ya kila dau inaingia kwenye jackpot',
    games: 'Michezo inayostahili',
    wins: 'Ushindi wa karibuni',
    winsEmpty: 'Bado haijatoka',
    lastWin: 'Ushindi wa mwisho',
    biggestWin: 'Ushindi mkubwa zaidi',
    won: '{{amount}} kwa {{player}}, {{day}}',
    how: 'Jinsi inavyopata pesa',
  },
};
