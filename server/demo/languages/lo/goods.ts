/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'ການ້ຳຊາຢົກ',
    description: 'ເຄື່ອງດິນເຜົາມືຈັບໄມ້ໄຜ່ ສຳລັບສີ່ຈອກ.',
  },
  vase: {
    name: 'ໂຖກະເບື້ອງ',
    description: 'ແຕ້ມດ້ວຍມື ສູງ 28 ຊມ.',
  },
  fan: {
    name: 'ພັດຜ້າໄໝ',
    description: 'ພັບເກັບໃສ່ຊອງຂອງມັນໄດ້.',
  },
  lantern: {
    name: 'ໂຄມເຈ້ຍ',
    description: 'ແສງອົບອຸ່ນສຳລັບລະບຽງ ຫຼື ໂຕະ.',
  },
  bonsai: {
    name: 'ບອນໄຊ',
    description: 'ຕົ້ນຈູນິເປີອ່ອນ ພ້ອມຖາດ ແລະ ເຄື່ອງມື.',
  },
  cranes: {
    name: 'ນົກກະຮຽນເຈ້ຍ',
    description: 'ເຈ້ຍຮ້ອຍແຜ່ນ ແລະ ປຶ້ມຄູ່ມື.',
  },
  watch: {
    name: 'ໂມງພົກ',
    description: 'ໄຂລານດ້ວຍມື ພ້ອມສາຍສ້ອຍ.',
  },
  hourglass: {
    name: 'ໂມງຊາຍ',
    description: 'ທອງເຫຼືອງ ແລະ ຊາຍ ຈັບເວລາສາມສິບນາທີ.',
  },
  headphones: {
    name: 'ຫູຟັງ',
    description: 'ໄຮ້ສາຍ ຟັງໄດ້ສາມສິບຊົ່ວໂມງ.',
  },
  microphone: {
    name: 'ໄມໂຄຣໂຟນ',
    description: 'ສຳລັບໂທ ຮ້ອງເພງ ແລະ ໄລຟ໌ສົດ.',
  },
  guitar: {
    name: 'ກີຕ້າພົກພາ',
    description: 'ຕົວນ້ອຍ ສຽງເຕັມ ພ້ອມກະເປົາ.',
  },
  drum: {
    name: 'ກອງມື',
    description: 'ໄມ້ບີດ ແລະ ໜັງແບ້.',
  },
  maracas: {
    name: 'ມາຣາກັດ',
    description: 'ໜຶ່ງຄູ່ ແຕ້ມສີ.',
  },
  gamepad: {
    name: 'ຈອຍເກມ',
    description: 'ສຳລັບຄອມພິວເຕີ ໂທລະສັບ ແລະ ເຄື່ອງເກມ.',
  },
  retro: {
    name: 'ເຄື່ອງເກມຍຸກເກົ່າ',
    description: 'ຈອຍສອງອັນ ແລະ ສອງຮ້ອຍເກມ.',
  },
  robot: {
    name: 'ຫຸ່ນຍົນສັງກະສີ',
    description: 'ໄຂລານແລ້ວຍ່າງໄດ້.',
  },
  drone: {
    name: 'ໂດຣນກ້ອງ',
    description: 'ພັບໄດ້ເທົ່າຝາມື.',
  },
  football: {
    name: 'ບານເຕະ',
    description: 'ຂະໜາດແຂ່ງຂັນ ຫຍິບດ້ວຍມື.',
  },
  basketball: {
    name: 'ບານບ້ວງ',
    description: 'ຫຼິ້ນໄດ້ທັງໃນຮົ່ມ ແລະ ກາງແຈ້ງ.',
  },
  tennis: {
    name: 'ໝາກເທັນນິດ',
    description: 'ໜຶ່ງກະປ໋ອງ ສີ່ໜ່ວຍ.',
  },
  shuttlecocks: {
    name: 'ດອກປີກໄກ່',
    description: 'ໜຶ່ງໂຫຼ ຂົນຫ່ານ.',
  },
  gloves: {
    name: 'ນວມມວຍ',
    description: 'ສິບສອງອອນສ໌ ພ້ອມຜ້າພັນມື.',
  },
  cards: {
    name: 'ໄພ້',
    description: 'ສອງສຳຮັບ ຜິວລາຍຜ້າລິນິນ.',
  },
  dice: {
    name: 'ເຕົ໋າແກ້ວ',
    description: 'ໜຶ່ງຄູ່ ໃນຖົງກຳມະຫຍີ່.',
  },
  hat: {
    name: 'ໝວກຊົງສູງ',
    description: 'ສັກກະຫຼາດຂົນແກະ ສີ່ຂະໜາດ.',
  },
  wheel: {
    name: 'ພວງມາໄລເຮືອ',
    description: 'ສຳລັບແຂວນຝາ ກວ້າງ 40 ຊມ.',
  },
  ring: {
    name: 'ແຫວນໂທແພັສ',
    description: 'ເງິນສະເຕີລິງ ພ້ອມໂທແພັສສີຟ້າ.',
  },
  pendant: {
    name: 'ຈີ້ໂກເມນ',
    description: 'ພ້ອມສາຍສ້ອຍເງິນສະເຕີລິງ.',
  },
  cupcakes: {
    name: 'ຄັບເຄັກໜຶ່ງກັບ',
    description: 'ຫົກອັນ ຈາກຮ້ານເບເກີຣີໃກ້ທ່ານ.',
  },
  lamp: {
    name: 'ໂຄມທອງເຫຼືອງ',
    description: 'ໜຶ່ງໃນຫ້າອັນ ເຮັດດ້ວຍມື.',
  },
};
