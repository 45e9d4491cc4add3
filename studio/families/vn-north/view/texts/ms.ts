import { ms as shared } from '../../../shared/lottery/vietnam-texts/ms.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Malay. */
export const ms: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    '27 nombor dicabut dalam lapan hadiah, setiap satu secara berasingan, daripada empat nombor dua digit hingga nombor istimewa lima digit.',
};
