import { id as solo } from '../../../blackjack-solo/view/texts/id.ts';
import { id as place } from '../../../shared/place-texts/id.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of blackjack in Indonesian. */
export const id: Record<MessageKey, string> = {
  ...place,
  ...solo,
  // The chips; the move has a key of its own.
  double: '×2',
  'move.hit': 'Hit',
  'move.stand': 'Stand',
  'move.double': 'Double',
  betHand: 'Kartu {amount}',
  betBehind: 'Bet behind {amount}',
  betDouble: 'Double {amount}',
  'on.hand': 'Kartu Anda',
  'on.behind': 'Bet behind',
  'pays.hand.short': 'Anda memilih',
  'pays.behind.short': 'kami memilih',
  'bet.hand': 'Kartu yang Anda mainkan',
  'bet.behind': 'Bet behind',
  players: 'Pemain',
  open: 'Berpikir',
  chosen: 'Pilihan para pemain',
  ended: '{who}: {points} · {end}',
  behindEnd: '{points} · {end}',
  more: 'Double (+{amount})',
  dealt: 'Kartu pemain: {own}. Dealer menunjukkan {theirs}.',
  'said.natural': 'Pemain mendapat blackjack.',
  'said.dealerNatural': 'Dealer mendapat blackjack.',
  'said.level': 'Blackjack di kedua sisi.',
  'said.over': 'Dealer {points} dan bust.',
  'said.made': 'Dealer {points}.',
  'end.natural': 'Blackjack untuk pemain',
  'end.over': 'Dealer bust',
  'end.made': 'Dealer 17 sampai 20',
  'end.top': 'Dealer 21',
  'past.words': '{end}: {points}',
  shares: 'Dari {rounds} ronde terakhir: dealer bust {over}, 17 sampai 20 {made}, 21 {top}, blackjack pemain {natural}',
  'choose.open': '{points}: hit, stand, atau double? {seconds} dtk',
  'choose.again': '{points}: hit atau stand? {seconds} dtk',
  'choose.others': 'Pemain memilih: {seconds} dtk',
  'choose.behind': 'Bet behind Anda kami mainkan. Pemain memilih: {seconds} dtk',
  'choose.hit': 'Anda hit. Kartu datang paling lambat dalam {seconds} dtk.',
  'choose.stand': 'Anda stand di {points}. Pemain memilih: {seconds} dtk',
  'choose.double': 'Anda double untuk satu kartu. Pemain memilih: {seconds} dtk',
  'choose.missed': 'Anda tidak memilih tepat waktu dan stand di {points}.',
  'choose.over': 'Waktu memilih sudah habis.',
  'made.hit': 'Anda hit.',
  'made.stand': 'Anda stand.',
  'made.double': 'Anda double.',
  'rules.table':
    'Semua pemain punya kartu yang sama melawan dealer. Di setiap langkah, masing-masing memilih sendiri pada saat yang sama: hit, stand, atau double dengan dua kartu. Semua yang hit atau double mendapat kartu berikutnya yang sama. Pemain yang tidak memilih tepat waktu dianggap stand. Setiap pemain punya satu taruhan per ronde.',
  'rules.behind':
    'Bet behind kami mainkan dengan strategi dasar, hanya hit dan stand, tidak pernah double. Bisa dipasang bersama kartu Anda atau sendiri.',
  'rules.2':
    'Delapan dek, dikocok sebelum setiap ronde. Blackjack dibayar 3:2, kemenangan lain 1:1. Dealer memeriksa blackjack sebelum Anda memilih dan stand di semua 17.',
  'rules.3': 'Double memerlukan taruhan kedua untuk satu kartu lagi. Di meja ini tidak ada split dan asuransi.',
  'rules.4':
    'RTP kartu Anda yang tertera berlaku untuk strategi dasar. Kartu yang tidak diambil pemain mana pun tidak dipakai.',
  'rules.keys': 'Tombol, saat fokus ada di langkah: H untuk hit, S untuk stand, D untuk double.',
  'part.plain': 'Dari kartu tanpa double',
};
