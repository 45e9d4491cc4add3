/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum}달러',
    description: '지갑으로 즉시 지급됩니다.',
  },
  moneyReviewed: {
    name: '{sum}달러',
    description: '담당 팀이 승인하면 지급됩니다.',
  },
  bonus: {
    name: '{sum}달러 보너스',
    description: '카지노 게임용. 14일 안에 롤링 1배.',
  },
  rounds: {
    name: '무료 라운드 {count}회',
    description: '지정 슬롯용. 당첨금은 14일 안에 롤링 1배.',
  },
};
