/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 ຄະແນນ',
  'bonus-1': 'ໂບນັດ $1',
  'points-25': '25 ຄະແນນ',
  nothing: 'ມື້ອື່ນ',
  'points-50': '50 ຄະແນນ',
  'bonus-5': 'ໂບນັດ $5',
  'points-200': '200 ຄະແນນ',
  'bonus-100': 'ໂບນັດ $100',
  'harbour-light': 'ແສງທ່າເຮືອ',
  lanterns: 'ໂຄມໄຟ',
  'paper-boats': 'ເຮືອເຈ້ຍ',
};
