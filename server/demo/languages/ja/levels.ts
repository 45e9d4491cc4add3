/** Names of the levels. */
export default {
  bamboo: 'バンブー',
  jade: 'ジェイド',
  silver: 'シルバー',
  gold: 'ゴールド',
  pearl: 'パール',
  dragon: 'ドラゴン',
};
