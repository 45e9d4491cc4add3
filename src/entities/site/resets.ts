import { combine } from 'effector';
import { flagOn } from './model.ts';

export type ResetMethod = 'phone' | 'mail';

/** AUTH-07: the merchant's methods of password reset, the phone first. */
export const $resetMethods = combine(
  flagOn('CHNGPASSVERIF3'),
  flagOn('CHNGPASSMAIL3'),
  (phone, mail): ResetMethod[] => [...(phone ? (['phone'] as const) : []), ...(mail ? (['mail'] as const) : [])],
);
/** Whether there is any method. */
export const $canReset = $resetMethods.map((methods) => methods.length > 0);
