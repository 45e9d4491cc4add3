import { en as solo } from '../../../blackjack-solo/view/texts/en.ts';
import { en as place } from '../../../shared/place-texts/en.ts';

/** Texts of the table of blackjack in English. The other languages have exactly these keys. */
export const en = {
  ...place,
  ...solo,
  // The chips; the move has a key of its own.
  double: '×2',
  'move.hit': 'Hit',
  'move.stand': 'Stand',
  'move.double': 'Double',
  betHand: 'Hand {amount}',
  betBehind: 'Bet behind {amount}',
  betDouble: 'Double {amount}',
  'on.hand': 'Your hand',
  'on.behind': 'Bet behind',
  'pays.hand.short': 'you decide',
  'pays.behind.short': 'house decides',
  'bet.hand': 'Hand that you play',
  'bet.behind': 'Bet behind',
  players: 'Players',
  open: 'Thinking',
  chosen: 'What players chose',
  ended: '{who}: {points} · {end}',
  behindEnd: '{points} · {end}',
  more: 'Double (+{amount})',
  dealt: 'The hand: {own}. The dealer shows {theirs}.',
  'said.natural': 'The players have blackjack.',
  'said.dealerNatural': 'The dealer has blackjack.',
  'said.level': 'Blackjack on both sides.',
  'said.over': 'The dealer has {points} and busts.',
  'said.made': 'The dealer has {points}.',
  'end.natural': 'Blackjack for the players',
  'end.over': 'Dealer busts',
  'end.made': 'Dealer 17 to 20',
  'end.top': 'Dealer 21',
  'past.words': '{end}: {points}',
  shares:
    'Of the last {rounds} rounds: dealer busts {over}, 17 to 20 {made}, 21 {top}, players with blackjack {natural}',
  'choose.open': '{points}: hit, stand or double? {seconds} s',
  'choose.again': '{points}: hit or stand? {seconds} s',
  'choose.others': 'Players decide: {seconds} s',
  'choose.behind': 'The house plays your bet behind. Players decide: {seconds} s',
  'choose.hit': 'You hit. The card comes in {seconds} s at the latest.',
  'choose.stand': 'You stand on {points}. Players decide: {seconds} s',
  'choose.double': 'You double for one card. Players decide: {seconds} s',
  'choose.missed': 'You made no move in time and stand on {points}.',
  'choose.over': 'The time to choose is over.',
  'made.hit': 'You hit.',
  'made.stand': 'You stand.',
  'made.double': 'You double.',
  'rules.table':
    'All players have the same hand against the dealer. In each step everyone decides alone and at the same time: hit, stand, or with two cards double. All who hit or double get the same next card. Players who make no move in time stand. Each player has one bet in a round.',
  'rules.behind':
    'A bet behind is played by the house: basic strategy with hit and stand, never a double. You can place it with your hand or alone.',
  'rules.2':
    'Eight decks, shuffled before every round. A blackjack pays 3 to 2, other wins 1 to 1. The dealer checks for blackjack before you decide and stands on every 17.',
  'rules.3': 'Double takes a second stake for one more card. At this table there is no split and no insurance.',
  'rules.4':
    'The stated return of your hand is that of basic strategy. Cards that no player takes are left out of the game.',
  'rules.keys': 'Keys, while the focus is on a move: H hits, S stands, D doubles.',
  'part.plain': 'From hands without a double',
} as const;

export type MessageKey = keyof typeof en;
