/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: 'Bago',
    title: 'Jade Lantern',
    text: 'Limang reel, sampung linya, free spins at jackpot. Puwedeng i-verify ang bawat spin.',
    action: 'Buksan ang laro',
  },
  grand: {
    eyebrow: 'Mga jackpot',
    title: 'Saan galing ang mga jackpot namin',
    text: 'Kasalukuyang halaga, tsansa mong manalo at mga pinakabagong panalo.',
    action: 'Tingnan ang mga jackpot',
  },
  fishing: {
    eyebrow: 'Fishing',
    title: 'Lahat ng fishing games sa isang lugar',
    text: 'I-browse ang fishing games ayon sa provider.',
    action: 'I-browse ang mga laro',
  },
  tables: {
    eyebrow: 'Live casino',
    title: 'Roulette, baccarat at blackjack',
    text: 'I-browse ang mga live table ayon sa provider.',
    action: 'I-browse ang mga table',
  },
};
