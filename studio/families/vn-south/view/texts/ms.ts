import { ms as shared } from '../../../shared/lottery/vietnam-texts/ms.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Malay. */
export const ms: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    '18 nombor dicabut dalam sembilan hadiah, setiap satu secara berasingan, daripada satu nombor dua digit hingga nombor istimewa enam digit.',
};
