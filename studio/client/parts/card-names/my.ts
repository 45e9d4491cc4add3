import type { CardNames } from './en.ts';

/** Names of cards in Burmese. */
export const my: CardNames = {
  card: '{suit} {rank}',
  joker: 'ဂျိုကာ',
  down: 'မှောက်ထားသောဖဲ',
  jack: 'ဂျက်',
  queen: 'ကွင်း',
  king: 'ကင်း',
  ace: 'အေ့စ်',
  clubs: 'ညှင်း',
  diamonds: 'ထောင့်',
  hearts: 'ဟတ်',
  spades: 'စပိတ်',
};
