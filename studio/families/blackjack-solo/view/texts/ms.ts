import type { MessageKey } from './en.ts';

/** Texts of blackjack in Malay. */
export const ms: Record<MessageKey, string> = {
  begin: 'Agih',
  betOn: 'Bertaruh {amount}',
  raised: '{name} {amount}',
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  more: '{name} (+{amount})',
  dealer: 'Dealer',
  you: 'Anda',
  hand: 'Tangan {number}',
  points: '{who}: {points}',
  turn: '{points}. Giliran anda.',
  blackjack: 'Blackjack',
  bust: 'Bust',
  wins: 'Menang',
  push: 'Push',
  loses: 'Kalah',
  'rules.1':
    'Dapatkan jumlah yang lebih hampir dengan 21 berbanding dealer tanpa melebihinya. Kad dua hingga sepuluh dikira mengikut nombornya, kad bergambar sepuluh, ace satu atau sebelas.',
  'rules.2':
    'Lapan dek, dikocok sebelum setiap pusingan. Blackjack membayar 3 : 2, kemenangan lain 1 : 1. Dealer menyemak blackjack sebelum anda bertindak dan stand pada setiap 17. Tiada insurans.',
  'rules.3':
    'Double mengambil taruhan kedua untuk satu kad lagi. Dua kad sama nilai boleh di-split sekali, dengan taruhan kedua; ace yang di-split mendapat satu kad setiap satu.',
  'rules.4': 'Pulangan yang dinyatakan adalah mengikut strategi asas.',
  'part.blackjack': 'Daripada blackjack',
  'part.plain': 'Daripada tangan tanpa double atau split',
  'part.double': 'Daripada tangan double',
  'part.split': 'Daripada tangan split',
};
