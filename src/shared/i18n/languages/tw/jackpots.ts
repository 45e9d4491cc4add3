/** Texts of the jackpots page. */
export default {
  jackpots: {
    seeded: '平台投入的起始金額',
    contributed: '來自投注',
    funded: '平台另外追加，不計入返還率',
    paid: '已派給中獎者',
    reserve: '儲備金',
    sum: '流入 {{came}} = 已派 {{paid}} + 目前 {{shown}} + 儲備 {{reserve}}',
    restart:
      '中獎後，彩金池以 {{min}} 至 {{max}} 重新開始：儲備足夠時由儲備支付，否則由平台出資；儲備超過 {{bound}} 的部分一併加入。',
    odds: '依參考投注額，平均每 {{oneIn}} 次旋轉中獎一次',
    share: '每筆投注的 {{percent}} 進入彩金池',
    games: '適用遊戲',
    wins: '最近中獎',
    winsEmpty: '尚未有人中獎',
    lastWin: '最近一次中獎',
    biggestWin: '最高中獎',
    won: '{{amount}}，{{player}}，{{day}}',
    how: '資金來源',
  },
};
