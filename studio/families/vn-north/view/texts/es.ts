import { es as shared } from '../../../shared/lottery/vietnam-texts/es.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Spanish. */
export const es: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    'Se sortean 27 números en ocho premios, cada uno por separado, desde cuatro de dos dígitos hasta el especial de cinco.',
};
