import type { Messages } from './en.ts';

/** Texts of slots in Chinese. */
export const cn: Messages = {
  spin: '旋转',
  freeSpins: '免费旋转：{count} 次',
  reels: '转轮从左到右：{columns}',
  'pay.line': '第 {number} 线',
  'verify.spin': '旋转',
  'verify.freeSpin': '免费旋转 {index}',
  'verify.lineWin': '第 {line} 线：{count} 个{symbol}，赔 {units}',
  'verify.nothing': '没有中奖线。',
  freeSpinOf: '免费旋转 {index}/{count}，奖金 {multiplier}×',
  lines: '赔付线：{count}',
  'pay.intro':
    '{reels} 个转轮，{rows} 行，{lines} 条线。从最左转轮起连续出现相同图案，该线中奖。每条线付最高奖，各线相加。',
  'pay.wild': '{wild}可代替{scatter}以外的所有图案。',
  'pay.wildAll': '{wild}可代替所有图案。',
  'pay.scatter':
    '任意位置出现足够的{scatter}，奖励免费旋转，投注额相同（个数 → 免费旋转）。免费旋转的奖金乘以 {multiplier}。',
  'pay.lines': '赔付线（{count} 条）',
  'pay.base': '付费旋转的返还率',
  'pay.free': '免费旋转的返还率',
  'pay.feature': '有免费旋转的局',
};
