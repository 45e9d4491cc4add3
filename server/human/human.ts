import type { EndpointSpec, ResponseOf } from '../../contract/define.ts';
import { PROOF_LENGTH, type human, type Weight } from '../../contract/human.ts';
import type { House } from '../house.ts';
import { Failure } from '../http/failure.ts';
import { siteVerify } from './siteverify.ts';
import { createWork } from './work.ts';

export interface Human {
  /** What the page has to do; heavy work is always our own, whoever checks otherwise. */
  offer(weight: Weight): Promise<ResponseOf<(typeof human)['challenge']>>;
  /** Lets a call of the contract pass, or throws `human_check_needed`, `human_check_failed` or `human_check_unavailable`. */
  check(endpoint: EndpointSpec, proof: string | string[] | undefined, ip: string): Promise<void>;
  /** Takes heavy work that was done instead of reading a picture, once. */
  takeHeavy(proof: string): Promise<boolean>;
}

/** The human check of this house, as HUMAN_CHECK has it. */
export const createHuman = (house: House): Human => {
  const work = createWork(house);
  const { check: kind, siteKey } = house.config.human;
  const isShown = (proof: string, ip: string): Promise<boolean> =>
    kind === 'turnstile' || kind === 'hcaptcha' ? siteVerify(house, kind, proof, ip) : work.take(proof, 'light');

  return {
    async offer(weight) {
      if (weight === 'heavy') return { kind: 'altcha', siteKey: null, challenge: await work.draw(weight) };
      const challenge = kind === 'altcha' ? await work.draw(weight) : null;
      return { kind, siteKey: siteKey ?? null, challenge };
    },
    async check(endpoint, proof, ip) {
      if (!endpoint.human || kind === 'off') return;
      if (proof === undefined || proof === '') throw new Failure('human_check_needed');
      if (typeof proof !== 'string' || proof.length > PROOF_LENGTH || !(await isShown(proof, ip)))
        throw new Failure('human_check_failed');
    },
    takeHeavy: (proof) => work.take(proof, 'heavy'),
  };
};
