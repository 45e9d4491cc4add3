import type en from '../en/banners.ts';

/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: '新游戏',
    title: '玉灯笼',
    text: '五轴十线，免费旋转加奖池，每次旋转均可验证。',
    action: '打开游戏',
  },
  grand: {
    eyebrow: '奖池',
    title: '奖池资金从何而来',
    text: '当前金额、中奖概率与最近中奖。',
    action: '查看奖池',
  },
  fishing: {
    eyebrow: '捕鱼',
    title: '捕鱼游戏，一处汇集',
    text: '按厂商浏览捕鱼游戏。',
    action: '浏览游戏',
  },
  tables: {
    eyebrow: '真人娱乐',
    title: '轮盘、百家乐与二十一点',
    text: '按厂商浏览真人桌台。',
    action: '浏览桌台',
  },
} satisfies typeof en;
