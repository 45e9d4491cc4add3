import { es as shared } from '../../../shared/lottery/vietnam-texts/es.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Spanish. */
export const es: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    'Se sortean 18 números en nueve premios, cada uno por separado, desde uno de dos dígitos hasta el especial de seis.',
};
