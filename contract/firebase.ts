import * as z from 'zod/mini';
import { endpoint, Nothing } from './define.ts';
import { LoginResult } from './auth.ts';
import { FirebaseChannel, FirebaseIdToken } from './firebase-token.ts';
import { SessionKey } from './security-signature.ts';

/** AUTH-15: how long to wait after Firebase answers `too-many-requests`. */
export const FIREBASE_LOCK_MS = 5 * 60_000;
/** AUTH-08: delay between two codes sent by Firebase. */
export const FIREBASE_RESEND_MS = 60_000;

/** The options of Firebase's client; public. */
export const FirebaseOptions = z.strictObject({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  channels: z.array(FirebaseChannel),
});
export type FirebaseOptions = z.infer<typeof FirebaseOptions>;

export const firebase = {
  options: endpoint({
    method: 'GET',
    path: '/wps/session/firebase',
    auth: 'visitor',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ firebase: z.nullable(FirebaseOptions) }),
    errors: [],
    summary: 'Whether and how to log in by Firebase (AUTH-15).',
  }),
  login: endpoint({
    method: 'POST',
    path: '/wps/session/login/firebase',
    auth: 'visitor',
    encoding: 'sealed',
    opensSession: true,
    request: z.strictObject({ channel: FirebaseChannel, idToken: FirebaseIdToken, publicKey: z.optional(SessionKey) }),
    response: LoginResult,
    errors: [
      'mode_not_offered',
      'firebase_token_refused',
      'firebase_unavailable',
      'firebase_unregistered',
      'non_member_account',
      'account_locked',
    ],
    perMinute: 20,
    summary: 'Logs in by Google, Facebook or phone: an ID token of Firebase (AUTH-15).',
  }),
} as const;
