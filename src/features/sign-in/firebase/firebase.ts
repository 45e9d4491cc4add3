import { createStore } from 'effector';
import type { FirebaseOptions } from '../../../../contract/firebase.ts';

/** What the page asks of Firebase. Each rejects with an error whose `code` is Firebase's own, as `auth/invalid-phone-number`. */
export interface Firebase {
  /** Opens the provider's window; answers an ID token. */
  signIn(channel: 'google' | 'facebook', language: string): Promise<string>;
  /** Sends a code to a number in E.164; `box` is an empty element where Firebase's human check may stand. */
  sendCode(mobile: string, box: HTMLElement, language: string): Promise<void>;
  /** Answers an ID token for the code that was sent last. */
  confirmCode(code: string): Promise<string>;
}

export type OpenFirebase = (options: FirebaseOptions) => Promise<Firebase>;

/** Loads the SDK; filled by `fork({ values })` in tests. */
export const $openFirebase = createStore<OpenFirebase>(
  async (options) => (await import('./sdk.ts')).openFirebase(options),
  { serialize: 'ignore' },
);

/** AUTH-15: codes that have words of their own; any other is `unknown`. */
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

/** Codes that mean to a person what another says: a code that was used, a provider's “Cancel”, a human check that was too long ago. */
const SAME_AS = new Map<string, FirebaseCode>([
  ['invalid-verification-id', 'code-expired'],
  ['cancelled-popup-request', 'popup-closed-by-user'],
  ['user-cancelled', 'popup-closed-by-user'],
  ['invalid-app-credential', 'captcha-check-failed'],
]);

/** Firebase's code of what went wrong, one of those with words. */
export const codeOf = (error: unknown): FirebaseCode => {
  const { code: told } = (error ?? {}) as { code?: unknown };
  const said = typeof told === 'string' ? told.replace(/^auth\//, '') : '';
  return SAME_AS.get(said) ?? FIREBASE_CODES.find((code) => code === said) ?? 'unknown';
};
