/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: 'New',
    title: 'Jade Lantern',
    text: 'Five reels, ten lines, free spins and a jackpot. Every spin can be verified.',
    action: 'Open game',
  },
  grand: {
    eyebrow: 'Jackpots',
    title: 'How our jackpots are funded',
    text: 'Current amounts, your chance of winning and the latest wins.',
    action: 'See jackpots',
  },
  fishing: {
    eyebrow: 'Fishing',
    title: 'All fishing games in one place',
    text: 'Browse fishing games by provider.',
    action: 'Browse games',
  },
  tables: {
    eyebrow: 'Live casino',
    title: 'Roulette, baccarat and blackjack',
    text: 'Browse live tables by provider.',
    action: 'Browse tables',
  },
};
