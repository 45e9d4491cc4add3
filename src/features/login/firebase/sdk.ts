import { initializeApp, getApps, type FirebaseApp } from '@firebase/app';
import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signInWithPopup,
  type Auth,
  type ConfirmationResult,
} from '@firebase/auth';
import type { FirebaseOptions } from '../../../../contract/firebase.ts';
import type { Firebase } from './port.ts';

let auth: Auth | undefined;

/** One instance per page. It does not persist a login, because the session is the platform's own. */
const authOf = ({ apiKey, authDomain, projectId }: FirebaseOptions): Auth => {
  const app: FirebaseApp = getApps()[0] ?? initializeApp({ apiKey, authDomain, projectId });
  auth ??= initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  return auth;
};

/** Firebase's SDK, in a separate chunk; `box` is the element for its captcha. */
export const openFirebase = (options: FirebaseOptions): Firebase => {
  const own = authOf(options);
  let request: ConfirmationResult | undefined;
  let verifier: RecaptchaVerifier | undefined;
  return {
    async logIn(channel, language) {
      own.languageCode = language;
      const provider = channel === 'google' ? new GoogleAuthProvider() : new FacebookAuthProvider();
      const { user } = await signInWithPopup(own, provider);
      return user.getIdToken();
    },
    async sendCode(mobile, box, language) {
      own.languageCode = language;
      verifier?.clear();
      verifier = new RecaptchaVerifier(own, box, { size: 'invisible' });
      request = await signInWithPhoneNumber(own, mobile, verifier);
    },
    async confirmCode(code) {
      if (!request) throw Object.assign(new Error('no code was asked for'), { code: 'auth/code-expired' });
      const { user } = await request.confirm(code);
      return user.getIdToken();
    },
  };
};
