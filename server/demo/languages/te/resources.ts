/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Parlour డెమో, నిజమైన లైసెన్స్ కాదు',
  helpline: 'Parlour డెమో, నిజమైన హెల్ప్‌లైన్ కాదు',
};
