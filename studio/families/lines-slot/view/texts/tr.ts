import type { Messages } from './en.ts';

/** Texts of slots in Turkish. */
export const tr: Messages = {
  spin: 'Çevir',
  freeSpins: 'Bedava dönüş: {count}',
  reels: 'Makaralar, soldan sağa: {columns}',
  'pay.line': 'Hat {number}',
  'verify.spin': 'Dönüş',
  'verify.freeSpin': 'Bedava dönüş {index}',
  'verify.lineWin': 'Hat {line}: {count} × {symbol}, ödeme {units}',
  'verify.nothing': 'Kazanan hat yok.',
  freeSpinOf: 'Bedava dönüş {index} / {count}, kazançlar {multiplier}×',
  lines: 'Ödeme hattı: {count}',
  'pay.intro':
    'Makara: {reels}, sıra: {rows}, ödeme hattı: {lines}. Hat, en soldaki makaradan başlayarak art arda gelen aynı sembollere öder. Her hatta yalnızca en yüksek kazanç ödenir, tüm hatların kazançları toplanır.',
  'pay.wild': '{wild}, {scatter} dışındaki tüm sembollerin yerine geçer.',
  'pay.wildAll': '{wild} tüm sembollerin yerine geçer.',
  'pay.scatter':
    'Herhangi bir yerde yeterli sayıda {scatter}, aynı bahisle bedava dönüşler verir (sembol sayısı → bedava dönüş). Bedava dönüşlerdeki tüm kazançlar {multiplier} ile çarpılır.',
  'pay.lines': 'Ödeme hatları ({count})',
  'pay.base': 'Ücretli dönüşlerden geri dönüş',
  'pay.free': 'Bedava dönüşlerden geri dönüş',
  'pay.feature': 'Bedava dönüşlü turlar',
};
