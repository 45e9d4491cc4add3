import type { Messages } from './en.ts';

/** Texts of slots in Indonesian. */
export const id: Messages = {
  spin: 'Spin',
  freeSpins: 'Free spin: {count}',
  reels: 'Gulungan, dari kiri ke kanan: {columns}',
  'pay.line': 'Garis {number}',
  'verify.spin': 'Spin',
  'verify.freeSpin': 'Free spin {index}',
  'verify.lineWin': 'Garis {line}: {count} × {symbol} membayar {units}',
  'verify.nothing': 'Tidak ada garis yang membayar.',
  freeSpinOf: 'Free spin {index} dari {count}, kemenangan {multiplier}×',
  lines: 'Payline: {count}',
  'pay.intro':
    'Gulungan: {reels}, baris: {rows}, payline: {lines}. Satu garis membayar simbol sama yang berurutan, mulai dari gulungan kiri. Hanya kemenangan tertinggi di setiap garis yang dibayar, dan kemenangan semua garis dijumlahkan.',
  'pay.wild': '{wild} menggantikan semua simbol kecuali {scatter}.',
  'pay.wildAll': '{wild} menggantikan semua simbol.',
  'pay.scatter':
    'Cukup banyak {scatter} di posisi mana pun memberi free spin dengan taruhan yang sama (jumlah simbol → free spin). Semua kemenangan di free spin dikali {multiplier}.',
  'pay.lines': 'Payline ({count})',
  'pay.base': 'Pengembalian dari spin berbayar',
  'pay.free': 'Pengembalian dari free spin',
  'pay.feature': 'Ronde dengan free spin',
};
