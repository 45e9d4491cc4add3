import type { MessageKey } from './en.ts';

/** Texts of bingo in Indonesian. */
export const id: Record<MessageKey, string> = {
  begin: 'Mulai',
  cards: 'Kartu',
  card: 'Kartu {number}',
  balls: 'Bola keluar',
  free: 'gratis',
  ball: '{letter} {number}',
  wonCard: 'Kartu {number}: {patterns}',
  none: 'Tidak ada pola yang lengkap.',
  'pattern.line': 'Satu garis',
  'pattern.two-lines': 'Dua garis',
  'pattern.three-lines': 'Tiga garis',
  'pattern.corners': 'Empat sudut',
  'pattern.stamp': 'Prangko',
  'pattern.two-stamps': 'Dua prangko',
  'pattern.letter-x': 'Huruf X',
  'pattern.letter-t': 'Huruf T',
  'pattern.plus': 'Plus',
  'pattern.diamond': 'Wajik',
  'pattern.ring': 'Cincin',
  'pattern.frame': 'Bingkai',
  'pattern.blackout': 'Kartu penuh',
  'rules.1':
    '{balls} dari 75 bola diundi. Satu kartu berisi 24 angka dan satu kotak gratis di tengah. Kartu menang menurut pola yang dilengkapi bola.',
  'rules.best': 'Satu kartu dibayar untuk pola terbaiknya.',
  'rules.each': 'Satu kartu dibayar untuk setiap pola yang lengkap.',
  'rules.2': 'Taruhan adalah harga setiap kartu. Garis bisa mendatar, menurun, atau dari sudut ke sudut.',
  pays: 'Pembayaran untuk kartu seharga {stake}',
};
