import { pt as shared } from '../../../shared/lottery/vietnam-texts/pt.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Portuguese. */
export const pt: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    'São sorteados 18 números em nove prêmios, cada um por si, de um com dois dígitos até o especial com seis.',
};
