import { ty as shared } from '../../../shared/lottery/vietnam-texts/ty.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Filipino. */
export const ty: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    '18 numero ang bubunutin sa siyam na premyo, hiwalay ang bawat isa, mula sa isa na may dalawang digit hanggang sa special na may anim.',
};
