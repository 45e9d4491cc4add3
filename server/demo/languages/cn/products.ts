import type en from '../en/products.ts';

/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} 美元',
    description: '立即存入钱包。',
  },
  moneyReviewed: {
    name: '{sum} 美元',
    description: '审核通过后存入钱包。',
  },
  bonus: {
    name: '{sum} 美元红利',
    description: '适用于娱乐场游戏，14 天内投注一倍。',
  },
  rounds: {
    name: '{count} 次免费游戏',
    description: '适用于精选老虎机，所赢金额 14 天内投注一倍。',
  },
} satisfies typeof en;
