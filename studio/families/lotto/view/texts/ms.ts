import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Malay. */
export const ms: Record<MessageKey, string> = {
  'rules.game':
    'Enam nombor berbeza daripada 1 hingga 49 dicabut, kemudian satu nombor tambahan. Setiap set mempunyai peluang yang sama.',
  'rules.more':
    'Pilih enam nombor; daripada sehingga sepuluh, setiap set enam ialah satu kombinasi. Nombor tambahan hanya dikira jika dinyatakan oleh hadiah. Jumlah keenam-enamnya besar dari 150. Semua hadiah adalah tetap: ia tidak bergantung pada bilangan pemenang.',
  'tab.six': 'Enam',
  'tab.few': 'Dua hingga empat',
  'tab.number': 'Satu nombor',
  'tab.sum': 'Jumlah',
  'bet.six': 'Enam nombor',
  'bet.two': 'Dua daripada enam',
  'bet.three': 'Tiga daripada enam',
  'bet.four': 'Empat daripada enam',
  'bet.number': 'Antara enam',
  'bet.additional': 'Nombor tambahan',
  'bet.sum-sides': 'Jumlah keenam-enamnya',
  'prize.match-6': '6 keluar',
  'prize.match-5-more': '5 dan nombor tambahan',
  'prize.match-5': '5 keluar',
  'prize.match-4-more': '4 dan nombor tambahan',
  'prize.match-4': '4 keluar',
  'prize.match-3-more': '3 dan nombor tambahan',
  'prize.match-3': '3 keluar',
  'prize.match-2': '2 keluar',
  said: '{numbers}; tambahan {additional}. Jumlah {sum}.',
};
