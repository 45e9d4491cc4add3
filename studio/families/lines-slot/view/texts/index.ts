import type { I18n } from '../../../../client/i18n/index.ts';
import { translateWith } from '../../../shared/translate.ts';
import { en, type MessageKey } from './en.ts';

export type SlotTexts = (key: MessageKey, values?: Record<string, string | number>) => string;

/** Loads the texts of slots in the player's language. */
export async function loadFamilyTexts({ language }: Pick<I18n, 'language'>): Promise<SlotTexts> {
  if (language === 'CN') return translateWith((await import('./cn.ts')).cn);
  if (language === 'AR') return translateWith((await import('./ar.ts')).ar);
  return translateWith(en);
}
