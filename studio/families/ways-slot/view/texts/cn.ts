import type { MessageKey } from './en.ts';

/** Texts of ways slots in Chinese. */
export const cn: Record<MessageKey, string> = {
  spin: '旋转',
  ways: '路数',
  betOn: '最多 {ways} 路',
  reels: '转轴，从左到右：{columns}',
  freeSpins: '免费旋转：{count} 次',
  freeSpinOf: '免费旋转 {index}/{count}',
  times: '倍数',
  win: '{reels} × {symbol}，{ways} 路',
  capped: '本局达到最高赢取并结束。',
  'pay.intro':
    '{reels} 个转轴，每个显示 2 至 7 个符号。符号从左起每一路计奖：每个转轴一个。获胜的符号消失，上方的落下补位，直到没有获胜。',
  'pay.wild': '{symbol} 可替代任何派彩符号，按 {counts} 个计。第一转轴上没有。',
  'pay.multiplier': '付费旋转的倍数从 {start} 开始，每次下落增加 {step}。',
  'pay.free':
    '任意位置出现足够的 {symbol} 即可获得免费旋转（符号数 → 次数）。其倍数从 {start} 开始，每次下落增加 {step}。',
  'pay.persists': '在免费旋转中倍数不会回落。',
  'pay.cap': '一局最多派彩投注的 {cap} 倍，达到即结束。',
  'part.ways': '来自首次结果的返还',
  'part.cascades': '来自后续下落的返还',
  'part.free': '来自免费旋转的返还',
  'share.free': '出现免费旋转的局',
  'verify.spin': '旋转',
  'verify.freeSpin': '免费旋转 {index}',
  'verify.fall': '第 {number} 次下落：{wins} × {multiplier}',
  'verify.nothing': '没有派彩。',
};
