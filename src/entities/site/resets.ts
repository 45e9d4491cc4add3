import { combine } from 'effector';
import { flagOn } from './model.ts';

export type ResetMethod = 'phone' | 'mail';

/** AUTH-07: the ways that the brand offers to a new password without the old one, the phone first. */
export const $resetMethods = combine(
  flagOn('CHNGPASSVERIF3'),
  flagOn('CHNGPASSMAIL3'),
  (phone, mail): ResetMethod[] => [...(phone ? (['phone'] as const) : []), ...(mail ? (['mail'] as const) : [])],
);
/** Without any there is no way back to offer. */
export const $canReset = $resetMethods.map((methods) => methods.length > 0);
