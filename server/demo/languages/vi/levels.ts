/** Names of the levels. */
export default {
  bamboo: 'Trúc',
  jade: 'Ngọc',
  silver: 'Bạc',
  gold: 'Vàng',
  pearl: 'Ngọc trai',
  dragon: 'Rồng',
};
