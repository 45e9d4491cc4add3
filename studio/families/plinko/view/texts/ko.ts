import type { MessageKey } from './en.ts';

/** Texts of plinko in Korean. */
export const ko: Record<MessageKey, string> = {
  begin: '떨어뜨리기',
  rows: '줄 수',
  risk: '위험도',
  balls: '볼',
  low: '낮음',
  medium: '보통',
  high: '높음',
  board: '줄 수 {rows}의 보드. 왼쪽부터 포켓: {pockets}',
  landed: '도착: {multipliers}',
  'rules.1':
    '볼은 핀이 늘어선 줄을 지나며 핀마다 같은 확률로 왼쪽이나 오른쪽으로 떨어집니다. 도착한 포켓의 배수가 지급됩니다.',
  'rules.2': '베팅금은 볼 하나의 금액입니다. 줄이 많고 위험도가 높을수록 큰 배수가 가능해지고 적은 환수가 잦아집니다.',
  pockets: '보드별 포켓',
  boardName: '줄 수: {rows}, 위험도: {risk}',
  part: '{times} 포켓',
  ball: '볼 {number}: {path} → {times}',
};
