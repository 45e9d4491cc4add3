// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: '奖池游戏',
  CRASH: '飞行倍数',
  MEGAWAY: '百变转轮',
  MINI: '小游戏',
  BAC: '百家乐',
  ROU: '轮盘',
  HORSE: '赛马',
};
