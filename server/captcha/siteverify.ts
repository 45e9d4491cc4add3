import { z } from 'zod';
import type { BaseContext } from '../app/base-context.ts';
import { commonFailure } from '../http/failure.ts';

/** Timeout for the captcha provider. A slower answer fails the call. */
const WITHIN_MS = 5_000;

/** URL at which each provider verifies tokens. */
const ADDRESS = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
} as const;

const Answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() });

/** Error codes for faults of the provider or of this server's configuration. They say nothing about the person. */
const NOT_THE_PERSON = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'sitekey-secret-mismatch',
  'bad-request',
  'internal-error',
]);

/**
 * Verifies a token with Turnstile or hCaptcha. Throws `captcha_check_unavailable` if no answer comes, so that no call passes
 * unchecked.
 */
export const siteVerify = async (
  { config, log }: BaseContext,
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
    throw commonFailure('captcha_check_unavailable', { cause: error });
  }
};
