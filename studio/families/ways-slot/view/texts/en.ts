/** Texts of ways slots in English. The other languages have exactly these keys. */
export const en = {
  spin: 'Spin',
  ways: 'Ways',
  betOn: 'Up to {ways} ways',
  reels: 'Reels, left to right: {columns}',
  freeSpins: '{count} free spins',
  freeSpinOf: 'Free spin {index} of {count}',
  times: 'Multiplier',
  win: '{reels} × {symbol}, {ways} ways',
  capped: 'The round reached its highest win and ends.',
  'pay.intro':
    '{reels} reels show 2 to 7 symbols each. A symbol pays for each way from the left: one symbol of it on each reel. Winning symbols vanish, and those above fall into their place, until nothing wins.',
  'pay.wild': '{symbol} replaces every paying symbol and counts as {counts}. It is not on the first reel.',
  'pay.multiplier': 'The multiplier of a paid spin begins with {start} and rises by {step} with each fall.',
  'pay.free':
    'Enough {symbol} anywhere award free spins (number of symbols → free spins). Their multiplier begins with {start} and rises by {step} with each fall.',
  'pay.persists': 'In free spins the multiplier does not fall back.',
  'pay.cap': 'A round pays at most {cap} times the stake and ends there.',
  'part.ways': 'Return from first falls',
  'part.cascades': 'Return from further falls',
  'part.free': 'Return from free spins',
  'share.free': 'Rounds with free spins',
  'verify.spin': 'Spin',
  'verify.freeSpin': 'Free spin {index}',
  'verify.fall': 'Fall {number}: {wins} × {multiplier}',
  'verify.nothing': 'No way pays.',
} as const;

export type MessageKey = keyof typeof en;
