import { hi as shared } from '../../../shared/lottery/vietnam-texts/hi.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Hindi. */
export const hi: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'आठ प्राइज़ में 27 नंबर निकाले जाते हैं, हर एक अलग से: दो अंकों के चार नंबरों से लेकर पांच अंकों के स्पेशल नंबर तक।',
};
