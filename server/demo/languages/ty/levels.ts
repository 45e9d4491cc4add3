/** Names of the levels. */
export default {
  bamboo: 'Bamboo',
  jade: 'Jade',
  silver: 'Silver',
  gold: 'Gold',
  pearl: 'Pearl',
  dragon: 'Dragon',
};
