/** Texts of the jackpots page. */
export default {
  jackpots: {
    seeded: '当社が拠出した初期額',
    contributed: 'ベットからの積立',
    funded: '当社の追加分（RTPに含まず）',
    paid: '当選者への支払額',
    reserve: '準備金',
    sum: '流入合計{{came}} = 支払済み{{paid}} + 現在額{{shown}} + 準備金{{reserve}}',
    restart:
      '当選後、ジャックポットは{{min}}～{{max}}から再開します。準備金で足りる場合は準備金から、足りない場合は当社が拠出します。準備金の{{bound}}を超える分も加算されます。',
    odds: '基準ベット額で平均{{oneIn}}スピンに1回当選',
    share: '各ベット額の{{percent}}をジャックポットに積立',
    games: '対象ゲーム',
    wins: '最近の当選',
    winsEmpty: '当選はまだありません',
    lastWin: '前回の当選',
    biggestWin: '最高当選額',
    won: '{{amount}}、{{player}}、{{day}}',
    how: '積立の仕組み',
  },
};
