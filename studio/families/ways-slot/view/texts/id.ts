import type { MessageKey } from './en.ts';

/** Texts of ways slots in Indonesian. */
export const id: Record<MessageKey, string> = {
  spin: 'Spin',
  ways: 'Ways',
  betOn: 'Sampai {ways} ways',
  reels: 'Gulungan, dari kiri ke kanan: {columns}',
  freeSpins: 'Free spin: {count}',
  freeSpinOf: 'Free spin {index} dari {count}',
  times: 'Pengganda',
  win: '{reels} × {symbol}, {ways} ways',
  capped: 'Ronde mencapai kemenangan maksimum dan berakhir.',
  'pay.intro':
    '{reels} gulungan masing-masing menampilkan 2 sampai 7 simbol. Sebuah simbol membayar untuk setiap way dari kiri: satu simbol itu di setiap gulungan. Simbol menang menghilang dan simbol di atasnya jatuh ke tempatnya, sampai tidak ada lagi yang menang.',
  'pay.wild': '{symbol} menggantikan semua simbol berbayar dan dihitung {counts}. Tidak ada di gulungan pertama.',
  'pay.multiplier': 'Pengganda spin berbayar mulai dari {start} dan naik {step} setiap tumble.',
  'pay.free':
    'Cukup banyak {symbol} di posisi mana pun memberi free spin (jumlah simbol → free spin). Penggandanya mulai dari {start} dan naik {step} setiap tumble.',
  'pay.persists': 'Di free spin, pengganda tidak diatur ulang.',
  'pay.cap': 'Satu ronde membayar maksimal {cap} kali taruhan dan berakhir di situ.',
  'part.ways': 'Pengembalian dari hasil pertama spin',
  'part.cascades': 'Pengembalian dari tumble',
  'part.free': 'Pengembalian dari free spin',
  'share.free': 'Ronde dengan free spin',
  'verify.spin': 'Spin',
  'verify.freeSpin': 'Free spin {index}',
  'verify.fall': 'Tumble {number}: {wins} × {multiplier}',
  'verify.nothing': 'Tidak ada way yang membayar.',
};
