import { tw as shared } from '../../../shared/lottery/vietnam-texts/tw.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  ...shared,
  'rules.game': '開出九個獎項共 18 個號碼，各自獨立：從一個兩位數的八等獎到六位數的特等獎。',
};
