/** Names of the levels. */
export default {
  bamboo: 'Buluh',
  jade: 'Jed',
  silver: 'Perak',
  gold: 'Emas',
  pearl: 'Mutiara',
  dragon: 'Naga',
};
