/** Names of the levels. */
export default {
  bamboo: 'ไผ่',
  jade: 'หยก',
  silver: 'เงิน',
  gold: 'ทอง',
  pearl: 'มุก',
  dragon: 'มังกร',
};
