import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { WorkChallenge, WorkProof, type Weight } from '../../contract/captcha.ts';
import type { BaseContext } from '../app/base-context.ts';
import { createWorkKeys } from './work-keys.ts';
import { keep } from '../jobs/retention.ts';

/** Lifetime of a challenge; a form stays open for a while. */
const GOOD_FOR_SECONDS = 10 * 60;
/** PBKDF2 rounds per step: about 5 ms on a phone, 1 ms on a new computer. */
const ROUNDS_A_STEP = 5_000;
/** Heavy work as a multiple of the normal one: one second to some seconds. */
const HEAVY = 20;

export interface Work {
  /** Creates a challenge that needs about `CAPTCHA_WORK` steps, plus or minus half. */
  draw(weight: Weight): Promise<WorkChallenge>;
  /** Redeems a proof, once. Returns false if it is forged, wrong, too easy, expired or used. */
  take(text: string, weight: Weight): Promise<boolean>;
}

/** Creates the server's own captcha, a proof of work in the browser (ALTCHA). */
export const createWork = (ctx: BaseContext): Work => {
  const keys = createWorkKeys(ctx);

  /** Records the proof for as long as it is valid. Returns false if it was recorded before. */
  const first = async (signature: string): Promise<boolean> => {
    const result = await ctx.database.db
      .insertInto('spent_proofs')
      .values({ proof_hash: createHash('sha256').update(signature).digest() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return result.numInsertedOrUpdatedRows === 1n;
  };

  return {
    async draw(weight) {
      const key = await keys.current();
      const steps = ctx.config.captcha.work * (weight === 'heavy' ? HEAVY : 1);
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS_A_STEP,
        // The work is bounded, so that waiting times differ little.
        counter: randomInt(Math.ceil(steps / 2), Math.ceil(steps * 1.5) + 1),
        deriveKey,
        expiresAt: Math.floor(ctx.now() / 1_000) + GOOD_FOR_SECONDS,
        data: { key: key.id, weight },
        hmacSignatureSecret: key.challenges,
        hmacKeySignatureSecret: key.solutions,
      });
      return WorkChallenge.parse(JSON.parse(JSON.stringify(challenge)));
    },

    async take(text, weight) {
      const proof = read(text);
      if (!proof || proof.challenge.parameters.data.weight !== weight) return false;
      const key = await keys.find(proof.challenge.parameters.data.key);
      if (!key) return false;
      const { verified } = await verifySolution({
        ...proof,
        deriveKey,
        hmacSignatureSecret: key.challenges,
        hmacKeySignatureSecret: key.solutions,
      });
      return verified && (await first(proof.challenge.signature));
    },
  };
};

const read = (text: string): WorkProof | undefined => {
  try {
    return WorkProof.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
};

/** A spent proof is kept until its age alone refuses it. */
export const spentProofRetention = keep('spent_proofs', 'at', GOOD_FOR_SECONDS * 2_000);
