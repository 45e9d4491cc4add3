import type { MessageKey } from './en.ts';

/** Texts of bingo in Malay. */
export const ms: Record<MessageKey, string> = {
  begin: 'Mula',
  cards: 'Kad',
  card: 'Kad {number}',
  balls: 'Bola dicabut',
  free: 'percuma',
  ball: '{letter} {number}',
  wonCard: 'Kad {number}: {patterns}',
  none: 'Tiada corak lengkap.',
  'pattern.line': 'Satu garis',
  'pattern.two-lines': 'Dua garis',
  'pattern.three-lines': 'Tiga garis',
  'pattern.corners': 'Empat penjuru',
  'pattern.stamp': 'Setem',
  'pattern.two-stamps': 'Dua setem',
  'pattern.letter-x': 'Huruf X',
  'pattern.letter-t': 'Huruf T',
  'pattern.plus': 'Tambah',
  'pattern.diamond': 'Berlian',
  'pattern.ring': 'Gelang',
  'pattern.frame': 'Bingkai',
  'pattern.blackout': 'Kad penuh',
  'rules.1':
    '{balls} daripada 75 bola dicabut. Satu kad mempunyai 24 nombor dan satu petak percuma di tengah. Kad menang mengikut corak yang dilengkapkan oleh bola.',
  'rules.best': 'Kad memenangi corak terbaiknya.',
  'rules.each': 'Kad memenangi setiap corak yang lengkap.',
  'rules.2': 'Taruhan ialah harga setiap kad. Garis boleh melintang, menegak atau dari penjuru ke penjuru.',
  pays: 'Bayaran untuk kad {stake}',
};
