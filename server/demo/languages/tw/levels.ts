/** Names of the levels. */
export default {
  bamboo: '翠竹',
  jade: '碧玉',
  silver: '白銀',
  gold: '黃金',
  pearl: '明珠',
  dragon: '金龍',
};
