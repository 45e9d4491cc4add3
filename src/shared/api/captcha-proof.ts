import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { EndpointSpec, RequestInputOf, ResponseOf } from '../../../contract/define.ts';
import { captcha, type WorkChallenge } from '../../../contract/captcha.ts';
import type { ApiContext } from './context.ts';
import { CallFailure } from './failure.ts';

/** `send`, handed in by whoever needs a proof: it loads this file itself. */
export type Ask = <E extends EndpointSpec>(
  endpoint: E,
  request: RequestInputOf<E>,
  context: ApiContext,
) => Promise<ResponseOf<E>>;

/** Work done ahead is shown within this time, milliseconds: the server takes it for ten minutes. */
const KEPT_MS = 8 * 60_000;

interface Ahead {
  baseUrl: string;
  atMs: number;
  proof: Promise<string | undefined>;
}
/** A proof is bound to nobody: this is work that waits for its call, and no state of the page. */
let ahead: Ahead | undefined;

/** Begins the work while the form is being filled in; a widget asks only when the form is sent. */
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
    // Whoever sends the form tries anew, and is told what is wrong then.
    if (ahead === mine) ahead = undefined;
  }
};

/** What the header `x-captcha` holds, each time another; undefined where the house asks for none. Throws a CallFailure. */
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

/** Work of some seconds, which stands in for the picture. Throws a CallFailure. */
export const heavyProof = async (context: ApiContext, ask: Ask): Promise<string> => {
  const { challenge } = await ask(captcha.challenge, { weight: 'heavy' }, context);
  if (!challenge) throw new CallFailure('captcha_check_unavailable', 0);
  return solve(challenge);
};

const isFresh = (work: Ahead | undefined, { baseUrl }: ApiContext): work is Ahead =>
  work !== undefined && work.baseUrl === baseUrl && Date.now() - work.atMs < KEPT_MS;

/** The browser's own cryptography works beside the page, which stays quick meanwhile. */
const solve = async (challenge: WorkChallenge): Promise<string> => {
  if (!globalThis.crypto?.subtle) throw new CallFailure('insecure_context', 0);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new CallFailure('captcha_check_failed', 0);
  return btoa(JSON.stringify({ challenge, solution })).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};
