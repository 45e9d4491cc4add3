import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { commonFailure } from '../http/failure.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes. Takes 14 to 40 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Concurrent hashes. Leaves one core for other work, and one of the four libuv threads for DNS and files. */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/**
 * After each hash its slot stays idle for this fraction of the time it took, so that many logins do not take a whole core from
 * bets.
 */
const REST = 0.5;
/**
 * Longest queue; further callers are told to retry. At 25 ms each plus the idle time, the last one waits less than three seconds.
 */
const WAITING = 64;

/** Stored for a member without a password. No hash has this value. */
export const NO_PASSWORD = '-';

/** Verifies and creates password hashes off the main thread, with limited concurrency. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Returns false after the same amount of work if there is no such member (`stored` undefined) or the member has no password.
   */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

export const createPasswords = ({ waiting = WAITING } = {}): Passwords => {
  const queue = pLimit(AT_ONCE);
  const work = async <T>(task: () => Promise<T>): Promise<T> => {
    if (queue.pendingCount >= waiting) throw commonFailure('too_many_requests', { details: { retryAfterSeconds: 3 } });
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
