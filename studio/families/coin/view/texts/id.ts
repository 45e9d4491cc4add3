import type { MessageKey } from './en.ts';

/** Texts of the coin in Indonesian. */
export const id: Record<MessageKey, string> = {
  begin: 'Lempar',
  take: 'Cash out {amount}',
  call: 'Tebakan Anda',
  again: 'Tebak lagi, atau cash out',
  heads: 'Gambar',
  tails: 'Angka',
  next: 'Tebakan benar berikutnya',
  now: 'Sekarang',
  right: '{side}. Benar. Cash out sekarang untuk {amount}.',
  wrong: '{side}. Ronde selesai.',
  flips: 'Lemparan ronde ini',
  'rules.1':
    'Tebak gambar atau angka. Setiap tebakan benar menaikkan bayaran ronde; tebakan salah mengakhirinya tanpa bayaran.',
  'rules.2':
    'Setelah tebakan benar, tebak lagi atau cash out sebesar jumlah yang tampil. Setelah {flips} tebakan benar, ronde berakhir dan dibayar.',
  pays: 'Bayaran tebakan benar berturut-turut untuk taruhan {stake}',
  stop: 'Pengembalian saat cash out',
  'verify.round': 'Tebakan dan lemparan',
};
