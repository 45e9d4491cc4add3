import { en as solo } from '../../../casino-holdem-solo/view/texts/en.ts';
import { en as place } from '../../../shared/place-texts/en.ts';

/** Texts of the table of casino hold'em in English. The other languages have exactly these keys. */
export const en = {
  ...place,
  ...solo,
  'on.ante': 'Ante',
  'on.aces': 'Aces side bet',
  'pays.ante.short': 'up to 100 to 1',
  'pays.aces.short': '7–100 to 1',
  you: 'All players',
  callName: 'Call',
  callPays: 'twice the ante',
  dealt: 'The hand: {own}. Call for twice the ante, or fold.',
  won: 'The players win: {own} against {theirs}.',
  lost: 'The dealer wins: {theirs} against {own}.',
  level: 'A tie: {own} on both sides.',
  'end.won': 'Players win',
  'end.lost': 'Dealer wins',
  'end.level': 'Tie',
  'end.out': 'Dealer does not qualify',
  'short.won': 'P',
  'short.lost': 'D',
  'short.level': '=',
  'short.out': 'N',
  shares:
    'Of the last {rounds} hands: players won {won}, dealer {lost}, ties {level}, without a qualified dealer {out}',
  'choose.open': 'Call or fold: {seconds} s',
  'choose.others': 'Players decide: {seconds} s',
  'choose.call': 'You call. Cards are dealt in {seconds} s.',
  'choose.fold': 'You fold. Cards are dealt in {seconds} s.',
  'choose.over': 'The time to choose is over.',
  called: 'You call.',
  'rules.table':
    'All players have the same hand against the dealer, and each decides alone. Players who do not choose in time fold. Each player has one bet in a hand.',
} as const;

export type MessageKey = keyof typeof en;
