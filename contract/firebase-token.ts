import * as z from 'zod/mini';

/** AUTH-15: Firebase sign-in methods. */
export const FIREBASE_CHANNELS = ['google', 'facebook', 'phone'] as const;
export const FirebaseChannel = z.enum(FIREBASE_CHANNELS);
export type FirebaseChannel = z.infer<typeof FirebaseChannel>;

/** An ID token from Firebase's client: a JWT of about 1 kB. */
export const FirebaseIdToken = z
  .string()
  .check(z.minLength(20), z.maxLength(4_096), z.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/));
