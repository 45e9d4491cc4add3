import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import * as z from 'zod/mini';
import type { FirebaseChannel } from '../../../../contract/firebase-token.ts';
import type { FirebaseConfig } from '../../../config/config.ts';
import type { Fail } from '../../../http/failure.ts';

/** The person in a token that was verified as Firebase's. */
export interface FirebasePerson {
  uid: string;
  channel: FirebaseChannel;
  /** E.164, if Firebase sent a code to it. */
  mobile?: string;
  expiresAt: Date;
}

/** Throws what `fail` makes if the token is refused, or cannot be checked now. */
export type VerifyFirebase = (
  channel: FirebaseChannel,
  idToken: string,
  fail: Fail<'firebase_token_refused' | 'firebase_unavailable'>,
) => Promise<FirebasePerson>;

const PROVIDERS: Record<FirebaseChannel, string> = { google: 'google.com', facebook: 'facebook.com', phone: 'phone' };

/** The login at Firebase must be recent: an older token, from a login at another page, is refused. */
const RECENT_SECONDS = 10 * 60;
/** Allowed clock difference between Google and this server. */
const TOLERANCE_SECONDS = 5;
const KEYS_TIMEOUT_MS = 5_000;

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  exp: z.int(),
  auth_time: z.int(),
  phone_number: z.optional(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))),
  firebase: z.object({ sign_in_provider: z.string() }),
});

/** True if the keys could not be fetched or read, so that the token could not be checked. */
const isAboutKeys = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;

/**
 * Checks ID tokens as Firebase documents (RS256 with its published keys, issuer, audience, times), and that the person logged
 * in by this channel within ten minutes. Throws firebase_token_refused, or firebase_unavailable if the keys cannot be
 * fetched.
 */
export const createFirebaseVerifier = (config: FirebaseConfig, now: () => number): VerifyFirebase => {
  const keys = createRemoteJWKSet(new URL(config.keysUrl), { timeoutDuration: KEYS_TIMEOUT_MS });

  const payloadOf = async (
    idToken: string,
    fail: Fail<'firebase_token_refused' | 'firebase_unavailable'>,
  ): Promise<JWTPayload> => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${config.projectId}`,
        audience: config.projectId,
        currentDate: new Date(now()),
        clockTolerance: TOLERANCE_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
      });
      return payload;
    } catch (error) {
      // The library throws a plain JOSEError if the keys' address returns no keys.
      const isPlain = error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC';
      if (isPlain || isAboutKeys(error)) throw fail('firebase_unavailable', { cause: error });
      const { code, message } = error as errors.JOSEError;
      // The library's own error would write the token's claims, which are personal data, to the log.
      throw fail('firebase_token_refused', { details: { problem: code }, cause: new Error(message) });
    }
  };

  return async (channel, idToken, fail) => {
    const refused = (problem: string) => fail('firebase_token_refused', { details: { problem } });
    const claims = Claims.safeParse(await payloadOf(idToken, fail));
    if (!claims.success) throw refused('claims');
    const { sub, exp, auth_time, phone_number, firebase } = claims.data;
    const nowSeconds = now() / 1_000;
    if (firebase.sign_in_provider !== PROVIDERS[channel]) throw refused('other_channel');
    if (auth_time > nowSeconds + TOLERANCE_SECONDS || auth_time < nowSeconds - RECENT_SECONDS)
      throw refused('not_recent');
    return {
      uid: sub,
      channel,
      ...(channel === 'phone' && phone_number ? { mobile: phone_number } : {}),
      expiresAt: new Date(exp * 1_000),
    };
  };
};
