import { lo as place } from '../../../shared/place-texts/lo.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Lao. */
export const lo: Record<MessageKey, string> = {
  ...place,
  begin: 'ໝຸນ',
  wheel: 'ວົງລໍ້',
  on: '{pays} ຕໍ່ 1',
  segments: '{count} ຈາກ {all}',
  came: '{place}',
  boosted: '{place}, ຄູນ {times}',
  boost: '{times}×: ວົງລໍ້ໝຸນອີກ',
  shares: 'ໃນ {rounds} ຮອບຫຼ້າສຸດ: {counts}',
  share: '{place}: {count}',
  'rules.1': 'ວົງລໍ້ມີ {all} ຊ່ອງ. ຊິບທີ່ວາງໃສ່ຊ່ອງປະເພດ​ທີ່ລູກສອນຊີ້ ໄດ້ຕາມທີ່ມັນຈ່າຍ.',
  'rules.2': 'ຊະນະແລ້ວຄືນເດີມພັນນຳ: 5 ຕໍ່ 1 ຈ່າຍ 6 ຕໍ່ 1 ລວມເດີມພັນ.',
  'rules.boost': 'ເມື່ອອອກ {boosts} ວົງລໍ້ໝຸນອີກເທື່ອໃນຊ່ອງທີ່ຈ່າຍ ແລະ ເງິນຊະນະຄູນກັບເລກນັ້ນ. ເດີມພັນຄືນເທື່ອດຽວ.',
  kind: 'ຈ່າຍ',
  count: 'ຈຳນວນຊ່ອງ',
  'part.win': 'ຈາກການຊະນະ',
  'part.boost': 'ຈາກເງິນຊະນະທີ່ຄູນ',
};
