/** Texts of slots in English. The other languages have exactly these keys. */
export const en = {
  spin: 'Spin',
  freeSpins: 'Free spins: {count}',
  reels: 'Reels, left to right: {columns}',
  'pay.line': 'Line {number}',
  'verify.spin': 'Spin',
  'verify.freeSpin': 'Free spin {index}',
  'verify.lineWin': 'Line {line}: {count} × {symbol} pays {units}',
  'verify.nothing': 'No line pays.',
  freeSpinOf: 'Free spin {index} of {count}, wins {multiplier}×',
  lines: 'Paylines: {count}',
  'pay.intro':
    'Reels: {reels}, rows: {rows}, paylines: {lines}. A line pays for matching symbols in a row, starting from the left reel. Only the highest win on each line is paid, and wins on all lines are added.',
  'pay.wild': '{wild} replaces every symbol except {scatter}.',
  'pay.wildAll': '{wild} replaces every symbol.',
  'pay.scatter':
    'Enough {scatter} anywhere award free spins at the same stake (number of symbols → free spins). All wins in free spins are multiplied by {multiplier}.',
  'pay.lines': 'Paylines ({count})',
  'pay.base': 'Return from paid spins',
  'pay.free': 'Return from free spins',
  'pay.feature': 'Rounds with free spins',
} as const;

export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;
