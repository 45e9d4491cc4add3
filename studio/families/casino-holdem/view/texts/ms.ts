import { ms as solo } from '../../../casino-holdem-solo/view/texts/ms.ts';
import { ms as place } from '../../../shared/place-texts/ms.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Malay. */
export const ms: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'Ante',
  'on.aces': 'Sampingan Ace',
  'pays.ante.short': 'sehingga 100 : 1',
  'pays.aces.short': '7–100 : 1',
  you: 'Semua pemain',
  callName: 'Call',
  callPays: 'dua kali ante',
  dealt: 'Kad tangan: {own}. Call dengan dua kali ante, atau fold.',
  won: 'Pemain menang: {own} menentang {theirs}.',
  lost: 'Dealer menang: {theirs} menentang {own}.',
  level: 'Seri: {own} pada kedua-dua pihak.',
  'end.won': 'Pemain menang',
  'end.lost': 'Dealer menang',
  'end.level': 'Seri',
  'end.out': 'Dealer tidak layak',
  'short.won': 'P',
  'short.lost': 'D',
  'short.level': '=',
  'short.out': 'X',
  shares:
    'Daripada {rounds} pusingan terakhir: pemain menang {won}, dealer {lost}, seri {level}, dealer tidak layak {out}',
  'choose.open': 'Call atau fold: {seconds} s',
  'choose.others': 'Pemain memilih: {seconds} s',
  'choose.call': 'Anda call. Kad diagihkan dalam {seconds} s.',
  'choose.fold': 'Anda fold. Kad diagihkan dalam {seconds} s.',
  'choose.over': 'Masa untuk memilih telah tamat.',
  called: 'Anda call.',
  'rules.table':
    'Semua pemain mempunyai kad tangan yang sama menentang dealer, dan setiap orang memilih sendiri. Pemain yang tidak memilih dalam masa akan fold. Setiap pemain mempunyai satu pertaruhan dalam satu pusingan.',
};
