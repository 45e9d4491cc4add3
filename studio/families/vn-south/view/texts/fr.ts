import { fr as shared } from '../../../shared/lottery/vietnam-texts/fr.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in French. */
export const fr: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    '18 numéros sont tirés en neuf lots, chacun séparément, d’un numéro à deux chiffres jusqu’au lot spécial à six chiffres.',
};
