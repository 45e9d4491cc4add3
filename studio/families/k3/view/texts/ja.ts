import type { MessageKey } from './en.ts';

/** Texts of three dice in Japanese. */
export const ja: Record<MessageKey, string> = {
  'rules.game': '3個のサイコロを振ります。順番は関係ありません。',
  'rules.more':
    '大は合計11～18、小は3～10です。「大小・奇偶（ゾロ目含む）」ではゾロ目も合計どおりに数え、「大小・奇偶（ゾロ目除く）」ではゾロ目は4つとも負けです。',
  'tab.sum': '合計',
  'tab.faces': '数字',
  'tab.equal': '同数',
  'field.pair': 'ペア',
  'field.single': '3個目',
  'bet.sides': '大小・奇偶（ゾロ目含む）',
  'bet.sides-no-triples': '大小・奇偶（ゾロ目除く）',
  'bet.sum': '合計の的中',
  'bet.single': '1つの数字',
  'bet.two-different': '異なる2つの数字',
  'bet.three-different': '異なる3つの数字',
  'bet.straight': '3連番',
  'bet.pair': 'ペア以上',
  'bet.pair-single': 'ペアと別の数字',
  'bet.triple': '指定のゾロ目',
  'bet.any-triple': '任意のゾロ目',
  'option.straight': '3連番',
  'option.any-triple': '任意のゾロ目',
  'prize.match-2': '2つとも的中',
  'prize.match-3': '3つとも的中',
  said: '合計{sum}、{side}。',
};
