import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Malay. */
export const ms: Record<MessageKey, string> = {
  'rules.game':
    '23 nombor berbeza dari 0000 hingga 9999 dicabut: sepuluh hadiah saguhati, sepuluh hadiah istimewa, kemudian hadiah ketiga, kedua dan pertama.',
  'rules.more':
    'Pertaruhan besar menang pada mana-mana daripada 23 nombor, pertaruhan kecil hanya pada tiga hadiah teratas, dengan bayaran lebih tinggi. Bagi dua digit terakhir hadiah pertama, 50 hingga 99 ialah besar. Semua hadiah adalah tetap.',
  'tab.number': 'Nombor',
  'tab.first': 'Hadiah pertama',
  'bet.big': 'Besar',
  'bet.small': 'Kecil',
  'bet.first-3': 'Hadiah pertama, tiga akhir',
  'bet.first-2': 'Hadiah pertama, dua akhir',
  'bet.first-sides': 'Hadiah pertama, besar/kecil',
  'field.place-1': 'Ke-1',
  'field.place-2': 'Ke-2',
  'field.place-3': 'Ke-3',
  'field.place-4': 'Ke-4',
  'row.first': 'Hadiah ke-1',
  'row.second': 'Hadiah ke-2',
  'row.third': 'Hadiah ke-3',
  'row.starter': 'Istimewa',
  'row.consolation': 'Saguhati',
  'prize.first': 'Hadiah ke-1',
  'prize.second': 'Hadiah ke-2',
  'prize.third': 'Hadiah ke-3',
  'prize.starter': 'Istimewa',
  'prize.consolation': 'Saguhati',
  said: 'Hadiah pertama {special}, dua akhir {tail}.',
};
