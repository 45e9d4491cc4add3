/** Texts of the list of live tables. */
export default {
  tables: {
    view: '显示方式',
    asList: '桌台',
    asTiles: '图标',
    order: '排序',
    orderBy: { given: '最受欢迎', players: '人数最多', low: '投注额最低', high: '投注额最高' },
    lost: '连接已断开，数据可能不是最新。',
    players_zero: '本局暂无投注',
    players_other: '本局 {{count}} 人',
    seconds: '{{seconds}} 秒',
    last: '最近结果，最新在前',
    phase: {
      open: '请下注',
      closed: '停止下注',
      flying: '飞行中',
      drawn: '已开结果',
      settled: '即将开始下一局',
      none: '无共同牌局',
      unsure: '等待连接',
    },
    road: '{{first}}：{{wins}}，{{second}}：{{losses}}，和：{{ties}}',
    side: { player: '闲', banker: '庄', dragon: '龙', tiger: '虎' },
    letter: { player: '闲', banker: '庄', dragon: '龙', tiger: '虎' },
  },
};
