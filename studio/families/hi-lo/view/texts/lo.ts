import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Lao. */
export const lo: Record<MessageKey, string> = {
  begin: 'ເປີດໄພ້',
  betOn: 'ໄພ້ໃບທຳອິດ',
  take: 'ແຄຊເອົ້າ {amount}',
  skip: 'ຂ້າມໄພ້',
  'guess.higher': 'ສູງກວ່າ',
  'guess.lower': 'ຕ່ຳກວ່າ',
  'guess.higher-or-same': 'ສູງກວ່າ ຫຼື ເທົ່າກັນ',
  'guess.lower-or-same': 'ຕ່ຳກວ່າ ຫຼື ເທົ່າກັນ',
  'guess.same': 'ເທົ່າກັນ',
  'guess.red': 'ແດງ',
  'guess.black': 'ດຳ',
  chance: '{wins} ຈາກ {from}',
  now: 'ຕອນນີ້',
  guesses: 'ການທາຍ',
  cards: 'ໄພ້ຂອງຮອບນີ້',
  shown: '{card}. ໃບຕໍ່ໄປແມ່ນຫຍັງ?',
  right: '{card}. ຖືກຕ້ອງ. ແຄຊເອົ້າຕອນນີ້ໄດ້ {amount}.',
  wrong: '{card}. ຮອບຈົບ.',
  'rules.1': 'ເປີດໄພ້ໃບໜຶ່ງ. ທາຍວ່າໃບຕໍ່ໄປທຽບກັບໃບນີ້​ເປັນແນວໃດ. ເອສສູງສຸດ.',
  'rules.2': 'ທຸກເທື່ອທີ່ທາຍຖືກ ຍອດຈ່າຍ​ຂອງຮອບເພີ່ມຂຶ້ນ​ຕາມໂອກາດຂອງການທາຍ. ຫຼິ້ນຕໍ່ ຫຼື ແຄຊເອົ້າຕາມຍອດທີ່ສະແດງ. ທາຍຜິດ ຮອບຈົບໂດຍບໍ່ຈ່າຍ.',
  'rules.full': 'ແຕ່ລະໃບມາຈາກໄພ້ເຕັມ 52 ໃບ. ຂ້າມໄດ້ {skips} ໃບໃນໜຶ່ງຮອບ.',
  'rules.shrinking': 'ໄພ້ທີ່ເປີດແລ້ວ​ບໍ່ອອກອີກໃນຮອບນັ້ນ. ຂ້າມໄດ້ {skips} ໃບ.',
  'rules.3': 'ຕົວຄູນສູງສຸດແມ່ນ {ceiling} ເທົ່າຂອງເດີມພັນ.',
};
