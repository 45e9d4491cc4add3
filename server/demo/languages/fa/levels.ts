/** Names of the levels. */
export default {
  bamboo: 'بامبو',
  jade: 'یشم',
  silver: 'نقره',
  gold: 'طلا',
  pearl: 'مروارید',
  dragon: 'اژدها',
};
