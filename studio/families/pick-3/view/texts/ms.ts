import type { MessageKey } from './en.ts';

/** Texts of three digits in Malay. */
export const ms: Record<MessageKey, string> = {
  'rules.game':
    'Tiga digit dari 0 hingga 9 dicabut, setiap satu secara berasingan. Satu digit boleh keluar lebih daripada sekali.',
  'rules.more':
    'Besar ialah 5 hingga 9, kecil 0 hingga 4; bagi jumlah ketiga-tiganya, besar ialah 14 ke atas. Bagi urutan, 9, 0 dan 1 adalah bersebelahan.',
  'tab.exact': 'Tepat',
  'tab.any': 'Apa-apa susunan',
  'tab.places': 'Kedudukan',
  'tab.sum': 'Jumlah',
  'bet.exact-3': 'Ketiga-tiga, tepat',
  'bet.front-2': 'Dua pertama, tepat',
  'bet.back-2': 'Dua terakhir, tepat',
  'bet.any-3': 'Tiga berbeza',
  'bet.pair-3': 'Tiga dengan pasangan',
  'bet.front-2-any': 'Dua pertama, apa-apa susunan',
  'bet.back-2-any': 'Dua terakhir, apa-apa susunan',
  'bet.one': 'Satu digit di mana-mana',
  'bet.two': 'Dua digit di mana-mana',
  'bet.place': 'Digit pada kedudukannya',
  'bet.place-sides': 'Besar/kecil satu digit',
  'bet.sum': 'Jumlah',
  'bet.sum-sides': 'Besar/kecil jumlah',
  'bet.shape': 'Bentuk',
  said: '{number}. Jumlah {sum}.',
  'field.place-1': 'Ke-1',
  'field.place-2': 'Ke-2',
  'field.place-3': 'Ke-3',
  'option.triple': 'Tiga serupa',
  'option.straight': 'Berturutan',
  'option.pair': 'Pasangan',
  'option.half-straight': 'Dua berturutan',
  'option.mixed': 'Campuran',
};
