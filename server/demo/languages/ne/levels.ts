/** Names of the levels. */
export default {
  bamboo: 'बाँस',
  jade: 'जेड',
  silver: 'सिल्भर',
  gold: 'गोल्ड',
  pearl: 'मोती',
  dragon: 'ड्रागन',
};
