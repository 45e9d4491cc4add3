import type { MessageKey } from './en.ts';

/** Texts of blackjack in Chinese. */
export const cn: Record<MessageKey, string> = {
  begin: '发牌',
  betOn: '投注 {amount}',
  raised: '{name} {amount}',
  hit: '要牌',
  stand: '停牌',
  double: '加倍',
  split: '分牌',
  more: '{name}（+{amount}）',
  dealer: '庄家',
  you: '您',
  hand: '第 {number} 手',
  points: '{who}：{points}',
  turn: '{points} 点。请操作。',
  blackjack: '黑杰克',
  bust: '爆牌',
  wins: '赢',
  push: '平局',
  loses: '输',
  'rules.1': '点数比庄家更接近 21 且不超过 21。2 至 10 按牌面计，人头牌为 10，A 为 1 或 11。',
  'rules.2':
    '使用八副牌，每局前洗牌。黑杰克赔 3 比 2，其他赢局赔 1 比 1。庄家在您操作前查看是否为黑杰克，17 点一律停牌。没有保险。',
  'rules.3': '加倍需再投一份，并只补一张牌。两张等值的牌可分一次，需再投一份；分开的 A 各补一张。',
  'rules.4': '所述返还率以基本策略为准。',
  'part.blackjack': '来自黑杰克',
  'part.plain': '来自未加倍未分牌的手牌',
  'part.double': '来自加倍的手牌',
  'part.split': '来自分牌的手牌',
};
