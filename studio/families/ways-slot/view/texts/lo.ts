import type { MessageKey } from './en.ts';

/** Texts of ways slots in Lao. */
export const lo: Record<MessageKey, string> = {
  spin: 'ສະປິນ',
  ways: 'ທາງ',
  betOn: 'ສູງສຸດ {ways} ທາງ',
  reels: 'ຣີລ ຊ້າຍຫາຂວາ: {columns}',
  freeSpins: 'ຟຣີສະປິນ: {count}',
  freeSpinOf: 'ຟຣີສະປິນ {index} ຈາກ {count}',
  times: 'ຕົວຄູນ',
  win: '{reels} × {symbol}, {ways} ທາງ',
  capped: 'ຮອບຮອດຊະນະສູງສຸດ ແລະ ຈົບ.',
  'pay.intro':
    '{reels} ຣີລ ສະແດງຣີລລະ 2 ຫາ 7 ສັນຍາລັກ. ສັນຍາລັກຈ່າຍທຸກທາງຈາກຊ້າຍ: ແຕ່ລະຣີລໜຶ່ງອັນ. ສັນຍາລັກທີ່ຊະນະຈະຫາຍໄປ ແລະ ອັນທີ່ຢູ່ເທິງຕົກລົງມາແທນ ຈົນບໍ່ມີຫຍັງຊະນະ.',
  'pay.wild': '{symbol} ແທນທຸກສັນຍາລັກທີ່ຈ່າຍ ແລະ ນັບເປັນ {counts}. ບໍ່ມີໃນຣີລທຳອິດ.',
  'pay.multiplier': 'ຕົວຄູນຂອງສະປິນ​ທີ່ຈ່າຍເງິນເລີ່ມທີ່ {start} ແລະ ເພີ່ມ {step} ທຸກເທື່ອທີ່ສັນຍາລັກຕົກລົງ.',
  'pay.free':
    '{symbol} ຄົບຈຳນວນ ຢູ່ບ່ອນໃດກໍໄດ້ ໃຫ້ຟຣີສະປິນ (ຈຳນວນສັນຍາລັກ → ຟຣີສະປິນ). ຕົວຄູນເລີ່ມທີ່ {start} ແລະ ເພີ່ມ {step} ທຸກເທື່ອທີ່ສັນຍາລັກຕົກລົງ.',
  'pay.persists': 'ໃນຟຣີສະປິນ ຕົວຄູນບໍ່ເລີ່ມໃໝ່.',
  'pay.cap': 'ໜຶ່ງຮອບຈ່າຍບໍ່ເກີນ {cap} ເທົ່າຂອງເດີມພັນ ແລະ ຈົບຢູ່ນັ້ນ.',
  'part.ways': 'ຜົນຕອບແທນ​ຈາກຜົນທຳອິດຂອງສະປິນ',
  'part.cascades': 'ຜົນຕອບແທນຈາກການຕົກລົງ',
  'part.free': 'ຜົນຕອບແທນຈາກຟຣີສະປິນ',
  'share.free': 'ຮອບທີ່ມີຟຣີສະປິນ',
  'verify.spin': 'ສະປິນ',
  'verify.freeSpin': 'ຟຣີສະປິນ {index}',
  'verify.fall': 'ຕົກລົງເທື່ອທີ {number}: {wins} × {multiplier}',
  'verify.nothing': 'ບໍ່ມີທາງທີ່ຈ່າຍ.',
};
