/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'ບັດທົດສອບ',
    'sandbox-bank': 'ທະນາຄານທົດສອບ',
  },
  instructions: 'ທ່ານຈະໄປຕໍ່ທີ່ໜ້າຊຳລະເງິນ. ທົດລອງ: ບໍ່ມີການເກັບເງິນຈິງ.',
  instructionsReviewed:
    'ທ່ານຈະໄປຕໍ່ທີ່ໜ້າຊຳລະເງິນ. ຄ່າທຳນຽມຫັກຈາກຍອດເງິນ ແລະ ການໂອນຈຳນວນຫຼາຍ​ອາດຕ້ອງກວດສອບກ່ອນ. ທົດລອງ: ບໍ່ມີການເກັບເງິນຈິງ.',
  withdrawals: {
    'sandbox-bank': 'ໂອນທະນາຄານທົດສອບ',
    'sandbox-wallet': 'ກະເປົາເງິນທົດສອບ',
    'sandbox-crypto': 'ຄຣິບໂຕທົດສອບ',
  },
};
