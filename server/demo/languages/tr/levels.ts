/** Names of the levels. */
export default {
  bamboo: 'Bambu',
  jade: 'Yeşim',
  silver: 'Gümüş',
  gold: 'Altın',
  pearl: 'İnci',
  dragon: 'Ejderha',
};
