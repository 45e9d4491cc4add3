import { ta as shared } from '../../../shared/lottery/vietnam-texts/ta.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Tamil. */
export const ta: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    'ஒன்பது பரிசுகளில் 18 எண்கள், ஒவ்வொன்றும் தனித்தனியாகக் குலுக்கப்படும்: இரண்டு இலக்கங்கள் கொண்ட ஓர் எண் முதல், ஆறு இலக்கங்கள் கொண்ட சிறப்புப் பரிசு வரை.',
};
