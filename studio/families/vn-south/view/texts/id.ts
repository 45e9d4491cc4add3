import { id as shared } from '../../../shared/lottery/vietnam-texts/id.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Indonesian. */
export const id: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    '18 angka diundi dalam sembilan hadiah, masing-masing sendiri, dari satu angka dua digit sampai hadiah spesial enam digit.',
};
