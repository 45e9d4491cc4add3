import { createHash } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captcha, type Weight, type WorkChallenge } from '../../contract/captcha.ts';
import { inMerchant } from '../../server/db/merchant.ts';
import type { Database } from '../../server/db/database.ts';
import { callServer } from './calls.ts';
import { merchantOf } from './merchant-of.ts';

/** A challenge from the server. */
export const challengeOf = async (url: string, weight: Weight = 'light'): Promise<WorkChallenge> => {
  const { body } = await callServer(url, captcha.challenge, { weight });
  if (!body.value.challenge) throw new Error('the house asks for no work');
  return body.value.challenge;
};

/** Solves a challenge; `over` makes an invalid proof of it. */
export const proofOf = async (challenge: WorkChallenge, over: object = {}): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution, ...over })).toString('base64url');
};

/** An unused proof of work for the header `x-captcha`. */
export const freshProof = async (url: string, weight: Weight = 'light'): Promise<string> =>
  proofOf(await challengeOf(url, weight));

/** A picture whose answer is set to known letters. */
export const knownCaptcha = async (database: Database, url: string, text = 'ACDEF') => {
  const { id, image } = (await callServer(url, captcha.captcha)).body.value;
  const answer_hash = createHash('sha256').update(`${id} ${text}`).digest();
  const tables = inMerchant(database.db, merchantOf(database));
  await tables.updateTable('captchas').set({ answer_hash }).where('id', '=', id).execute();
  return { id, image, text };
};
