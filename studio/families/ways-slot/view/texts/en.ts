/** Texts of ways slots in English. The other languages have exactly these keys. */
export const en = {
  spin: 'Spin',
  ways: 'Ways',
  betOn: 'Up to {ways} ways',
  reels: 'Reels, left to right: {columns}',
  freeSpins: 'Free spins: {count}',
  freeSpinOf: 'Free spin {index} of {count}',
  times: 'Multiplier',
  win: '{reels} × {symbol}, {ways} ways',
  capped: 'The round reached the max win and ends.',
  'pay.intro':
    '{reels} reels show 2 to 7 symbols each. A symbol pays for each way from the left: one symbol of it on each reel. Winning symbols vanish, and those above fall into their place, until nothing wins.',
  'pay.wild': '{symbol} replaces every paying symbol and counts as {counts}. It is not on the first reel.',
  'pay.multiplier': 'The multiplier of a paid spin starts at {start} and rises by {step} with each cascade.',
  'pay.free':
    'Enough {symbol} anywhere award free spins (number of symbols → free spins). Their multiplier starts at {start} and rises by {step} with each cascade.',
  'pay.persists': 'In free spins the multiplier does not reset.',
  'pay.cap': 'A round pays at most {cap} times the stake and ends there.',
  'part.ways': 'Return from the first result of a spin',
  'part.cascades': 'Return from cascades',
  'part.free': 'Return from free spins',
  'share.free': 'Rounds with free spins',
  'verify.spin': 'Spin',
  'verify.freeSpin': 'Free spin {index}',
  'verify.fall': 'Cascade {number}: {wins} × {multiplier}',
  'verify.nothing': 'No way pays.',
} as const;

export type MessageKey = keyof typeof en;
