/** Texts of the jackpots page. */
export default {
  jackpots: {
    seeded: 'Mga panimulang halagang galing sa amin',
    contributed: 'Mula sa mga bet',
    funded: 'Idinagdag namin, hindi kasama sa RTP',
    paid: 'Naibayad sa mga nanalo',
    reserve: 'Reserve',
    sum: 'Kabuuang pumasok {{came}} = naibayad {{paid}} + kasalukuyan {{shown}} + reserve {{reserve}}',
    restart:
      'Pagkatapos ng panalo, magsisimula ulit ang jackpot sa {{min}} hanggang {{max}}. Ang reserve ang magbabayad nito kung kaya, kung hindi ay kami. Idinadagdag ang anumang lampas sa {{bound}} sa reserve.',
    odds: 'Sa average, isang beses napapanalunan sa {{oneIn}} spin, sa reference na taya',
    share: '{{percent}} ng bawat taya ang napupunta sa jackpot',
    games: 'Mga kasaling laro',
    wins: 'Mga pinakabagong panalo',
    winsEmpty: 'Hindi pa napapanalunan',
    lastWin: 'Huling panalo',
    biggestWin: 'Pinakamalaking panalo',
    won: '{{amount}} ni {{player}}, {{day}}',
    how: 'Saan galing ang jackpot',
  },
};
