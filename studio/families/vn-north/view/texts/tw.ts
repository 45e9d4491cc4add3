import { tw as shared } from '../../../shared/lottery/vietnam-texts/tw.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  ...shared,
  'rules.game': '開出八個獎項共 27 個號碼，各自獨立：從四個兩位數的七等獎到五位數的特等獎。',
};
