import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Lao. */
export const lo: Record<MessageKey, string> = {
  'rules.game': 'ອອກຫົກເລກບໍ່ຊ້ຳກັນຈາກ 1 ຫາ 49 ແລ້ວອອກເລກເພີ່ມອີກໜຶ່ງ. ທຸກຊຸດມີໂອກາດເທົ່າກັນ.',
  'rules.more':
    'ເລືອກຫົກເລກ; ຖ້າເລືອກຫຼາຍກວ່ານັ້ນ ບໍ່ເກີນສິບ ແຕ່ລະຊຸດຫົກເລກນັບ​ເປັນໜຶ່ງຊຸດແທງ. ເລກເພີ່ມນັບ​ສະເພາະລາງວັນທີ່ລະບຸ. ຜົນລວມ​ຂອງຫົກເລກແມ່ນໃຫຍ່ຕັ້ງແຕ່ 150. ລາງວັນທັງໝົດຄົງທີ່: ບໍ່ຂຶ້ນກັບຈຳນວນຜູ້ຖືກ.',
  'tab.six': 'ຫົກ',
  'tab.few': 'ສອງຫາສີ່',
  'tab.number': 'ເລກດຽວ',
  'tab.sum': 'ຜົນລວມ',
  'bet.six': 'ຫົກເລກ',
  'bet.two': 'ສອງໃນຫົກເລກ',
  'bet.three': 'ສາມໃນຫົກເລກ',
  'bet.four': 'ສີ່ໃນຫົກເລກ',
  'bet.number': 'ຢູ່ໃນຫົກເລກ',
  'bet.additional': 'ເລກເພີ່ມ',
  'bet.sum-sides': 'ຜົນລວມຂອງຫົກເລກ',
  'prize.match-6': 'ອອກ 6',
  'prize.match-5-more': '5 ແລະ ເລກເພີ່ມ',
  'prize.match-5': 'ອອກ 5',
  'prize.match-4-more': '4 ແລະ ເລກເພີ່ມ',
  'prize.match-4': 'ອອກ 4',
  'prize.match-3-more': '3 ແລະ ເລກເພີ່ມ',
  'prize.match-3': 'ອອກ 3',
  'prize.match-2': 'ອອກ 2',
  said: '{numbers}; ເລກເພີ່ມ {additional}. ຜົນລວມ {sum}.',
};
