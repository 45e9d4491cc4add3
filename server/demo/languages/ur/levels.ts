/** Names of the levels. */
export default {
  bamboo: 'بانس',
  jade: 'جیڈ',
  silver: 'سلور',
  gold: 'گولڈ',
  pearl: 'موتی',
  dragon: 'ڈریگن',
};
