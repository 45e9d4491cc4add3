import { LANGUAGE_MARKS, type LanguageMark } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/primitives.ts';

/** One language: its mark, its own name, its lazy chunk of messages. */
export interface LanguageEntry extends LanguageMark {
  name: string;
  load: () => Promise<{ default: Messages }>;
}

/** The shape every language has; that none lacks a key is `scripts/check-i18n.ts`'s work. */
export interface Messages {
  [key: string]: string | Messages;
}

export const languages: Partial<Record<Language, LanguageEntry>> = {
  EN: { ...LANGUAGE_MARKS.EN!, name: 'English', load: () => import('./languages/en/index.ts') },
  CN: { ...LANGUAGE_MARKS.CN!, name: '简体中文', load: () => import('./languages/cn/index.ts') },
  AR: { ...LANGUAGE_MARKS.AR!, name: 'العربية', load: () => import('./languages/ar/index.ts') },
};

/** Whether the site has its messages in this language. */
export const isSupported = (language: string | null | undefined): language is Language =>
  Boolean(language && language in languages);
