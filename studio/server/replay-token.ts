import { createHmac, timingSafeEqual } from 'node:crypto';

/** A replay's address is valid for a day. It shows one closed round and permits nothing else. */
const VALID_MS = 24 * 60 * 60_000;

/** Creates a token that shows one round to its holder. */
export function replayToken(secret: string, roundId: string, nowMs: number): string {
  const text = `${roundId}~${nowMs + VALID_MS}`;
  return `${text}~${signatureOf(secret, text)}`;
}

/** Returns the round of a replay token, or undefined if the token is forged or expired. */
export function roundOfReplay(secret: string, token: string, nowMs: number): string | undefined {
  const [roundId, until, signature, ...rest] = token.split('~');
  if (!roundId || !until || !signature || rest.length > 0) return undefined;
  const expected = Buffer.from(signatureOf(secret, `${roundId}~${until}`));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  return nowMs < Number(until) ? roundId : undefined;
}

const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`replay\n${text}`).digest('hex');
