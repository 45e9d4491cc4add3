import type { Messages } from './en.ts';

/** Texts of slots in Filipino. */
export const ty: Messages = {
  spin: 'Spin',
  freeSpins: 'Free spins: {count}',
  reels: 'Mga reel, kaliwa pakanan: {columns}',
  'pay.line': 'Linya {number}',
  'verify.spin': 'Spin',
  'verify.freeSpin': 'Free spin {index}',
  'verify.lineWin': 'Linya {line}: {count} × {symbol} ang bayad {units}',
  'verify.nothing': 'Walang linyang nagbabayad.',
  freeSpinOf: 'Free spin {index} sa {count}, panalo {multiplier}×',
  lines: 'Paylines: {count}',
  'pay.intro':
    'Mga reel: {reels}, mga row: {rows}, paylines: {lines}. Nagbabayad ang linya sa magkakaparehong simbolo na sunod-sunod, mula sa kaliwang reel. Pinakamataas na panalo lang sa bawat linya ang binabayaran, at pinagsasama ang mga panalo sa lahat ng linya.',
  'pay.wild': 'Pinapalitan ng {wild} ang bawat simbolo maliban sa {scatter}.',
  'pay.wildAll': 'Pinapalitan ng {wild} ang bawat simbolo.',
  'pay.scatter':
    'Sapat na {scatter} kahit saan ang nagbibigay ng free spins sa parehong taya (bilang ng simbolo → free spins). Mina-multiply ng {multiplier} ang lahat ng panalo sa free spins.',
  'pay.lines': 'Paylines ({count})',
  'pay.base': 'Return mula sa mga bayad na spin',
  'pay.free': 'Return mula sa free spins',
  'pay.feature': 'Mga round na may free spins',
};
