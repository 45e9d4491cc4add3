import { pt as shared } from '../../../shared/lottery/vietnam-texts/pt.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Portuguese. */
export const pt: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    'São sorteados 27 números em oito prêmios, cada um por si, de quatro com dois dígitos até o especial com cinco.',
};
