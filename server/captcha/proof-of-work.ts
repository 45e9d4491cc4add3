import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { WorkChallenge, WorkProof, type Weight } from '../../contract/captcha.ts';
import type { AppContext } from '../context.ts';
import { createWorkKeys } from './work-keys.ts';
import { keep } from '../jobs/retention.ts';

/** A challenge may be answered for this long: a form stands open for a while. */
const GOOD_FOR_SECONDS = 10 * 60;
/** Rounds of PBKDF2 in one step; a phone takes some 5 ms for it, a new computer 1 ms. */
const ROUNDS_A_STEP = 5_000;
/** Heavy work in times of the light one: one to some seconds. */
const HEAVY = 20;

export interface Work {
  /** Draws a challenge; its solution is found after `CAPTCHA_WORK` steps, give or take a half. */
  draw(weight: Weight): Promise<WorkChallenge>;
  /** Takes a proof, once; false where it is none of ours, wrong, too light, old, or was taken before. */
  take(text: string, weight: Weight): Promise<boolean>;
}

/** The house's own human check: work that a browser does unseen and a robot pays for (ALTCHA). */
export const createWork = (ctx: AppContext): Work => {
  const keys = createWorkKeys(ctx);

  /** Remembers the proof for as long as it would be good; false where it was seen. */
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
        // The work has an end: nobody waits much longer than others.
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
