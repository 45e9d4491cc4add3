import type { FirebaseOptions } from '../../../../contract/firebase.ts';

/**
 * The page's interface to Firebase. Each method rejects with an error whose `code` is Firebase's own, such as
 * `auth/invalid-phone-number`.
 */
export interface Firebase {
  /** Opens the provider's window. Resolves with an ID token. */
  logIn(channel: 'google' | 'facebook', language: string): Promise<string>;
  /** Sends a code to a number in E.164; `box` is an empty element for Firebase's captcha. */
  sendCode(mobile: string, box: HTMLElement, language: string): Promise<void>;
  /** Resolves with an ID token for the code that was sent last. */
  confirmCode(code: string): Promise<string>;
}

export type OpenFirebase = (options: FirebaseOptions) => Promise<Firebase>;
