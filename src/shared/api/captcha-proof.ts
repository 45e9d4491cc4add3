import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { EndpointSpec, RequestInputOf, ResponseOf } from '../../../contract/define.ts';
import { captcha, type WorkChallenge } from '../../../contract/captcha.ts';
import type { ApiContext } from './context.ts';
import { CallFailure } from './failure.ts';

/** `send`, passed in by the caller, because `send` loads this file lazily. */
export type Ask = <E extends EndpointSpec>(
  endpoint: E,
  request: RequestInputOf<E>,
  context: ApiContext,
) => Promise<ResponseOf<E>>;

/** How long work done ahead is used, milliseconds. The server accepts it for ten minutes. */
const KEPT_MS = 8 * 60_000;

interface Ahead {
  baseUrl: string;
  atMs: number;
  proof: Promise<string | undefined>;
}
/** A proof belongs to no session, so it is kept here and not in page state. */
let ahead: Ahead | undefined;

/** Starts the work while the form is being filled in. A widget runs only when the form is submitted. */
export const workAhead = async (context: ApiContext, ask: Ask): Promise<void> => {
  if (isFresh(ahead, context)) return;
  const mine: Ahead = { baseUrl: context.baseUrl, atMs: Date.now(), proof: Promise.resolve(undefined) };
  ahead = mine;
  try {
    const offer = await ask(captcha.challenge, {}, context);
    if (offer.challenge) mine.proof = solve(offer.challenge);
    else ahead = undefined;
    await mine.proof;
  } catch {
    // Submitting the form tries again and reports the error then.
    if (ahead === mine) ahead = undefined;
  }
};

/** Returns the value of the header `x-captcha`, new for each call; undefined when captcha is off. Throws a CallFailure. */
export const proofFor = async (context: ApiContext, ask: Ask): Promise<string | undefined> => {
  const waiting = ahead;
  ahead = undefined;
  const done = isFresh(waiting, context) && (await waiting.proof.catch(() => undefined));
  if (done) return done;
  const { kind, siteKey, challenge } = await ask(captcha.challenge, {}, context);
  if (challenge) return solve(challenge);
  if ((kind !== 'turnstile' && kind !== 'hcaptcha') || siteKey === null) return undefined;
  const { tokenFrom } = await import('./captcha-widget.ts');
  return tokenFrom(kind, siteKey);
};

/** Does the heavy proof of work, some seconds, which replaces the picture. Throws a CallFailure. */
export const heavyProof = async (context: ApiContext, ask: Ask): Promise<string> => {
  const { challenge } = await ask(captcha.challenge, { weight: 'heavy' }, context);
  if (!challenge) throw new CallFailure('captcha_check_unavailable', 0);
  return solve(challenge);
};

const isFresh = (work: Ahead | undefined, { baseUrl }: ApiContext): work is Ahead =>
  work !== undefined && work.baseUrl === baseUrl && Date.now() - work.atMs < KEPT_MS;

/** WebCrypto runs off the main thread, so that the page stays responsive. */
const solve = async (challenge: WorkChallenge): Promise<string> => {
  if (!globalThis.crypto?.subtle) throw new CallFailure('insecure_context', 0);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new CallFailure('captcha_check_failed', 0);
  return btoa(JSON.stringify({ challenge, solution })).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};
