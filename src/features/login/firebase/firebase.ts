import { createStore } from 'effector';
import type { OpenFirebase } from './port.ts';

/** Loads the SDK; set by `fork({ values })` in tests. */
export const $openFirebase = createStore<OpenFirebase>(
  async (options) => (await import('./sdk.ts')).openFirebase(options),
  { serialize: 'ignore' },
);

/** AUTH-15: codes that have texts of their own. Any other code becomes `unknown`. */
export const FIREBASE_CODES = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
  'popup-blocked',
  'network-request-failed',
] as const;
export type FirebaseCode = (typeof FIREBASE_CODES)[number];

/** Codes with the same meaning for a person: a used code, a provider's “Cancel”, an expired captcha. */
const SAME_AS = new Map<string, FirebaseCode>([
  ['invalid-verification-id', 'code-expired'],
  ['cancelled-popup-request', 'popup-closed-by-user'],
  ['user-cancelled', 'popup-closed-by-user'],
  ['invalid-app-credential', 'captcha-check-failed'],
]);

/** Maps an error to a Firebase code that has a text. */
export const codeOf = (error: unknown): FirebaseCode => {
  const { code: received } = (error ?? {}) as { code?: unknown };
  const said = typeof received === 'string' ? received.replace(/^auth\//, '') : '';
  return SAME_AS.get(said) ?? FIREBASE_CODES.find((code) => code === said) ?? 'unknown';
};
