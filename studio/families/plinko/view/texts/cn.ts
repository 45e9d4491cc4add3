import type { MessageKey } from './en.ts';

/** Texts of plinko in Chinese. */
export const cn: Record<MessageKey, string> = {
  begin: '落球',
  rows: '行数',
  risk: '风险',
  balls: '球数',
  low: '低',
  medium: '中',
  high: '高',
  board: '{rows} 行的板。从左起的落袋：{pockets}',
  landed: '落点：{multipliers}',
  'rules.1': '每颗球穿过一排排钉子，每次向左或向右的概率相同。按落入的袋的倍数派彩。',
  'rules.2': '投注额为每颗球的金额。行数越多、风险越高，可能的倍数越大，小额返还也越常见。',
  pockets: '各板的落袋',
  boardName: '行数：{rows}，风险：{risk}',
  part: '{times} 的袋',
  ball: '第 {number} 球：{path} → {times}',
};
