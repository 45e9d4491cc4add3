import type { Language } from '../../contract/primitives.ts';
import { textsOf, type Code, type Reset } from '../languages/index.ts';

/** A text message with a code. */
export const codeText = (language: Language, about: Code): string => textsOf(language).code(about);

/** The letter with a link to set a new password; `name` as it was typed. */
export const resetLetter = (language: Language, about: Reset): { subject: string; text: string } =>
  textsOf(language).reset(about);
