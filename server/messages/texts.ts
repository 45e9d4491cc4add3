import type { Language } from '../../contract/primitives.ts';
import { textsOf, type Code, type Reset } from '../languages/index.ts';

/** Returns the text message for a code. */
export const codeText = (language: Language, about: Code): string => textsOf(language).code(about);

/** Returns the mail with a link to set a new password. `name` is shown as the member typed it. */
export const resetLetter = (language: Language, about: Reset): { subject: string; text: string } =>
  textsOf(language).reset(about);
