import type { Messages } from './en.ts';

/** Texts of slots in Lao. */
export const lo: Messages = {
  spin: 'ສະປິນ',
  freeSpins: 'ຟຣີສະປິນ: {count}',
  reels: 'ຣີລ ຊ້າຍຫາຂວາ: {columns}',
  'pay.line': 'ເສັ້ນ {number}',
  'verify.spin': 'ສະປິນ',
  'verify.freeSpin': 'ຟຣີສະປິນ {index}',
  'verify.lineWin': 'ເສັ້ນ {line}: {count} × {symbol} ຈ່າຍ {units}',
  'verify.nothing': 'ບໍ່ມີເສັ້ນທີ່ຈ່າຍ.',
  freeSpinOf: 'ຟຣີສະປິນ {index} ຈາກ {count}, ຊະນະ {multiplier}×',
  lines: 'ເສັ້ນຈ່າຍ: {count}',
  'pay.intro':
    'ຣີລ: {reels}, ແຖວ: {rows}, ເສັ້ນຈ່າຍ: {lines}. ເສັ້ນຈ່າຍ​ເມື່ອສັນຍາລັກຄືກັນລຽງກັນ ເລີ່ມຈາກຣີລຊ້າຍສຸດ. ແຕ່ລະເສັ້ນຈ່າຍ​ສະເພາະເງິນຊະນະສູງສຸດ ແລະ ບວກເງິນຊະນະຂອງທຸກເສັ້ນ.',
  'pay.wild': '{wild} ແທນທຸກສັນຍາລັກ ຍົກເວັ້ນ {scatter}.',
  'pay.wildAll': '{wild} ແທນທຸກສັນຍາລັກ.',
  'pay.scatter':
    '{scatter} ຄົບຈຳນວນ ຢູ່ບ່ອນໃດກໍໄດ້ ໃຫ້ຟຣີສະປິນທີ່ເດີມພັນເກົ່າ (ຈຳນວນສັນຍາລັກ → ຟຣີສະປິນ). ເງິນຊະນະທັງໝົດ​ໃນຟຣີສະປິນຄູນ {multiplier}.',
  'pay.lines': 'ເສັ້ນຈ່າຍ ({count})',
  'pay.base': 'ຜົນຕອບແທນ​ຈາກສະປິນທີ່ຈ່າຍເງິນ',
  'pay.free': 'ຜົນຕອບແທນຈາກຟຣີສະປິນ',
  'pay.feature': 'ຮອບທີ່ມີຟຣີສະປິນ',
};
