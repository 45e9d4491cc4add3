import type { MessageKey } from './en.ts';

/** Texts of plinko in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  begin: '落球',
  rows: '列數',
  risk: '風險',
  balls: '球數',
  low: '低',
  medium: '中',
  high: '高',
  board: '{rows} 列的板。從左起的落袋：{pockets}',
  landed: '落點：{multipliers}',
  'rules.1': '每顆球穿過一排排釘子，每次向左或向右的機率相同。依落入的袋的倍數派彩。',
  'rules.2': '投注額為每顆球的金額。列數越多、風險越高，可能的倍數越大，小額返還也越常見。',
  pockets: '各板的落袋',
  boardName: '列數：{rows}，風險：{risk}',
  part: '{times} 的袋',
  ball: '第 {number} 球：{path} → {times}',
};
