/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} ໂດລາ',
    description: 'ເຂົ້າກະເປົາເງິນຂອງທ່ານທັນທີ.',
  },
  moneyReviewed: {
    name: '{sum} ໂດລາ',
    description: 'ຈ່າຍຫຼັງທີມງານອະນຸມັດ.',
  },
  bonus: {
    name: 'ໂບນັດ {sum} ໂດລາ',
    description: 'ສຳລັບເກມຄາສິໂນ. ເຮັດຍອດເທີນ 1 ເທົ່າພາຍໃນ 14 ມື້.',
  },
  rounds: {
    name: 'ຮອບຟຣີ {count} ຮອບ',
    description: 'ໃນສະລັອດທີ່ເລືອກໄວ້. ເຮັດຍອດເທີນ 1 ເທົ່າຂອງເງິນຊະນະພາຍໃນ 14 ມື້.',
  },
};
