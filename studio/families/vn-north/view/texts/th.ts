import { th as shared } from '../../../shared/lottery/vietnam-texts/th.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Thai. */
export const th: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'ออก 27 เลขใน 8 รางวัล แต่ละเลขออกแยกกัน ตั้งแต่เลข 2 หลัก 4 เลขจนถึงรางวัลพิเศษ 5 หลัก',
};
