import { id as shared } from '../../../shared/lottery/vietnam-texts/id.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Indonesian. */
export const id: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    '27 angka diundi dalam delapan hadiah, masing-masing sendiri, dari empat angka dua digit sampai hadiah spesial lima digit.',
};
