import { lo as shared } from '../../../shared/lottery/vietnam-texts/lo.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Lao. */
export const lo: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'ອອກ 27 ເລກໃນແປດລາງວັນ ແຕ່ລະເລກອອກແຍກກັນ ຈາກສີ່ເລກ 2 ຕົວ ຈົນຮອດລາງວັນພິເສດ 5 ຕົວ.',
};
