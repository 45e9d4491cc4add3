import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Malay. */
export const ms: Record<MessageKey, string> = {
  begin: 'Buka kad',
  betOn: 'Kad pertama',
  take: 'Cash out {amount}',
  skip: 'Langkau kad',
  'guess.higher': 'Lebih tinggi',
  'guess.lower': 'Lebih rendah',
  'guess.higher-or-same': 'Lebih tinggi/sama',
  'guess.lower-or-same': 'Lebih rendah/sama',
  'guess.same': 'Sama',
  'guess.red': 'Merah',
  'guess.black': 'Hitam',
  chance: '{wins} daripada {from}',
  now: 'Sekarang',
  guesses: 'Tekaan',
  cards: 'Kad pusingan ini',
  shown: '{card}. Apa seterusnya?',
  right: '{card}. Betul. Cash out sekarang untuk {amount}.',
  wrong: '{card}. Pusingan tamat.',
  'rules.1': 'Satu kad dibuka. Teka perbandingan kad seterusnya dengannya. Ace paling tinggi.',
  'rules.2':
    'Setiap tekaan betul menaikkan bayaran pusingan mengikut peluang tekaan itu. Teruskan, atau cash out jumlah yang dipaparkan. Tekaan salah menamatkan pusingan tanpa bayaran.',
  'rules.full': 'Setiap kad datang daripada dek penuh 52 kad. {skips} kad boleh dilangkau dalam satu pusingan.',
  'rules.shrinking': 'Kad yang telah dibuka tidak keluar lagi dalam pusingan itu. {skips} kad boleh dilangkau.',
  'rules.3': 'Pengganda tertinggi ialah {ceiling} kali taruhan.',
};
