import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { Millis } from './primitives.ts';

/**
 * A sealed body: HPKE (DHKEM X25519, HKDF-SHA256, AES-128-GCM) to the server's key; binary parts are base64url. `info` is
 * `<METHOD> <path>`, `aad` is `at` in decimal. `at` repeats the `atMs` that came with the key, so a client fetches the key for
 * each call. The server refuses a body older than `sealedForMs`, and any body sent twice.
 */
export const SealedBody = z.strictObject({
  keyId: z.string().check(z.maxLength(32)),
  at: Millis,
  enc: z.string().check(z.maxLength(128)),
  /** As long as any body. A content that is too long is refused by its own error. */
  ct: z.string().check(z.maxLength(LIMITS.bodyBytes)),
});
export type SealedBody = z.infer<typeof SealedBody>;
