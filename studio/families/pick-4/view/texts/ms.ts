import type { MessageKey } from './en.ts';

/** Texts of four digits in Malay. */
export const ms: Record<MessageKey, string> = {
  'rules.game':
    'Empat digit dari 0 hingga 9 dicabut, setiap satu secara berasingan. Satu digit boleh keluar lebih daripada sekali.',
  'rules.more':
    'Besar ialah 5 hingga 9, kecil 0 hingga 4. Dragon menang jika digit pertama lebih tinggi daripada yang terakhir, Tiger jika lebih rendah; jika seri, taruhan kedua-duanya dipulangkan.',
  'tab.exact': 'Tepat',
  'tab.any': 'Apa-apa susunan',
  'tab.places': 'Kedudukan',
  'tab.sum': 'Jumlah',
  'bet.exact-4': 'Keempat-empat, tepat',
  'bet.front-3': 'Tiga pertama, tepat',
  'bet.back-3': 'Tiga terakhir, tepat',
  'bet.front-2': 'Dua pertama, tepat',
  'bet.back-2': 'Dua terakhir, tepat',
  'bet.any-4': 'Empat berbeza',
  'bet.front-3-any': 'Tiga pertama berbeza',
  'bet.back-3-any': 'Tiga terakhir berbeza',
  'bet.back-3-pair': 'Tiga terakhir dengan pasangan',
  'bet.front-2-any': 'Dua pertama, apa-apa susunan',
  'bet.back-2-any': 'Dua terakhir, apa-apa susunan',
  'bet.back-3-one': 'Satu digit antara tiga terakhir',
  'bet.back-3-two': 'Dua digit antara tiga terakhir',
  'bet.place': 'Digit pada kedudukannya',
  'bet.place-sides': 'Besar/kecil satu digit',
  'bet.dragon-tiger': 'Dragon, Tiger',
  'bet.sum': 'Jumlah',
  'option.dragon': 'Dragon',
  'option.tiger': 'Tiger',
  'option.tie': 'Seri',
  said: '{number}. Jumlah {sum}.',
  'field.place-1': 'Ke-1',
  'field.place-2': 'Ke-2',
  'field.place-3': 'Ke-3',
  'field.place-4': 'Ke-4',
};
