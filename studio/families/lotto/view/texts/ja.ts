import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Japanese. */
export const ja: Record<MessageKey, string> = {
  'rules.game': '1～49から異なる6個の番号を抽選し、続いてボーナス番号を1個抽選します。どの組み合わせも同じ確率です。',
  'rules.more':
    '6個の番号を選びます。10個まで選べ、6個の組み合わせがそれぞれ1口になります。ボーナス番号は、記載のある等級でのみ有効です。6個の合計は150以上が大です。賞金はすべて固定で、当選者の数に左右されません。',
  'tab.six': '6個',
  'tab.few': '2～4個',
  'tab.number': '1個',
  'tab.sum': '合計',
  'bet.six': '6個の番号',
  'bet.two': '6個のうち2個',
  'bet.three': '6個のうち3個',
  'bet.four': '6個のうち4個',
  'bet.number': '6個に含まれる番号',
  'bet.additional': 'ボーナス番号',
  'bet.sum-sides': '6個の合計',
  'prize.match-6': '6個的中',
  'prize.match-5-more': '5個とボーナス番号',
  'prize.match-5': '5個的中',
  'prize.match-4-more': '4個とボーナス番号',
  'prize.match-4': '4個的中',
  'prize.match-3-more': '3個とボーナス番号',
  'prize.match-3': '3個的中',
  'prize.match-2': '2個的中',
  said: '{numbers}、ボーナス番号{additional}。合計{sum}。',
};
