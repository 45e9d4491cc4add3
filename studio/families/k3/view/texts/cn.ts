import type { MessageKey } from './en.ts';

/** Texts of three dice in Chinese. */
export const cn: Record<MessageKey, string> = {
  'rules.game': '掷三颗骰子，不计顺序。',
  'rules.more':
    '和值 11 至 18 为大，3 至 10 为小。“大小单双（含豹子）”中豹子按和值计算；“大小单双（不含豹子）”中豹子通杀。',
  'tab.sum': '和值',
  'tab.faces': '号码',
  'tab.equal': '同号',
  'field.pair': '同号',
  'field.single': '第三颗',
  'bet.sides': '大小单双（含豹子）',
  'bet.sides-no-triples': '大小单双（不含豹子）',
  'bet.sum': '和值',
  'bet.single': '猜一个号',
  'bet.two-different': '二不同号',
  'bet.three-different': '三不同号',
  'bet.straight': '三连号通选',
  'bet.pair': '二同号复选',
  'bet.pair-single': '二同号单选',
  'bet.triple': '三同号单选',
  'bet.any-triple': '三同号通选',
  'option.straight': '三连号',
  'option.any-triple': '任意豹子',
  'prize.match-2': '两个号码',
  'prize.match-3': '三个号码',
  said: '和值 {sum}，{side}。',
};
