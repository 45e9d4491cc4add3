/** Names of the levels. */
export default {
  bamboo: 'Bambú',
  jade: 'Jade',
  silver: 'Plata',
  gold: 'Oro',
  pearl: 'Perla',
  dragon: 'Dragón',
};
