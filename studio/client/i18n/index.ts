import { translateWith } from '../../families/shared/translate.ts';
import { en, type MessageKey, type Messages } from './en.ts';

export type { MessageKey } from './en.ts';

export interface I18n {
  language: string;
  /** For `lang` and number formats. Latin digits in every language, so that figures read the same in both directions. */
  locale: string;
  direction: 'ltr' | 'rtl';
  t: Translate;
}

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** Creates a translate function for these messages. */
export const translator = (messages: Messages): Translate => translateWith(messages);

/** Loads a language, or English if the game does not have it. */
export async function loadI18n(language: string): Promise<I18n> {
  if (language === 'CN') {
    return { language, locale: 'zh-CN', direction: 'ltr', t: translator((await import('./cn.ts')).cn) };
  }
  if (language === 'AR') {
    return { language, locale: 'ar-u-nu-latn', direction: 'rtl', t: translator((await import('./ar.ts')).ar) };
  }
  return { language: 'EN', locale: 'en', direction: 'ltr', t: translator(en) };
}
