import type { Tongue } from '../../../../client/i18n/index.ts';
import { loadTexts, type Words } from '../../../../client/parts/words.ts';
import { en, type MessageKey } from './en.ts';

export type FamilyWords = Words<MessageKey>;

/** Loads the texts of this family in the player's language. */
export const loadWords = (tongue: Pick<Tongue, 'language'>): Promise<FamilyWords> =>
  loadTexts<MessageKey>(tongue, {
    EN: en,
    CN: async () => (await import('./cn.ts')).cn,
    AR: async () => (await import('./ar.ts')).ar,
  });
