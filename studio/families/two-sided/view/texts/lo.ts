import { lo as place } from '../../../shared/place-texts/lo.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Lao. */
export const lo: Record<MessageKey, string> = {
  ...place,
  begin: 'ແທງ',
  bout: 'ການຕໍ່ສູ້',
  'on.red': 'ແດງ',
  'on.blue': 'ຟ້າ',
  'on.draw': 'ສະເໝີ',
  'on.off': 'ຍົກເລີກແລ້ວ',
  'short.red': 'ດ',
  'short.blue': 'ຟ',
  'short.draw': 'ສ',
  'short.off': '–',
  pays: '{pays} ຕໍ່ 1',
  wins: '{side} ຊະນະ',
  'is.draw': 'ສະເໝີ: ຄືນເດີມພັນແດງ ແລະ ຟ້າ',
  'is.off': 'ຍົກເລີກ: ຄືນເດີມພັນທັງໝົດ',
  returned: 'ຄືນເດີມພັນ',
  leads: '{side} ນຳ',
  even: 'ສູສີ',
  shares: 'ໃນ {rounds} ຄູ່ຫຼ້າສຸດ: ແດງ {red}, ຟ້າ {blue}, ສະເໝີ {draw}, ຍົກເລີກ {off}',
  'rules.1': 'ແດງ ແລະ ຟ້າສູ້ກັນ {exchanges} ຍົກ. ແທງຝ່າຍທີ່ຊະນະ ຫຼື ສະເໝີ.',
  'rules.2': 'ສະເໝີຈ່າຍ {draw} ຕໍ່ 1 ແລະ ຄືນເດີມພັນແດງ ແລະ ຟ້າ.',
  'rules.3': 'ຜົນອອກກ່ອນສະແດງການຕໍ່ສູ້. ການຕໍ່ສູ້ພຽງແຕ່ສະແດງຜົນ ແລະ ບໍ່ປ່ຽນຜົນ.',
  'rules.4': 'ການຕໍ່ສູ້ອາດຖືກຍົກເລີກກ່ອນຈົບ. ຖ້າຍົກເລີກ ຄືນເດີມພັນທັງໝົດ.',
  chance: 'ໂອກາດ',
  kind: 'ຈ່າຍ',
  'part.win': 'ຈາກການຊະນະ',
  'part.push': 'ຈາກເດີມພັນທີ່ຄືນ',
};
