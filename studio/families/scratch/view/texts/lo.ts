import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in Lao. */
export const lo: Record<MessageKey, string> = {
  begin: 'ຊື້ບັດ',
  betOn: 'ໜຶ່ງບັດ',
  all: 'ເປີດທັງໝົດ',
  hidden: 'ປິດຢູ່',
  cell: 'ຊ່ອງ {number}',
  boost: 'ຕົວຄູນ',
  keys: 'ເລກທີ່ຖືກ',
  fields: 'ເລກຂອງທ່ານ',
  name: 'ບັດ',
  how: 'ຂູດຊ່ອງ ຫຼື ກົດເພື່ອເປີດ.',
  match: 'ສັນຍາລັກຄືກັນສາມອັນ ໄດ້ລາງວັນຂອງສັນຍາລັກນັ້ນ ຄູນກັບຕົວຄູນທີ່ຢູ່ຂ້າງ.',
  keysRule: 'ເລກຂອງທ່ານແຕ່ລະເລກ​ທີ່ກົງກັບເລກທີ່ຖືກ ໄດ້ລາງວັນທີ່ຢູ່ຂ້າງ.',
  book: 'ແຕ່ລະບັດສຸ່ມຈາກຊຸດເຕັມ {book} ບັດ ດັ່ງນັ້ນທຸກບັດມີໂອກາດ​ຕາມດ້ານລຸ່ມ ບໍ່ວ່າຄົນອື່ນຊື້ຫຍັງໄປແລ້ວ.',
  prize: 'ລາງວັນ',
  tickets: 'ຈຳນວນບັດໃນຊຸດ',
  pays: 'ລາງວັນສຳລັບບັດ {stake}',
  symbols: 'ສັນຍາລັກສາມອັນໄດ້ ກ່ອນຄູນ',
  part: 'ຈາກລາງວັນ {times}× ຂອງລາຄາ',
  ticket: 'ບັດ {number}',
  face: 'ຊ່ອງ',
};
