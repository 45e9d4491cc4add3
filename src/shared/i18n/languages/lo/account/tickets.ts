/** Tickets, and the bell of the header. */
export const texts = {
  title: 'ຊ່ວຍເຫຼືອ',
  text: 'ຕິດຕໍ່ພວກເຮົາ ແລະ ອ່ານຄຳຕອບ.',
  write: 'ຕິດຕໍ່ພວກເຮົາ',
  ticket: 'ຄຳຮ້ອງ',
  choose: 'ເລືອກຄຳຮ້ອງ',
  chooseText: 'ຂໍ້ຄວາມຈະຢູ່ທີ່ນີ້.',
  empty: 'ທ່ານຍັງບໍ່ເຄີຍຕິດຕໍ່ພວກເຮົາ.',
  more: 'ເບິ່ງເພີ່ມ',
  back: 'ກັບໄປຄຳຮ້ອງ',
  number: 'ຄຳຮ້ອງ {{id}}',
  close: 'ປິດຄຳຮ້ອງ',
  messages: 'ຂໍ້ຄວາມ',
  service: 'ຝ່າຍບໍລິການລູກຄ້າ',
  youWrote: 'ທ່ານຂຽນ:',
  weWrote: 'ຝ່າຍບໍລິການລູກຄ້າຂຽນ:',
  picture: 'ຮູບຂອງທ່ານ',
  noPicture: 'ໂຫຼດຮູບນີ້ບໍ່ໄດ້.',
  reply: 'ຄຳຕອບຂອງທ່ານ',
  replyHint: 'ກົດ Ctrl+Enter ເພື່ອສົ່ງ.',
  opensAgain: 'ຄຳຮ້ອງນີ້ປິດແລ້ວ. ຖ້າຕອບ ຄຳຮ້ອງຈະເປີດອີກ.',
  send: 'ສົ່ງ',
  state: { open: 'ລໍຖ້າພວກເຮົາຕອບ', answered: 'ຕອບແລ້ວ', closed: 'ປິດແລ້ວ' },
  unread_other: '{{count}} ຄຳຕອບຍັງບໍ່ອ່ານ',
};

export const bell = {
  title: 'ການແຈ້ງເຕືອນ',
  nothing: 'ບໍ່ມີການແຈ້ງເຕືອນ',
  messages: 'ຂໍ້ຄວາມ',
  tickets: 'ຊ່ວຍເຫຼືອ',
  awards: 'ລາງວັນໃຫ້ຮັບ',
  withdrawals: 'ຍອດຖອນ',
  announcements: 'ປະກາດ',
  new_other: '{{count}} ລາຍການໃໝ່',
};

export const failure = {
  ticket_full: 'ຄຳຮ້ອງນີ້​ມີຂໍ້ຄວາມຄົບຈຳນວນສູງສຸດແລ້ວ. ບໍ່ໄດ້ສົ່ງຄຳຕອບຂອງທ່ານ. ກະລຸນາເປີດຄຳຮ້ອງໃໝ່.',
};
