/** Texts of the jackpots page. */
export default {
  jackpots: {
    seeded: '平台投入的起始金额',
    contributed: '来自投注',
    funded: '平台另外追加，不计入返还率',
    paid: '已派给中奖者',
    reserve: '储备金',
    sum: '流入 {{came}} = 已派 {{paid}} + 当前 {{shown}} + 储备 {{reserve}}',
    restart:
      '中奖后，奖池以 {{min}} 至 {{max}} 重新开始：储备足够时由储备支付，否则由平台出资；储备超过 {{bound}} 的部分一并加入。',
    odds: '按参考投注额，平均每 {{oneIn}} 次旋转中奖一次',
    share: '每笔投注的 {{percent}} 进入奖池',
    games: '参与游戏',
    wins: '最近中奖',
    winsEmpty: '尚未有人中奖',
    lastWin: '最近一次中奖',
    biggestWin: '最高中奖',
    won: '{{amount}}，{{player}}，{{day}}',
    how: '资金来源',
  },
};
