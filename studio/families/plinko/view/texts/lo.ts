import type { MessageKey } from './en.ts';

/** Texts of plinko in Lao. */
export const lo: Record<MessageKey, string> = {
  begin: 'ປ່ອຍໝາກ',
  rows: 'ແຖວ',
  risk: 'ຄວາມສ່ຽງ',
  balls: 'ໝາກ',
  low: 'ຕ່ຳ',
  medium: 'ປານກາງ',
  high: 'ສູງ',
  board: 'ກະດານ {rows} ແຖວ. ຊ່ອງຈາກຊ້າຍ: {pockets}',
  landed: 'ຕົກໃສ່: {multipliers}',
  'rules.1': 'ແຕ່ລະໝາກຕົກຜ່ານແຖວຂອງໝຸດ ແລະ ຢູ່ແຕ່ລະໝຸດ ໝາກຈະໄປຊ້າຍ ຫຼື ຂວາດ້ວຍໂອກາດເທົ່າກັນ. ຈ່າຍຕາມຕົວຄູນ​ຂອງຊ່ອງທີ່ມັນຕົກໃສ່.',
  'rules.2': 'ເດີມພັນແມ່ນຂອງແຕ່ລະໝາກ. ແຖວຫຼາຍຂຶ້ນ ແລະ ຄວາມສ່ຽງສູງຂຶ້ນ ເຮັດໃຫ້ມີຕົວຄູນໃຫຍ່ໄດ້ ແລະ ໄດ້ຄືນໜ້ອຍເລື້ອຍຂຶ້ນ.',
  pockets: 'ຊ່ອງຂອງແຕ່ລະກະດານ',
  boardName: 'ແຖວ: {rows}, ຄວາມສ່ຽງ: {risk}',
  part: 'ຊ່ອງ {times}',
  ball: 'ໝາກ {number}: {path} → {times}',
};
