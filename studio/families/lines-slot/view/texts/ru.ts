import type { Messages } from './en.ts';

/** Texts of slots in Russian. */
export const ru: Messages = {
  spin: 'Спин',
  freeSpins: 'Фриспины: {count}',
  reels: 'Барабаны слева направо: {columns}',
  'pay.line': 'Линия {number}',
  'verify.spin': 'Спин',
  'verify.freeSpin': 'Фриспин {index}',
  'verify.lineWin': 'Линия {line}: {count} × {symbol}, выплата {units}',
  'verify.nothing': 'Ни одна линия не платит.',
  freeSpinOf: 'Фриспин {index} из {count}, выигрыши {multiplier}×',
  lines: 'Линии: {count}',
  'pay.intro':
    'Барабанов: {reels}, рядов: {rows}, линий: {lines}. Линия платит за одинаковые символы подряд, начиная с левого барабана. На каждой линии платится только наибольший выигрыш, выигрыши линий складываются.',
  'pay.wild': '«{wild}» заменяет все символы, кроме «{scatter}».',
  'pay.wildAll': '«{wild}» заменяет все символы.',
  'pay.scatter':
    'Достаточно символов «{scatter}» в любых местах — и вы получаете фриспины с той же ставкой (число символов → фриспины). Все выигрыши фриспинов умножаются на {multiplier}.',
  'pay.lines': 'Линии ({count})',
  'pay.base': 'Отдача оплаченных спинов',
  'pay.free': 'Отдача фриспинов',
  'pay.feature': 'Раунды с фриспинами',
};
