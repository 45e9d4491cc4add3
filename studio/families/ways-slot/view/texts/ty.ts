import type { MessageKey } from './en.ts';

/** Texts of ways slots in Filipino. */
export const ty: Record<MessageKey, string> = {
  spin: 'Spin',
  ways: 'Ways',
  betOn: 'Hanggang {ways} ways',
  reels: 'Mga reel, kaliwa pakanan: {columns}',
  freeSpins: 'Free spins: {count}',
  freeSpinOf: 'Free spin {index} sa {count}',
  times: 'Multiplier',
  win: '{reels} × {symbol}, {ways} ways',
  capped: 'Naabot ng round ang max na panalo at matatapos na.',
  'pay.intro':
    'Nagpapakita ang {reels} reel ng 2 hanggang 7 simbolo bawat isa. Nagbabayad ang simbolo sa bawat way mula sa kaliwa: tig-isang simbolo nito sa bawat reel. Nawawala ang mga panalong simbolo, at bumabagsak sa puwesto ang mga nasa itaas, hanggang wala nang panalo.',
  'pay.wild':
    'Pinapalitan ng {symbol} ang bawat simbolong may bayad at binibilang na {counts}. Wala ito sa unang reel.',
  'pay.multiplier': 'Nagsisimula sa {start} ang multiplier ng bayad na spin at tumataas nang {step} sa bawat cascade.',
  'pay.free':
    'Sapat na {symbol} kahit saan ang nagbibigay ng free spins (bilang ng simbolo → free spins). Nagsisimula sa {start} ang multiplier ng mga ito at tumataas nang {step} sa bawat cascade.',
  'pay.persists': 'Sa free spins, hindi nagre-reset ang multiplier.',
  'pay.cap': 'Hindi hihigit sa {cap} times ng taya ang bayad ng round at doon ito matatapos.',
  'part.ways': 'Return mula sa unang resulta ng spin',
  'part.cascades': 'Return mula sa mga cascade',
  'part.free': 'Return mula sa free spins',
  'share.free': 'Mga round na may free spins',
  'verify.spin': 'Spin',
  'verify.freeSpin': 'Free spin {index}',
  'verify.fall': 'Cascade {number}: {wins} × {multiplier}',
  'verify.nothing': 'Walang way na nagbabayad.',
};
