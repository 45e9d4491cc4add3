import { hi as shared } from '../../../shared/lottery/vietnam-texts/hi.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Hindi. */
export const hi: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'नौ प्राइज़ में 18 नंबर निकाले जाते हैं, हर एक अलग से: दो अंकों के एक नंबर से लेकर छह अंकों के स्पेशल नंबर तक।',
};
