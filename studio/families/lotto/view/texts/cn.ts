import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Chinese. */
export const cn: Record<MessageKey, string> = {
  'rules.game': '从 1 至 49 中开出六个不同的号码，再开出一个特别号码。每种组合概率相同。',
  'rules.more':
    '选六个号码；最多选十个，每六个为一注。特别号码只计入注明的奖项。六码总和 150 及以上为大。所有奖金固定，与中奖人数无关。',
  'tab.six': '六码',
  'tab.few': '二至四码',
  'tab.number': '单码',
  'tab.sum': '总和',
  'bet.six': '六个号码',
  'bet.two': '二码全中',
  'bet.three': '三码全中',
  'bet.four': '四码全中',
  'bet.number': '六码之一',
  'bet.additional': '特别号码',
  'bet.sum-sides': '总和两面',
  'prize.match-6': '中 6 个',
  'prize.match-5-more': '中 5 个加特别号码',
  'prize.match-5': '中 5 个',
  'prize.match-4-more': '中 4 个加特别号码',
  'prize.match-4': '中 4 个',
  'prize.match-3-more': '中 3 个加特别号码',
  'prize.match-3': '中 3 个',
  'prize.match-2': '中 2 个',
  said: '{numbers}；特别号码 {additional}。总和 {sum}。',
};
