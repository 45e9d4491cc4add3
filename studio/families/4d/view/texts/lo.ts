import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Lao. */
export const lo: Record<MessageKey, string> = {
  'rules.game': 'ອອກ 23 ເລກບໍ່ຊ້ຳກັນຈາກ 0000 ຫາ 9999: ລາງວັນປອບໃຈສິບເລກ, ລາງວັນສະຕາດເຕີສິບເລກ, ແລ້ວລາງວັນທີ 3, ທີ 2 ແລະ ທີ 1.',
  'rules.more':
    'ແທງໃຫຍ່ຖືກໄດ້ໃນທັງ 23 ເລກ, ແທງນ້ອຍ​ຖືກສະເພາະສາມລາງວັນທຳອິດ ແຕ່ຈ່າຍຫຼາຍກວ່າ. 2 ຕົວທ້າຍຂອງລາງວັນທີ 1 ຈາກ 50 ຫາ 99 ແມ່ນໃຫຍ່. ລາງວັນທັງໝົດຄົງທີ່.',
  'tab.number': 'ເລກ',
  'tab.first': 'ລາງວັນທີ 1',
  'bet.big': 'ໃຫຍ່',
  'bet.small': 'ນ້ອຍ',
  'bet.first-3': 'ລາງວັນທີ 1, 3 ຕົວທ້າຍ',
  'bet.first-2': 'ລາງວັນທີ 1, 2 ຕົວທ້າຍ',
  'bet.first-sides': 'ລາງວັນທີ 1, ສອງດ້ານ',
  'field.place-1': 'ຫຼັກ 1',
  'field.place-2': 'ຫຼັກ 2',
  'field.place-3': 'ຫຼັກ 3',
  'field.place-4': 'ຫຼັກ 4',
  'row.first': 'ລາງວັນທີ 1',
  'row.second': 'ລາງວັນທີ 2',
  'row.third': 'ລາງວັນທີ 3',
  'row.starter': 'ສະຕາດເຕີ',
  'row.consolation': 'ປອບໃຈ',
  'prize.first': 'ລາງວັນທີ 1',
  'prize.second': 'ລາງວັນທີ 2',
  'prize.third': 'ລາງວັນທີ 3',
  'prize.starter': 'ສະຕາດເຕີ',
  'prize.consolation': 'ປອບໃຈ',
  said: 'ລາງວັນທີ 1 {special}, 2 ຕົວທ້າຍ {tail}.',
};
