import { markOf } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/primitives.ts';
import { translateWith } from '../../families/shared/translate.ts';
import { en, type MessageKey, type Messages } from './en.ts';
import { textsIn } from './texts-in.ts';

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

const files = import.meta.glob<Record<string, Messages>>(['./??.ts', '!./en.ts']);

/** Loads a language, or English if the game does not have it. */
export async function loadI18n(language: string): Promise<I18n> {
  const messages = await textsIn<Messages>(language, files, en);
  const shown = messages === en ? 'EN' : (language as Language);
  const { tag, dir } = markOf(shown);
  return { language: shown, locale: `${tag}-u-nu-latn`, direction: dir, t: translator(messages) };
}
