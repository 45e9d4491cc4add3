import { th as shared } from '../../../shared/lottery/vietnam-texts/th.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Thai. */
export const th: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'ออก 18 เลขใน 9 รางวัล แต่ละเลขออกแยกกัน ตั้งแต่เลข 2 หลัก 1 เลขจนถึงรางวัลพิเศษ 6 หลัก',
};
