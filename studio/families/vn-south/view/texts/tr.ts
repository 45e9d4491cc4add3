import { tr as shared } from '../../../shared/lottery/vietnam-texts/tr.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Turkish. */
export const tr: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    'Dokuz ödülde, her biri ayrı ayrı 18 numara çekilir: iki haneli bir numaradan altı haneli özel numaraya kadar.',
};
