import { id as solo } from '../../../casino-holdem-solo/view/texts/id.ts';
import { id as place } from '../../../shared/place-texts/id.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Indonesian. */
export const id: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'Ante',
  'on.aces': 'Side bet as',
  'pays.ante.short': 'sampai 100:1',
  'pays.aces.short': '7–100:1',
  you: 'Semua pemain',
  callName: 'Call',
  callPays: 'dua kali ante',
  dealt: 'Kartu pemain: {own}. Call dua kali ante, atau fold.',
  won: 'Pemain menang: {own} lawan {theirs}.',
  lost: 'Dealer menang: {theirs} lawan {own}.',
  level: 'Seri: {own} di kedua sisi.',
  'end.won': 'Pemain menang',
  'end.lost': 'Dealer menang',
  'end.level': 'Seri',
  'end.out': 'Dealer tidak memenuhi syarat',
  'short.won': 'P',
  'short.lost': 'D',
  'short.level': '=',
  'short.out': 'X',
  shares:
    'Dari {rounds} ronde terakhir: pemain menang {won}, dealer {lost}, seri {level}, dealer tidak memenuhi syarat {out}',
  'choose.open': 'Call atau fold: {seconds} dtk',
  'choose.others': 'Pemain memilih: {seconds} dtk',
  'choose.call': 'Anda call. Kartu dibagikan dalam {seconds} dtk.',
  'choose.fold': 'Anda fold. Kartu dibagikan dalam {seconds} dtk.',
  'choose.over': 'Waktu memilih sudah habis.',
  called: 'Anda call.',
  'rules.table':
    'Semua pemain punya kartu yang sama melawan dealer, dan masing-masing memilih sendiri. Pemain yang tidak memilih tepat waktu dianggap fold. Setiap pemain punya satu taruhan per ronde.',
};
