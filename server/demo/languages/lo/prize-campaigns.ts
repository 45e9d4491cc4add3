/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'ໂບນັດຈາກການຈັບລາງວັນ',
    summary: 'ໄດ້ຈາກວົງລໍ້ ຫຼື ການຈັບສະຫຼາກ.',
    body: 'ເງິນໂບນັດສຳລັບຄາສິໂນ.',
  },
  'mission-prizes': {
    title: 'ໂບນັດພາລະກິດ',
    summary: 'ເງິນໂບນັດຈາກພາລະກິດ ແລະ ກະດານອັນດັບ.',
    body: 'ເຮັດພາລະກິດໃຫ້ສຳເລັດ ຫຼື ຕິດອັນດັບ​ໃນກະດານທີ່ລາງວັນເປັນໂບນັດ.',
  },
  'points-bonus': {
    title: 'ໂບນັດຈາກຄະແນນ',
    summary: 'ເງິນໂບນັດແລກ​ດ້ວຍຄະແນນຂອງທ່ານ.',
    body: 'ເລືອກໃນຮ້ານແລກຄະແນນ.',
  },
  'points-rounds': {
    title: 'ຮອບຟຣີແລກດ້ວຍຄະແນນ',
    summary: 'ຮອບຟຣີແລກ​ດ້ວຍຄະແນນຂອງທ່ານ.',
    body: 'ເລືອກໃນຮ້ານແລກຄະແນນ.',
  },
};
