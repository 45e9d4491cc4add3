import type { I18n } from '../../../../client/i18n/index.ts';
import { loadTexts, type Words } from '../../../../client/parts/words.ts';
import { en, type MessageKey } from './en.ts';

export type FamilyWords = Words<MessageKey>;

/** Loads the texts of this family in the player's language. */
export const loadWords = (i18n: Pick<I18n, 'language'>): Promise<FamilyWords> =>
  loadTexts<MessageKey>(i18n, {
    EN: en,
    CN: async () => (await import('./cn.ts')).cn,
    AR: async () => (await import('./ar.ts')).ar,
  });
