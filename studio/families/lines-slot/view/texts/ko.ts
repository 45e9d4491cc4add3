import type { Messages } from './en.ts';

/** Texts of slots in Korean. */
export const ko: Messages = {
  spin: '스핀',
  freeSpins: '프리스핀: {count}',
  reels: '릴, 왼쪽부터: {columns}',
  'pay.line': '라인 {number}',
  'verify.spin': '스핀',
  'verify.freeSpin': '프리스핀 {index}',
  'verify.lineWin': '라인 {line}: {symbol} {count}개, {units} 지급',
  'verify.nothing': '당첨 라인이 없습니다.',
  freeSpinOf: '프리스핀 {index}/{count}, 당첨금 {multiplier}×',
  lines: '페이라인: {count}',
  'pay.intro':
    '릴: {reels}, 행: {rows}, 페이라인: {lines}. 왼쪽 릴부터 같은 심볼이 연속되면 라인이 당첨됩니다. 라인마다 가장 높은 당첨만 지급하며 모든 라인의 당첨금을 더합니다.',
  'pay.wild': '{wild} 심볼은 {scatter} 심볼을 제외한 모든 심볼을 대체합니다.',
  'pay.wildAll': '{wild} 심볼은 모든 심볼을 대체합니다.',
  'pay.scatter':
    '{scatter} 심볼이 위치와 관계없이 충분히 나오면 같은 베팅금의 프리스핀이 주어집니다(심볼 수 → 프리스핀). 프리스핀의 모든 당첨금은 {multiplier}배가 됩니다.',
  'pay.lines': '페이라인 ({count})',
  'pay.base': '일반 스핀 환수율',
  'pay.free': '프리스핀 환수율',
  'pay.feature': '프리스핀이 있는 라운드',
};
