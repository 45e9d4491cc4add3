import { ta as shared } from '../../../shared/lottery/vietnam-texts/ta.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Tamil. */
export const ta: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    'எட்டுப் பரிசுகளில் 27 எண்கள், ஒவ்வொன்றும் தனித்தனியாகக் குலுக்கப்படும்: இரண்டு இலக்கங்கள் கொண்ட நான்கு எண்கள் முதல், ஐந்து இலக்கங்கள் கொண்ட சிறப்புப் பரிசு வரை.',
};
