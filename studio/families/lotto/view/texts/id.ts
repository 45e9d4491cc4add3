import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Indonesian. */
export const id: Record<MessageKey, string> = {
  'rules.game':
    'Enam angka berbeda dari 1 sampai 49 diundi, lalu satu angka tambahan. Semua kombinasi berpeluang sama.',
  'rules.more':
    'Pilih enam angka; dari maksimal sepuluh, setiap enam angka menjadi satu kombinasi. Angka tambahan hanya dihitung jika disebut dalam hadiah. Jumlah keenam angka adalah besar mulai 150. Semua hadiah tetap: tidak bergantung pada jumlah pemenang.',
  'tab.six': 'Enam',
  'tab.few': 'Dua sampai empat',
  'tab.number': 'Satu angka',
  'tab.sum': 'Jumlah',
  'bet.six': 'Enam angka',
  'bet.two': 'Dua dari enam',
  'bet.three': 'Tiga dari enam',
  'bet.four': 'Empat dari enam',
  'bet.number': 'Di antara enam',
  'bet.additional': 'Angka tambahan',
  'bet.sum-sides': 'Jumlah keenam angka',
  'prize.match-6': '6 keluar',
  'prize.match-5-more': '5 dan tambahan',
  'prize.match-5': '5 keluar',
  'prize.match-4-more': '4 dan tambahan',
  'prize.match-4': '4 keluar',
  'prize.match-3-more': '3 dan tambahan',
  'prize.match-3': '3 keluar',
  'prize.match-2': '2 keluar',
  said: '{numbers}; tambahan {additional}. Jumlah {sum}.',
};
