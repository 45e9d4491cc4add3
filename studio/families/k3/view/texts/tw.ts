import type { MessageKey } from './en.ts';

/** Texts of three dice in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  'rules.game': '擲三顆骰子，不計順序。',
  'rules.more':
    '和值 11 至 18 為大，3 至 10 為小。「大小單雙（含豹子）」中豹子依和值計算；「大小單雙（不含豹子）」中豹子通殺。',
  'tab.sum': '和值',
  'tab.faces': '號碼',
  'tab.equal': '同號',
  'field.pair': '同號',
  'field.single': '第三顆',
  'bet.sides': '大小單雙（含豹子）',
  'bet.sides-no-triples': '大小單雙（不含豹子）',
  'bet.sum': '和值',
  'bet.single': '單一號碼',
  'bet.two-different': '二不同號',
  'bet.three-different': '三不同號',
  'bet.straight': '三連號通選',
  'bet.pair': '二同號複選',
  'bet.pair-single': '二同號單選',
  'bet.triple': '三同號單選',
  'bet.any-triple': '三同號通選',
  'option.straight': '三連號',
  'option.any-triple': '任意豹子',
  'prize.match-2': '兩個號碼',
  'prize.match-3': '三個號碼',
  said: '和值 {sum}，{side}。',
};
