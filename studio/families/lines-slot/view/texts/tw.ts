import type { Messages } from './en.ts';

/** Texts of slots in traditional Chinese. */
export const tw: Messages = {
  spin: '旋轉',
  freeSpins: '免費旋轉：{count} 次',
  reels: '轉軸從左到右：{columns}',
  'pay.line': '第 {number} 線',
  'verify.spin': '旋轉',
  'verify.freeSpin': '免費旋轉 {index}',
  'verify.lineWin': '第 {line} 線：{count} 個{symbol}，賠 {units}',
  'verify.nothing': '沒有線中獎。',
  freeSpinOf: '免費旋轉 {index}/{count}，獎金 {multiplier}×',
  lines: '中獎線：{count}',
  'pay.intro':
    '{reels} 個轉軸，{rows} 列，{lines} 條線。從最左轉軸起連續出現相同圖案，該線中獎。每條線付最高獎，各線相加。',
  'pay.wild': '{wild}可代替{scatter}以外的所有圖案。',
  'pay.wildAll': '{wild}可代替所有圖案。',
  'pay.scatter':
    '任意位置出現足夠的{scatter}，即獲得免費旋轉，投注額相同（個數 → 免費旋轉）。免費旋轉的獎金乘以 {multiplier}。',
  'pay.lines': '中獎線（{count} 條）',
  'pay.base': '付費旋轉的返還率',
  'pay.free': '免費旋轉的返還率',
  'pay.feature': '有免費旋轉的局',
};
