/** Names of the levels. */
export default {
  bamboo: 'Bambou',
  jade: 'Jade',
  silver: 'Argent',
  gold: 'Or',
  pearl: 'Perle',
  dragon: 'Dragon',
};
