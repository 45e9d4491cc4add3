import type { MessageKey } from './en.ts';

/** Texts of ways slots in Korean. */
export const ko: Record<MessageKey, string> = {
  spin: '스핀',
  ways: '웨이',
  betOn: '최대 {ways}웨이',
  reels: '릴, 왼쪽부터: {columns}',
  freeSpins: '프리스핀: {count}',
  freeSpinOf: '프리스핀 {index}/{count}',
  times: '배수',
  win: '{reels} × {symbol}, {ways}웨이',
  capped: '최대 당첨에 도달하여 라운드가 끝났습니다.',
  'pay.intro':
    '릴 {reels}개에 심볼이 2–7개씩 나타납니다. 왼쪽부터 릴마다 같은 심볼이 하나씩 이어지는 웨이마다 지급됩니다. 당첨 심볼은 사라지고 위의 심볼이 그 자리로 떨어지며, 당첨이 없을 때까지 반복됩니다.',
  'pay.wild': '{symbol} 심볼은 모든 당첨 심볼을 대체하며 {counts}개로 계산합니다. 첫 번째 릴에는 나오지 않습니다.',
  'pay.multiplier': '일반 스핀의 배수는 {start}에서 시작하며 캐스케이드마다 {step}씩 올라갑니다.',
  'pay.free':
    '{symbol} 심볼이 위치와 관계없이 충분히 나오면 프리스핀이 주어집니다(심볼 수 → 프리스핀). 배수는 {start}에서 시작하며 캐스케이드마다 {step}씩 올라갑니다.',
  'pay.persists': '프리스핀에서는 배수가 초기화되지 않습니다.',
  'pay.cap': '라운드는 베팅금의 최대 {cap}배까지 지급하며 도달하면 끝납니다.',
  'part.ways': '스핀의 첫 결과 환수율',
  'part.cascades': '캐스케이드 환수율',
  'part.free': '프리스핀 환수율',
  'share.free': '프리스핀이 있는 라운드',
  'verify.spin': '스핀',
  'verify.freeSpin': '프리스핀 {index}',
  'verify.fall': '캐스케이드 {number}: {wins} × {multiplier}',
  'verify.nothing': '당첨 웨이가 없습니다.',
};
