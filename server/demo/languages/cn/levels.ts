import type en from '../en/levels.ts';

/** Names of the levels. */
export default {
  bamboo: '翠竹',
  jade: '碧玉',
  silver: '白银',
  gold: '黄金',
  pearl: '明珠',
  dragon: '金龙',
} satisfies typeof en;
