import type { I18n } from '../../../../client/i18n/index.ts';
import { loadTexts, type TextsFile, type Translate } from '../../../../client/parts/family-texts.ts';
import { en, type MessageKey } from './en.ts';

export type FamilyTexts = Translate<MessageKey>;

const files = import.meta.glob<TextsFile<MessageKey>>(['./??.ts', '!./en.ts']);

/** Loads the texts of this family in the player's language. */
export const loadFamilyTexts = (i18n: Pick<I18n, 'language'>): Promise<FamilyTexts> =>
  loadTexts<MessageKey>(i18n, files, en);
