/** Names of the levels. */
export default {
  bamboo: 'Mianzi',
  jade: 'Jade',
  silver: 'Fedha',
  gold: 'Dhahabu',
  pearl: 'Lulu',
  dragon: 'Joka',
};
