import type { EndpointSpec, ResponseOf } from '../../contract/define.ts';
import { PROOF_LENGTH, type captcha, type Weight } from '../../contract/captcha.ts';
import type { BaseContext } from '../app/base-context.ts';
import { commonFailure } from '../http/failure.ts';
import { siteVerify } from './siteverify.ts';
import { createWork } from './proof-of-work.ts';

export interface Captcha {
  /** Describes the captcha for the page. The heavy work is always the server's own, with any provider. */
  offer(weight: Weight): Promise<ResponseOf<(typeof captcha)['challenge']>>;
  /** Checks the captcha of a call. Throws `captcha_check_needed`, `captcha_check_failed` or `captcha_check_unavailable`. */
  check(endpoint: EndpointSpec, proof: string | string[] | undefined, ip: string): Promise<void>;
  /** Redeems heavy work that was done instead of reading a picture, once. */
  takeHeavy(proof: string): Promise<boolean>;
}

/** Creates the captcha that CAPTCHA_PROVIDER selects. */
export const createCaptcha = (ctx: BaseContext): Captcha => {
  const work = createWork(ctx);
  const { check: kind, siteKey } = ctx.config.captcha;
  const isShown = (proof: string, ip: string): Promise<boolean> =>
    kind === 'turnstile' || kind === 'hcaptcha' ? siteVerify(ctx, kind, proof, ip) : work.take(proof, 'light');

  return {
    async offer(weight) {
      if (weight === 'heavy') return { kind: 'altcha', siteKey: null, challenge: await work.draw(weight) };
      const challenge = kind === 'altcha' ? await work.draw(weight) : null;
      return { kind, siteKey: siteKey ?? null, challenge };
    },
    async check(endpoint, proof, ip) {
      if (!endpoint.captcha || kind === 'off') return;
      if (proof === undefined || proof === '') throw commonFailure('captcha_check_needed');
      if (typeof proof !== 'string' || proof.length > PROOF_LENGTH || !(await isShown(proof, ip)))
        throw commonFailure('captcha_check_failed');
    },
    takeHeavy: (proof) => work.take(proof, 'heavy'),
  };
};
