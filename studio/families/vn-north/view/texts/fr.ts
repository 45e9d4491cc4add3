import { fr as shared } from '../../../shared/lottery/vietnam-texts/fr.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in French. */
export const fr: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    '27 numéros sont tirés en huit lots, chacun séparément, de quatre numéros à deux chiffres jusqu’au lot spécial à cinq chiffres.',
};
