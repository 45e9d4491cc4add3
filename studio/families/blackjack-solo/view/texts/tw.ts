import type { MessageKey } from './en.ts';

/** Texts of blackjack in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  begin: '發牌',
  betOn: '投注 {amount}',
  raised: '{name} {amount}',
  hit: '要牌',
  stand: '停牌',
  double: '加倍',
  split: '分牌',
  more: '{name}（+{amount}）',
  dealer: '莊家',
  you: '您',
  hand: '第 {number} 手',
  points: '{who}：{points}',
  turn: '{points} 點。請操作。',
  blackjack: '黑傑克',
  bust: '爆牌',
  wins: '贏',
  push: '平手',
  loses: '輸',
  'rules.1': '點數比莊家更接近 21 且不超過 21。2 至 10 依牌面計，人頭牌為 10，A 為 1 或 11。',
  'rules.2':
    '使用八副牌，每局前洗牌。黑傑克 1 賠 1.5，其他贏局 1 賠 1。莊家在您操作前查看是否為黑傑克，17 點一律停牌。沒有保險。',
  'rules.3': '加倍需再投一份，並只補一張牌。兩張等值的牌可分一次，需再投一份；分開的 A 各補一張。',
  'rules.4': '所列返還率以基本策略為準。',
  'part.blackjack': '來自黑傑克',
  'part.plain': '來自未加倍未分牌的手牌',
  'part.double': '來自加倍的手牌',
  'part.split': '來自分牌的手牌',
};
