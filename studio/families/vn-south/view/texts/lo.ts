import { lo as shared } from '../../../shared/lottery/vietnam-texts/lo.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Lao. */
export const lo: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'ອອກ 18 ເລກໃນເກົ້າລາງວັນ ແຕ່ລະເລກອອກແຍກກັນ ຈາກໜຶ່ງເລກ 2 ຕົວ ຈົນຮອດລາງວັນພິເສດ 6 ຕົວ.',
};
