import { decideRound } from '../engines/instant/decide.ts';
import { leaveRound } from '../engines/instant/leave.ts';
import { cancelRaise } from '../engines/instant/raise.ts';
import { moveRound, roundById, type RoundState } from '../engines/instant/rounds.ts';
import { cancelBet, ROUND_LEASE_MS } from '../engines/instant/send-bet.ts';
import { keepAlive } from '../engines/outages/heart.ts';
import { forgetCommands } from './commands.ts';
import { nowOf, type Studio } from './context.ts';
import { deliverNext } from './outgoing.ts';
import { deliverTogether } from './outgoing-together.ts';
import { reconcile } from './reconcile.ts';

/** More would only wait for the platform's locks of the same players. */
const BATCHES_AT_ONCE = 3;
const IDLE_MS = 1_000;
const TIDY_MS = 10_000;
const NONCE_MS = 10 * 60_000;

export interface Worker {
  /** Checks at once instead of at the next tick. */
  nudge(): void;
  /** Waits for the current work to finish, and starts no more. */
  stop(): Promise<void>;
}

/** Does all due and free work: abandoned rounds first, then calls. Safe on any number of nodes. */
export async function workOnce(studio: Studio): Promise<number> {
  let done = 0;
  while (await resumeNext(studio)) done += 1;
  const sendBatches = async () => {
    while (await deliverTogether(studio)) done += 1;
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, sendBatches));
  while (await deliverNext(studio)) done += 1;
  return done;
}

/** Resumes one abandoned round, at any step (PP-26). */
async function resumeNext(studio: Studio): Promise<boolean> {
  const now = nowOf(studio);
  const { rows } = await studio.db.query<{ id: string; state: RoundState }>(
    `update round set lease_until = $2
     where id = (select id from round where state in ('created', 'bet_sent', 'bet_ok', 'waiting', 'raise_sent') and lease_until <= $1
                 order by lease_until limit 1 for update skip locked)
     returning id, state`,
    [now, new Date(now.getTime() + ROUND_LEASE_MS)],
  );
  const taken = rows[0];
  if (!taken) return false;
  const round = await roundById(studio.db, taken.id);
  if (!round) return false;
  studio.log.warn({ roundId: round.id, state: round.state }, 'a round is taken up');
  // No call was sent, so there is nothing to return.
  if (round.state === 'created')
    await moveRound(studio.db, round.id, 'created', 'cancelled', { reason: 'INTERRUPTED', closedAt: now });
  if (round.state === 'bet_sent') await cancelBet(studio, round);
  if (round.state === 'bet_ok') await decideRound(studio, round);
  if (round.state === 'raise_sent') await cancelRaise(studio, round);
  if (round.state === 'waiting') await leaveRound(studio, round);
  return true;
}

/** What need not be done at once. */
async function tidy(studio: Studio): Promise<void> {
  await reconcile(studio);
  await studio.db.query(`delete from nonce where at < $1`, [new Date(studio.nowMs() - NONCE_MS)]);
  await forgetCommands(studio);
}

/** Starts the worker of this node. */
export function startWorker(studio: Studio): Worker {
  let [stopped, nudged] = [false, false];
  let timer: NodeJS.Timeout | undefined;
  let wake: () => void = () => undefined;
  const wait = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
      if (nudged || stopped) return resolve();
      timer = setTimeout(resolve, IDLE_MS);
      timer.unref();
    });
  const loop = (async () => {
    let tidyAt = 0;
    while (!stopped) {
      nudged = false;
      try {
        await keepAlive(studio);
        await workOnce(studio);
        if (performance.now() >= tidyAt) {
          await tidy(studio);
          tidyAt = performance.now() + TIDY_MS;
        }
      } catch (error) {
        studio.log.error({ err: error }, 'the worker failed and will go on');
      }
      await wait();
      clearTimeout(timer);
    }
  })();
  return {
    nudge() {
      nudged = true;
      wake();
    },
    async stop() {
      stopped = true;
      wake();
      await loop;
    },
  };
}
