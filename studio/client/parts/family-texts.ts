import { translateWith } from '../../families/shared/translate.ts';
import type { I18n } from '../i18n/index.ts';
import { textsIn, type TextFiles } from '../i18n/texts-in.ts';

/** A family's texts in one language, under the language's code. */
export type TextsFile<Key extends string> = Record<string, Record<Key, string>>;

export type Translate<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** Loads a family's texts in the player's language. */
export const loadTexts = async <Key extends string>(
  { language }: Pick<I18n, 'language'>,
  files: TextFiles<Record<Key, string>>,
  en: Record<Key, string>,
): Promise<Translate<Key>> => translateWith(await textsIn(language, files, en));
