import type { Messages } from './en.ts';

/** Texts of slots in Malay. */
export const ms: Messages = {
  spin: 'Putar',
  freeSpins: 'Putaran percuma: {count}',
  reels: 'Gelendong, kiri ke kanan: {columns}',
  'pay.line': 'Garis {number}',
  'verify.spin': 'Putaran',
  'verify.freeSpin': 'Putaran percuma {index}',
  'verify.lineWin': 'Garis {line}: {count} × {symbol} membayar {units}',
  'verify.nothing': 'Tiada garis membayar.',
  freeSpinOf: 'Putaran percuma {index} daripada {count}, kemenangan {multiplier}×',
  lines: 'Garis bayaran: {count}',
  'pay.intro':
    'Gelendong: {reels}, baris: {rows}, garis bayaran: {lines}. Garis membayar untuk simbol sepadan berturut-turut, bermula dari gelendong kiri. Hanya kemenangan tertinggi pada setiap garis dibayar, dan kemenangan semua garis dijumlahkan.',
  'pay.wild': '{wild} menggantikan semua simbol kecuali {scatter}.',
  'pay.wildAll': '{wild} menggantikan semua simbol.',
  'pay.scatter':
    '{scatter} yang mencukupi di mana-mana memberi putaran percuma pada taruhan yang sama (bilangan simbol → putaran percuma). Semua kemenangan dalam putaran percuma didarab {multiplier}.',
  'pay.lines': 'Garis bayaran ({count})',
  'pay.base': 'Pulangan daripada putaran berbayar',
  'pay.free': 'Pulangan daripada putaran percuma',
  'pay.feature': 'Pusingan dengan putaran percuma',
};
