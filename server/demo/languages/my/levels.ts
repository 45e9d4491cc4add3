/** Names of the levels. */
export default {
  bamboo: 'ဝါး',
  jade: 'ကျောက်စိမ်း',
  silver: 'ငွေ',
  gold: 'ရွှေ',
  pearl: 'ပုလဲ',
  dragon: 'နဂါး',
};
