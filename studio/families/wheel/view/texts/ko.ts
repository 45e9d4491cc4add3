import { ko as place } from '../../../shared/place-texts/ko.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Korean. */
export const ko: Record<MessageKey, string> = {
  ...place,
  begin: '스핀',
  wheel: '휠',
  on: '{pays}:1',
  segments: '{all}칸 중 {count}칸',
  came: '{place}',
  boosted: '{place}, {times} 배수 적용',
  boost: '{times}×: 휠을 다시 돌립니다',
  shares: '최근 {rounds}스핀: {counts}',
  share: '{place}: {count}',
  'rules.1': '휠은 {all}칸입니다. 포인터가 가리키는 종류의 칸에 놓은 칩이 해당 배당을 받습니다.',
  'rules.2': '당첨되면 베팅금도 돌려받습니다. 5:1이면 1에 대해 6이 지급됩니다.',
  'rules.boost':
    '{boosts}에 멈추면 배당 칸 중에서 휠을 한 번 더 돌리고 당첨금에 그 수를 곱합니다. 베팅금은 한 번만 돌려받습니다.',
  kind: '배당',
  count: '칸 수',
  'part.win': '당첨',
  'part.boost': '배수 적용 당첨',
};
