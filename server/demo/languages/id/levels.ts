/** Names of the levels. */
export default {
  bamboo: 'Bambu',
  jade: 'Giok',
  silver: 'Perak',
  gold: 'Emas',
  pearl: 'Mutiara',
  dragon: 'Naga',
};
