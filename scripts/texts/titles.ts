import type { Language } from '../../contract/primitives.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });
const SPECIAL: Partial<Record<Language, string>> = { CN: 'Chinese', TW: 'traditional Chinese', TY: 'Filipino' };

/** The English name of a language, for comments. */
export const titleOf = (language: Language): string => SPECIAL[language] ?? names.of(language.toLowerCase())!;
