import type { MessageKey } from './en.ts';

/** Texts of mines in Lao. */
export const lo: Record<MessageKey, string> = {
  begin: 'ເປີດຊ່ອງ',
  take: 'ແຄຊເອົ້າ {amount}',
  field: 'ສະໜາມ {columns} ຄູນ {rows} ຊ່ອງ',
  place: 'ແຖວ {row}, ຖັນ {column}',
  closed: 'ປິດຢູ່',
  chosen: 'ເລືອກແລ້ວ',
  safe: 'ປອດໄພ',
  mine: 'ລະເບີດ',
  mines: 'ລະເບີດ',
  choose: 'ເລືອກຊ່ອງທຳອິດ ແລ້ວກົດປຸ່ມ.',
  next: 'ຊ່ອງປອດໄພຕໍ່ໄປ',
  now: 'ຕອນນີ້',
  opened: 'ປອດໄພ. ແຄຊເອົ້າຕອນນີ້ໄດ້ {amount}.',
  hit: 'ລະເບີດ. ຮອບຈົບ.',
  'rules.1': 'ມີລະເບີດຢູ່ໃຕ້ບາງຊ່ອງ. ການແທງເປີດຊ່ອງທຳອິດ.',
  'rules.2': 'ທຸກຊ່ອງປອດໄພ​ເຮັດໃຫ້ຍອດຈ່າຍ​ຂອງຮອບເພີ່ມຂຶ້ນ. ເປີດຊ່ອງອີກ ຫຼື ແຄຊເອົ້າຕາມຍອດທີ່ສະແດງ. ຖືກລະເບີດ ຮອບຈົບໂດຍບໍ່ຈ່າຍ.',
  'rules.3': 'ລະເບີດຖືກວາງ​ກ່ອນເປີດຊ່ອງທຳອິດ ແລະ ບໍ່ຍ້າຍ.',
  pays: 'ແຕ່ລະຊ່ອງປອດໄພຈ່າຍເທົ່າໃດ ທີ່ເດີມພັນ {stake}',
  withMines: 'ລະເບີດ: {mines}',
  stop: 'ຜົນຕອບແທນເມື່ອແຄຊເອົ້າ',
  'verify.field': 'ລະເບີດ',
  'verify.opened': 'ເປີດແລ້ວ',
};
