import { asyncScheduler, type Subscription } from 'rxjs';
import { jackpotRelease } from '../../../streams/feeds/jackpot-release.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { everyLeased, type LeasedJob, type LeasedRun } from '../../jobs/every-leased.ts';
import { playablePools, poolsWithContributions, releasePool, type PoolName } from './release.ts';

/** Longest delay before a due step is posted. The stream determines when steps are due. */
const TURN_EVERY_MS = 400;
/** If this much time passed between two turns, another node may have held the lease. */
const LAPSE_MS = 4_000;
/** Interval for finding pools that became winnable or stopped being so, and contributions to pools that nobody can win. */
const LOOK_EVERY_MS = 30_000;

/** Releases contributions to what the pools show, on one of the nodes. */
export const startJackpotJobs = (ctx: BaseContext): LeasedJob[] => {
  const releases = createReleases();
  let lookAtMs = 0;
  let turnAtMs = 0;
  const job = everyLeased(ctx, 'jackpots', TURN_EVERY_MS, async (turn) => {
    const fallen = releases.take();
    // Another node held the lease and released these steps itself.
    if (ctx.now() - turnAtMs > LAPSE_MS) fallen.clear();
    turnAtMs = ctx.now();
    if (ctx.now() >= lookAtMs) {
      releases.follow(await playablePools(ctx));
      for (const pool of await poolsWithContributions(ctx))
        if (!releases.has(pool)) fallen.set(nameOf(pool), { ...pool, steps: 0 });
      lookAtMs = ctx.now() + LOOK_EVERY_MS;
    }
    await release(ctx, turn, fallen);
  });
  return [
    {
      ...job,
      async stop() {
        releases.follow([]);
        await job.stop();
      },
    },
  ];
};

type Fallen = Map<string, PoolName & { steps: number }>;

const release = async (ctx: BaseContext, turn: LeasedRun, fallen: Fallen): Promise<void> => {
  for (const { steps, ...pool } of fallen.values()) {
    if (turn.signal.aborted) return;
    await releasePool(ctx, pool, steps, (tx) => turn.guard(tx));
  }
};

const nameOf = ({ merchant, id }: PoolName): string => `${merchant}/${id}`;

/** Collects the due steps of the followed pools until the job takes them. */
const createReleases = () => {
  const following = new Map<string, Subscription>();
  let fallen: Fallen = new Map();
  return {
    has: (pool: PoolName): boolean => following.has(nameOf(pool)),
    follow(pools: PoolName[]): void {
      const names = new Set(pools.map(nameOf));
      for (const [name, subscription] of following) {
        if (names.has(name)) continue;
        subscription.unsubscribe();
        following.delete(name);
      }
      for (const pool of pools) {
        const name = nameOf(pool);
        if (following.has(name)) continue;
        const steps$ = jackpotRelease({ scheduler: asyncScheduler, random: Math.random });
        const add = (steps: number) => fallen.set(name, { ...pool, steps: (fallen.get(name)?.steps ?? 0) + steps });
        following.set(name, steps$.subscribe(add));
      }
    },
    take() {
      const taken = fallen;
      fallen = new Map();
      return taken;
    },
  };
};
