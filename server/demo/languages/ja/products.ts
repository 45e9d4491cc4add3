/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum}米ドル',
    description: 'すぐにウォレットに入ります。',
  },
  moneyReviewed: {
    name: '{sum}米ドル',
    description: '担当者の承認後に支払われます。',
  },
  bonus: {
    name: '{sum}米ドルのボーナス',
    description: 'カジノゲーム用。賭け条件1倍（14日以内）。',
  },
  rounds: {
    name: 'フリーラウンド{count}回',
    description: '対象スロット用。勝利金に賭け条件1倍（14日以内）。',
  },
};
