import { translateWith } from '../../families/shared/translate.ts';
import type { I18n } from '../i18n/index.ts';

/** The texts of a family: English at hand, the other languages loaded when they are spoken. */
interface Texts<Key extends string> {
  EN: Record<Key, string>;
  CN: () => Promise<Record<Key, string>>;
  AR: () => Promise<Record<Key, string>>;
}

export type Translate<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** Loads a family's texts in the player's language. */
export async function loadTexts<Key extends string>(
  { language }: Pick<I18n, 'language'>,
  texts: Texts<Key>,
): Promise<Translate<Key>> {
  if (language === 'CN') return translateWith(await texts.CN());
  if (language === 'AR') return translateWith(await texts.AR());
  return translateWith(texts.EN);
}
