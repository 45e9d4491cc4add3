import type { MessageKey } from './en.ts';

/** Texts of ways slots in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  spin: '旋轉',
  ways: '路數',
  betOn: '最多 {ways} 路',
  reels: '轉軸，從左到右：{columns}',
  freeSpins: '免費旋轉：{count} 次',
  freeSpinOf: '免費旋轉 {index}/{count}',
  times: '倍數',
  win: '{reels} × {symbol}，{ways} 路',
  capped: '本局達到最高獎金並結束。',
  'pay.intro':
    '{reels} 個轉軸，每個顯示 2 至 7 個圖案。圖案從左起每一路計獎：每個轉軸一個。獲勝的圖案消失，上方的掉落補位，直到沒有獲勝。',
  'pay.wild': '{symbol} 可替代任何派彩圖案，以 {counts} 個計。第一轉軸上沒有。',
  'pay.multiplier': '付費旋轉的倍數從 {start} 開始，每次掉落增加 {step}。',
  'pay.free':
    '任意位置出現足夠的 {symbol} 即可獲得免費旋轉（圖案數 → 次數）。其倍數從 {start} 開始，每次掉落增加 {step}。',
  'pay.persists': '在免費旋轉中倍數不會重設。',
  'pay.cap': '一局最多派彩投注的 {cap} 倍，達到即結束。',
  'part.ways': '來自首次結果的返還',
  'part.cascades': '來自後續掉落的返還',
  'part.free': '來自免費旋轉的返還',
  'share.free': '出現免費旋轉的局',
  'verify.spin': '旋轉',
  'verify.freeSpin': '免費旋轉 {index}',
  'verify.fall': '第 {number} 次掉落：{wins} × {multiplier}',
  'verify.nothing': '沒有派彩。',
};
