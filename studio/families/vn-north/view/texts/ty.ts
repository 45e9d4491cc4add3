import { ty as shared } from '../../../shared/lottery/vietnam-texts/ty.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Filipino. */
export const ty: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    '27 numero ang bubunutin sa walong premyo, hiwalay ang bawat isa, mula sa apat na may dalawang digit hanggang sa special na may lima.',
};
