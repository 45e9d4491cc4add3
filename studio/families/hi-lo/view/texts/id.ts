import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Indonesian. */
export const id: Record<MessageKey, string> = {
  begin: 'Buka kartu',
  betOn: 'Kartu pertama',
  take: 'Cash out {amount}',
  skip: 'Lewati kartu',
  'guess.higher': 'Lebih tinggi',
  'guess.lower': 'Lebih rendah',
  'guess.higher-or-same': 'Lebih tinggi/sama',
  'guess.lower-or-same': 'Lebih rendah/sama',
  'guess.same': 'Sama',
  'guess.red': 'Merah',
  'guess.black': 'Hitam',
  chance: '{wins} dari {from}',
  now: 'Sekarang',
  guesses: 'Tebakan',
  cards: 'Kartu ronde ini',
  shown: '{card}. Apa berikutnya?',
  right: '{card}. Benar. Cash out sekarang untuk {amount}.',
  wrong: '{card}. Ronde selesai.',
  'rules.1': 'Satu kartu dibuka. Tebak kartu berikutnya dibanding kartu itu. As paling tinggi.',
  'rules.2':
    'Setiap tebakan benar menaikkan bayaran ronde sesuai peluang tebakannya. Lanjutkan, atau cash out sebesar jumlah yang tampil. Tebakan salah mengakhiri ronde tanpa bayaran.',
  'rules.full': 'Setiap kartu diambil dari dek penuh 52 kartu. {skips} kartu bisa dilewati dalam satu ronde.',
  'rules.shrinking': 'Kartu yang sudah dibuka tidak muncul lagi di ronde ini. {skips} kartu bisa dilewati.',
  'rules.3': 'Pengganda tertinggi adalah {ceiling} kali taruhan.',
};
