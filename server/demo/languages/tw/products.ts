/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} 美元',
    description: '立即存入錢包。',
  },
  moneyReviewed: {
    name: '{sum} 美元',
    description: '審核通過後存入錢包。',
  },
  bonus: {
    name: '{sum} 美元紅利',
    description: '適用於娛樂城遊戲，14 天內完成一倍流水。',
  },
  rounds: {
    name: '{count} 次免費遊戲',
    description: '適用於指定老虎機，所贏金額 14 天內完成一倍流水。',
  },
};
