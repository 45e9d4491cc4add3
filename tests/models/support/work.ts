import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { WorkChallenge, type Weight } from '../../../contract/captcha.ts';

/** A challenge as the server issues it, solved in two steps. */
export const challengeOfWork = async (weight: Weight = 'light'): Promise<WorkChallenge> => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 1,
    deriveKey,
    expiresAt: 2_000_000_000,
    data: { key: 'test', weight },
    hmacSignatureSecret: 'of challenges',
    hmacKeySignatureSecret: 'of solutions',
  });
  return WorkChallenge.parse(JSON.parse(JSON.stringify(challenge)));
};
