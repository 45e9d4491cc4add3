import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Failure } from '../../../http/failure.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes; 14 to 40 ms of one core each. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes at once: a core is left for everything else, and of the four threads that they share with DNS and files, one. */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/** After each, its place stays empty for this part of the time it took, with its answer gone out: a crowd at the door does not take a whole core from bets. */
const REST = 0.5;
/** Beyond this a caller is told to come back: at 25 ms each and its rest, the last in the queue waits less than three seconds. */
const WAITING = 64;

/** Stands where a member has no password, and is no hash of any. */
export const NO_PASSWORD = '-';

/** Verifies and makes password hashes off the main thread, a few at a time. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long where there is no such member (`stored` undefined) or it has no password: answers false after the same work. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

export const createPasswords = ({ waiting = WAITING } = {}): Passwords => {
  const queue = pLimit(AT_ONCE);
  const work = async <T>(task: () => Promise<T>): Promise<T> => {
    if (queue.pendingCount >= waiting) throw new Failure('too_many_requests', { details: { retryAfterSeconds: 3 } });
    return new Promise<T>((resolve, reject) => {
      void queue(async () => {
        const startedAt = performance.now();
        await task().then(resolve, reject);
        await sleep((performance.now() - startedAt) * REST, undefined, { ref: false });
      });
    });
  };
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => work(() => hash(password, COST)),
    async verify(stored, password) {
      decoy ??= hash('nobody has this password', COST);
      const own = stored === NO_PASSWORD ? undefined : stored;
      const against = own ?? (await decoy);
      const right = await work(() => verify(against, password));
      return right && own !== undefined;
    },
  };
};
