/** Texts of blackjack in English. The other languages have exactly these keys. */
export const en = {
  begin: 'Deal',
  betOn: 'Bet {amount}',
  raised: '{name} {amount}',
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  more: '{name} (+{amount})',
  dealer: 'Dealer',
  you: 'You',
  hand: 'Hand {number}',
  points: '{who}: {points}',
  turn: '{points}. Your move.',
  blackjack: 'Blackjack',
  bust: 'Bust',
  wins: 'Wins',
  push: 'Push',
  loses: 'Loses',
  'rules.1':
    'Come closer to 21 than the dealer without going over it. Cards from two to ten count their number, face cards ten, an ace one or eleven.',
  'rules.2':
    'Eight decks, shuffled before every round. A blackjack pays 3 to 2, other wins 1 to 1. The dealer checks for blackjack before you move and stands on every 17. There is no insurance.',
  'rules.3':
    'Double takes a second stake for one more card. Two cards of equal value may be split once, for a second stake; split aces get one card each.',
  'rules.4': 'The stated return is that of basic strategy.',
  'part.blackjack': 'From blackjacks',
  'part.plain': 'From hands without double or split',
  'part.double': 'From doubled hands',
  'part.split': 'From split hands',
} as const;

export type MessageKey = keyof typeof en;
