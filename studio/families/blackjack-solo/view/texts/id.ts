import type { MessageKey } from './en.ts';

/** Texts of blackjack in Indonesian. */
export const id: Record<MessageKey, string> = {
  begin: 'Bagi kartu',
  betOn: 'Taruhan {amount}',
  raised: '{name} {amount}',
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  more: '{name} (+{amount})',
  dealer: 'Dealer',
  you: 'Anda',
  hand: 'Kartu {number}',
  points: '{who}: {points}',
  turn: '{points}. Giliran Anda.',
  blackjack: 'Blackjack',
  bust: 'Bust',
  wins: 'Menang',
  push: 'Push',
  loses: 'Kalah',
  'rules.1':
    'Dekati 21 lebih dari dealer tanpa melewatinya. Kartu dua sampai sepuluh bernilai sesuai angkanya, kartu bergambar sepuluh, as satu atau sebelas.',
  'rules.2':
    'Delapan dek, dikocok sebelum setiap ronde. Blackjack dibayar 3:2, kemenangan lain 1:1. Dealer memeriksa blackjack sebelum Anda melangkah dan stand di semua 17. Tidak ada asuransi.',
  'rules.3':
    'Double memerlukan taruhan kedua untuk satu kartu lagi. Dua kartu bernilai sama bisa di-split satu kali dengan taruhan kedua; as yang di-split mendapat satu kartu masing-masing.',
  'rules.4': 'RTP yang tertera berlaku untuk strategi dasar.',
  'part.blackjack': 'Dari blackjack',
  'part.plain': 'Dari kartu tanpa double atau split',
  'part.double': 'Dari kartu yang di-double',
  'part.split': 'Dari kartu yang di-split',
};
