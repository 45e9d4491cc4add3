import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Korean. */
export const ko: Record<MessageKey, string> = {
  'rules.game': '1–49 중 서로 다른 번호 6개와 보너스 번호 1개를 추첨합니다. 모든 조합의 확률이 같습니다.',
  'rules.more':
    '번호 6개를 선택하세요. 최대 10개까지 선택하면 6개씩의 모든 조합이 베팅됩니다. 보너스 번호는 명시된 등수에만 적용됩니다. 6개의 합은 150부터 대입니다. 모든 당첨금은 고정이며 당첨자 수와 관계없습니다.',
  'tab.six': '6개',
  'tab.few': '2–4개',
  'tab.number': '번호 하나',
  'tab.sum': '합계',
  'bet.six': '번호 6개',
  'bet.two': '6개 중 2개',
  'bet.three': '6개 중 3개',
  'bet.four': '6개 중 4개',
  'bet.number': '6개 중 하나',
  'bet.additional': '보너스 번호',
  'bet.sum-sides': '6개의 합',
  'prize.match-6': '6개 일치',
  'prize.match-5-more': '5개 + 보너스',
  'prize.match-5': '5개 일치',
  'prize.match-4-more': '4개 + 보너스',
  'prize.match-4': '4개 일치',
  'prize.match-3-more': '3개 + 보너스',
  'prize.match-3': '3개 일치',
  'prize.match-2': '2개 일치',
  said: '{numbers}, 보너스 번호 {additional}. 합 {sum}.',
};
