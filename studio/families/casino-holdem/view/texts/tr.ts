import { tr as solo } from '../../../casino-holdem-solo/view/texts/tr.ts';
import { tr as place } from '../../../shared/place-texts/tr.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Turkish. */
export const tr: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'Ante',
  'on.aces': 'As yan bahsi',
  'pays.ante.short': 'en fazla 100:1',
  'pays.aces.short': '7–100:1',
  you: 'Tüm oyuncular',
  callName: 'Gör',
  callPays: 'antenin iki katı',
  dealt: 'El: {own}. Antenin iki katıyla görün veya pas geçin.',
  won: 'Oyuncular kazandı: {own} karşısında {theirs}.',
  lost: 'Krupiye kazandı: {theirs} karşısında {own}.',
  level: 'Berabere: iki tarafta da {own}.',
  'end.won': 'Oyuncular kazandı',
  'end.lost': 'Krupiye kazandı',
  'end.level': 'Berabere',
  'end.out': 'Krupiye eli yetersiz',
  'short.won': 'O',
  'short.lost': 'K',
  'short.level': '=',
  'short.out': 'Y',
  shares: 'Son {rounds} el: oyuncular {won}, krupiye {lost}, beraberlik {level}, yetersiz krupiye eli {out}',
  'choose.open': 'Gör veya pas geç: {seconds} sn',
  'choose.others': 'Oyuncular karar veriyor: {seconds} sn',
  'choose.call': 'Gördünüz. Kartlar {seconds} sn içinde açılır.',
  'choose.fold': 'Pas geçtiniz. Kartlar {seconds} sn içinde açılır.',
  'choose.over': 'Seçim süresi bitti.',
  called: 'Gördünüz.',
  'rules.table':
    'Tüm oyuncuların krupiyeye karşı eli aynıdır, herkes tek başına karar verir. Zamanında seçmeyen oyuncu pas geçmiş olur. Her oyuncunun elde tek bahsi vardır.',
};
