import type { MessageKey } from './en.ts';

/** Texts of three dice in Korean. */
export const ko: Record<MessageKey, string> = {
  'rules.game': '주사위 세 개를 굴립니다. 순서는 상관없습니다.',
  'rules.more':
    '대는 합 11–18, 소는 합 3–10입니다. “대소·홀짝, 트리플 포함”에서는 트리플도 합계에 따라 계산하고, “대소·홀짝, 트리플 제외”에서는 트리플이면 네 가지 모두 집니다.',
  'tab.sum': '합계',
  'tab.faces': '숫자',
  'tab.equal': '같은 수',
  'field.pair': '페어',
  'field.single': '세 번째 주사위',
  'bet.sides': '대소·홀짝, 트리플 포함',
  'bet.sides-no-triples': '대소·홀짝, 트리플 제외',
  'bet.sum': '정확한 합',
  'bet.single': '숫자 하나',
  'bet.two-different': '서로 다른 두 수',
  'bet.three-different': '서로 다른 세 수',
  'bet.straight': '연속 세 수',
  'bet.pair': '페어 이상',
  'bet.pair-single': '페어와 다른 수',
  'bet.triple': '지정 트리플',
  'bet.any-triple': '모든 트리플',
  'option.straight': '연속 세 수',
  'option.any-triple': '모든 트리플',
  'prize.match-2': '두 수 모두',
  'prize.match-3': '세 수 모두',
  said: '합 {sum}, {side}.',
};
