/** Names of the levels. */
export default {
  bamboo: 'Bambu',
  jade: 'Jade',
  silver: 'Prata',
  gold: 'Ouro',
  pearl: 'Pérola',
  dragon: 'Dragão',
};
