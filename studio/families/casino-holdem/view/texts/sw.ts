import { sw as solo } from '../../../casino-holdem-solo/view/texts/sw.ts';
import { sw as place } from '../../../shared/place-texts/sw.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Swahili. */
export const sw: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'Ante',
  'on.aces': 'Side bet ya ace',
  'pays.ante.short': 'hadi 100 kwa 1',
  'pays.aces.short': '7–100 kwa 1',
  you: 'Wachezaji wote',
  callName: 'Call',
  callPays: 'mara mbili ya ante',
  dealt: 'Mkono: {own}. Call kwa mara mbili ya ante, au fold.',
  won: 'Wachezaji wameshinda: {own} dhidi ya {theirs}.',
  lost: 'Dealer ameshinda: {theirs} dhidi ya {own}.',
  level: 'Tie: {own} pande zote mbili.',
  'end.won': 'Wachezaji wameshinda',
  'end.lost': 'Dealer ameshinda',
  'end.level': 'Tie',
  'end.out': 'Dealer hakufuzu',
  'short.won': 'P',
  'short.lost': 'D',
  'short.level': '=',
  'short.out': 'N',
  shares:
    'Kati ya mikono {rounds} ya mwisho: wachezaji walishinda {won}, dealer {lost}, tie {level}, bila dealer kufuzu {out}',
  'choose.open': 'Call au fold: sek {seconds}',
  'choose.others': 'Wachezaji wanaamua: sek {seconds}',
  'choose.call': 'Umechagua call. Karata zinagawiwa baada ya sek {seconds}.',
  'choose.fold': 'Umechagua fold. Karata zinagawiwa baada ya sek {seconds}.',
  'choose.over': 'Muda wa kuchagua umeisha.',
  called: 'Umechagua call.',
  'rules.table':
    'Wachezaji wote wana mkono uleule dhidi ya dealer, na kila mmoja anaamua peke yake. Wachezaji wasiochagua kwa wakati wanafanya fold. Kila mchezaji ana beti moja kwa mkono.',
};
