import { tr as shared } from '../../../shared/lottery/vietnam-texts/tr.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Turkish. */
export const tr: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    'Sekiz ödülde, her biri ayrı ayrı 27 numara çekilir: iki haneli dört numaradan beş haneli özel numaraya kadar.',
};
