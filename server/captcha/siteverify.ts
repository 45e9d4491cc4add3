import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { Failure } from '../http/failure.ts';

/** Longer nobody waits at a door for somebody else's answer. */
const WITHIN_MS = 5_000;

/** Where each service answers whether a token is a person's. */
const ADDRESS = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
} as const;

const Answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() });

/** Codes by which the service says that it, or what this house is set up with, is wrong: the person may well be one. */
const NOT_THE_PERSON = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'sitekey-secret-mismatch',
  'bad-request',
  'internal-error',
]);

/** Asks Turnstile or hCaptcha about a token; throws `captcha_check_unavailable` where no answer comes, so that nobody passes unasked. */
export const siteVerify = async (
  { config, log }: AppContext,
  kind: keyof typeof ADDRESS,
  token: string,
  ip: string,
): Promise<boolean> => {
  const { captcha, secrets } = config;
  try {
    const response = await fetch(captcha.verifyUrl ?? ADDRESS[kind], {
      method: 'POST',
      body: new URLSearchParams({
        secret: secrets.captchaSecret ?? '',
        response: token,
        remoteip: ip,
        ...(captcha.siteKey !== undefined && { sitekey: captcha.siteKey }),
      }),
      signal: AbortSignal.timeout(WITHIN_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`${kind} answered ${response.status}`);
    const { success, 'error-codes': codes = [] } = Answer.parse(await response.json());
    if (!success && codes.some((code) => NOT_THE_PERSON.has(code))) throw new Error(`${kind} said ${codes.join(', ')}`);
    return success;
  } catch (error) {
    log.error({ err: error, kind }, 'the human check did not answer');
    throw new Failure('captcha_check_unavailable', { cause: error });
  }
};
