// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: '彩金遊戲',
  CRASH: '飛行遊戲',
  MEGAWAY: 'Megaways',
  MINI: '小遊戲',
  BAC: '百家樂',
  ROU: '輪盤',
  HORSE: '賽馬',
};
