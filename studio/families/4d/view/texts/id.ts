import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Indonesian. */
export const id: Record<MessageKey, string> = {
  'rules.game':
    '23 angka berbeda dari 0000 sampai 9999 diundi: sepuluh consolation, sepuluh starter, lalu prize 3, prize 2, dan prize 1.',
  'rules.more':
    'Taruhan besar menang jika kena salah satu dari 23 angka; taruhan kecil hanya pada tiga prize teratas, dengan bayaran lebih tinggi. Untuk dua digit terakhir prize 1, 50 sampai 99 adalah besar. Semua hadiah tetap.',
  'tab.number': 'Angka',
  'tab.first': 'Prize 1',
  'bet.big': 'Besar',
  'bet.small': 'Kecil',
  'bet.first-3': 'Prize 1, 3D belakang',
  'bet.first-2': 'Prize 1, 2D belakang',
  'bet.first-sides': 'Prize 1, 50-50',
  'field.place-1': 'As',
  'field.place-2': 'Kop',
  'field.place-3': 'Kepala',
  'field.place-4': 'Ekor',
  'row.first': 'Prize 1',
  'row.second': 'Prize 2',
  'row.third': 'Prize 3',
  'row.starter': 'Starter',
  'row.consolation': 'Consolation',
  'prize.first': 'Prize 1',
  'prize.second': 'Prize 2',
  'prize.third': 'Prize 3',
  'prize.starter': 'Starter',
  'prize.consolation': 'Consolation',
  said: 'Prize 1 {special}, 2D belakang {tail}.',
};
