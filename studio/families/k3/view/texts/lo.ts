import type { MessageKey } from './en.ts';

/** Texts of three dice in Lao. */
export const lo: Record<MessageKey, string> = {
  'rules.game': 'ໂຍນເຕົ໋າສາມໜ່ວຍ. ລຳດັບບໍ່ສຳຄັນ.',
  'rules.more':
    'ໃຫຍ່ແມ່ນຜົນລວມ 11 ຫາ 18, ນ້ອຍ 3 ຫາ 10. ໃນ “ສອງດ້ານ ນັບຕອງ” ສາມໜ່ວຍຄືກັນນັບຕາມຜົນລວມ; ໃນ “ສອງດ້ານ ບໍ່ນັບຕອງ” ສາມໜ່ວຍຄືກັນເສຍທັງສີ່.',
  'tab.sum': 'ຜົນລວມ',
  'tab.faces': 'ເລກ',
  'tab.equal': 'ຄືກັນ',
  'field.pair': 'ເບິ້ນ',
  'field.single': 'ໜ່ວຍທີສາມ',
  'bet.sides': 'ສອງດ້ານ ນັບຕອງ',
  'bet.sides-no-triples': 'ສອງດ້ານ ບໍ່ນັບຕອງ',
  'bet.sum': 'ຜົນລວມພໍດີ',
  'bet.single': 'ເລກດຽວ',
  'bet.two-different': 'ສອງເລກຕ່າງກັນ',
  'bet.three-different': 'ສາມເລກຕ່າງກັນ',
  'bet.straight': 'ສາມເລກລຽງ',
  'bet.pair': 'ເບິ້ນຂຶ້ນໄປ',
  'bet.pair-single': 'ເບິ້ນ ແລະ ອີກເລກ',
  'bet.triple': 'ຕອງລະບຸເລກ',
  'bet.any-triple': 'ຕອງໃດກໍໄດ້',
  'option.straight': 'ສາມເລກລຽງ',
  'option.any-triple': 'ຕອງໃດກໍໄດ້',
  'prize.match-2': 'ທັງສອງເລກ',
  'prize.match-3': 'ທັງສາມເລກ',
  said: 'ຜົນລວມ {sum}, {side}.',
};
