import { ty as solo } from '../../../casino-holdem-solo/view/texts/ty.ts';
import { ty as place } from '../../../shared/place-texts/ty.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Filipino. */
export const ty: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'Ante',
  'on.aces': 'Aces side bet',
  'pays.ante.short': 'hanggang 100 to 1',
  'pays.aces.short': '7–100 to 1',
  you: 'Lahat ng player',
  callName: 'Call',
  callPays: 'doble ng ante',
  dealt: 'Ang hand: {own}. Mag-call sa doble ng ante, o mag-fold.',
  won: 'Panalo ang mga player: {own} laban sa {theirs}.',
  lost: 'Panalo ang dealer: {theirs} laban sa {own}.',
  level: 'Tie: {own} sa dalawang panig.',
  'end.won': 'Panalo ang mga player',
  'end.lost': 'Panalo ang dealer',
  'end.level': 'Tie',
  'end.out': 'Hindi qualified ang dealer',
  'short.won': 'P',
  'short.lost': 'D',
  'short.level': '=',
  'short.out': 'N',
  shares:
    'Sa huling {rounds} hand: panalo ng mga player {won}, dealer {lost}, tie {level}, hindi qualified ang dealer {out}',
  'choose.open': 'Call o fold: {seconds} s',
  'choose.others': 'Pumipili ang mga player: {seconds} s',
  'choose.call': 'Nag-call ka. Ipapamigay ang mga baraha sa loob ng {seconds} s.',
  'choose.fold': 'Nag-fold ka. Ipapamigay ang mga baraha sa loob ng {seconds} s.',
  'choose.over': 'Tapos na ang oras ng pagpili.',
  called: 'Nag-call ka.',
  'rules.table':
    'Iisang hand ang hawak ng lahat ng player laban sa dealer, at mag-isang nagpapasya ang bawat isa. Naka-fold ang mga player na hindi pumili sa oras. Isang bet lang ang bawat player sa isang hand.',
};
