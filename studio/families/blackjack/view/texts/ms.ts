import { ms as solo } from '../../../blackjack-solo/view/texts/ms.ts';
import { ms as place } from '../../../shared/place-texts/ms.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of blackjack in Malay. */
export const ms: Record<MessageKey, string> = {
  ...place,
  ...solo,
  // The chips; the move has a key of its own.
  double: '×2',
  'move.hit': 'Hit',
  'move.stand': 'Stand',
  'move.double': 'Double',
  betHand: 'Tangan {amount}',
  betBehind: 'Bet behind {amount}',
  betDouble: 'Double {amount}',
  'on.hand': 'Tangan anda',
  'on.behind': 'Bet behind',
  'pays.hand.short': 'anda tentukan',
  'pays.behind.short': 'kasino tentukan',
  'bet.hand': 'Tangan yang anda main',
  'bet.behind': 'Bet behind',
  players: 'Pemain',
  open: 'Sedang memilih',
  chosen: 'Pilihan pemain',
  ended: '{who}: {points} · {end}',
  behindEnd: '{points} · {end}',
  more: 'Double (+{amount})',
  dealt: 'Kad tangan: {own}. Dealer menunjukkan {theirs}.',
  'said.natural': 'Pemain mendapat blackjack.',
  'said.dealerNatural': 'Dealer mendapat blackjack.',
  'said.level': 'Blackjack pada kedua-dua pihak.',
  'said.over': 'Dealer mendapat {points} dan bust.',
  'said.made': 'Dealer mendapat {points}.',
  'end.natural': 'Blackjack untuk pemain',
  'end.over': 'Dealer bust',
  'end.made': 'Dealer 17 hingga 20',
  'end.top': 'Dealer 21',
  'past.words': '{end}: {points}',
  shares:
    'Daripada {rounds} pusingan terakhir: dealer bust {over}, 17 hingga 20 {made}, 21 {top}, pemain dengan blackjack {natural}',
  'choose.open': '{points}: hit, stand atau double? {seconds} s',
  'choose.again': '{points}: hit atau stand? {seconds} s',
  'choose.others': 'Pemain memilih: {seconds} s',
  'choose.behind': 'Kasino memainkan bet behind anda. Pemain memilih: {seconds} s',
  'choose.hit': 'Anda hit. Kad diberi selewat-lewatnya dalam {seconds} s.',
  'choose.stand': 'Anda stand pada {points}. Pemain memilih: {seconds} s',
  'choose.double': 'Anda double untuk satu kad. Pemain memilih: {seconds} s',
  'choose.missed': 'Anda tidak bertindak dalam masa dan stand pada {points}.',
  'choose.over': 'Masa untuk memilih telah tamat.',
  'made.hit': 'Anda hit.',
  'made.stand': 'Anda stand.',
  'made.double': 'Anda double.',
  'rules.table':
    'Semua pemain mempunyai kad tangan yang sama menentang dealer. Pada setiap langkah, setiap orang memilih sendiri dan serentak: hit, stand, atau double dengan dua kad. Semua yang hit atau double mendapat kad seterusnya yang sama. Pemain yang tidak bertindak dalam masa akan stand. Setiap pemain mempunyai satu pertaruhan dalam satu pusingan.',
  'rules.behind':
    'Bet behind dimainkan oleh kasino: strategi asas dengan hit dan stand, tanpa double. Anda boleh memasangnya bersama tangan anda atau secara berasingan.',
  'rules.2':
    'Lapan dek, dikocok sebelum setiap pusingan. Blackjack membayar 3 : 2, kemenangan lain 1 : 1. Dealer menyemak blackjack sebelum anda memilih dan stand pada setiap 17.',
  'rules.3': 'Double mengambil taruhan kedua untuk satu kad lagi. Di meja ini tiada split dan tiada insurans.',
  'rules.4':
    'Pulangan tangan anda yang dinyatakan adalah mengikut strategi asas. Kad yang tidak diambil oleh mana-mana pemain tidak digunakan.',
  'rules.keys': 'Kekunci, semasa fokus pada tindakan: H untuk hit, S untuk stand, D untuk double.',
  'part.plain': 'Daripada tangan tanpa double',
};
