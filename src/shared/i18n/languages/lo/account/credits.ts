/** Credits. */
export const texts = {
  text: 'Parlour ສ້າງຂຶ້ນຈາກຜົນງານຂອງຄົນອື່ນ. ຂອບໃຈ.',
  icons: 'ລວດລາຍໃນຮູບເກມ',
  iconsText: 'ແຕ້ມດ້ວຍໄອຄອນຂອງ game-icons.net ໂດຍ Lorc, Delapouite ແລະ ຜູ້ຮ່ວມສ້າງ ໃບອະນຸຍາດ CC BY 3.0; ປ່ຽນສີ ແລະ ຈັດວາງໃໝ່.',
  fonts: 'ຟອນ',
  fontsText: 'Fraunces ໂດຍ Undercase Type ແລະ Figtree ໂດຍ Erik Kennedy ທັງສອງໃຊ້ໃບອະນຸຍາດ SIL Open Font License 1.1.',
  symbols: 'ສັນຍາລັກໜ້າຈໍ',
  symbolsText: 'Lucide ໃບອະນຸຍາດ ISC.',
  software: 'ຊອບແວ',
  developers: 'ສຳລັບນັກພັດທະນາ',
  api: 'ເອກະສານ API',
  version: 'ລຸ້ນ {{version}}',
  softwareText: 'React, Effector, RxJS, Socket.IO, i18next, Zod ແລະ HPKE.js ທັງໝົດໃຊ້ໃບອະນຸຍາດ MIT, ISC ຫຼື Apache 2.0.',
};
