/** Names of the levels. */
export default {
  bamboo: 'ໄມ້ໄຜ່',
  jade: 'ຢົກ',
  silver: 'ເງິນ',
  gold: 'ຄຳ',
  pearl: 'ໄຂ່ມຸກ',
  dragon: 'ມັງກອນ',
};
