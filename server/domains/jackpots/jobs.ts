import { asyncScheduler, type Subscription } from 'rxjs';
import type { MinorUnits } from '../../../contract/primitives.ts';
import { jackpotDrip } from '../../../streams/jackpot-drip.ts';
import { everyBrand } from '../../db/database.ts';
import type { House } from '../../house.ts';
import { everyLeased, type LeasedJob, type Turn } from '../../jobs/every-leased.ts';
import { growPool, poolsWithContributions, type PoolName } from './grow.ts';

/** Contributions reach a pool within this: far inside the 30 s of PP-28, and slow enough that a busy pool's row stays free. */
const GROW_EVERY_MS = 400;
/** Turns further apart than this had another node's between them, or may have had. */
const LAPSE_MS = 4_000;
/** New pools, and brands that switched the drip on or off, are noticed within this. */
const LOOK_EVERY_MS = 30_000;

/** Grows the pools on one of the nodes: bets' contributions, and the house's drip where the brand has it. */
export const startJackpotJobs = (house: House): LeasedJob[] => {
  const drips = createDrips();
  let lookAtMs = 0;
  let turnAtMs = 0;
  const job = everyLeased(house, 'jackpots', GROW_EVERY_MS, async (turn) => {
    if (house.now() >= lookAtMs) {
      drips.follow(await drippedPools(house));
      lookAtMs = house.now() + LOOK_EVERY_MS;
    }
    const dripped = drips.take();
    // What fell while another node held the lease, that node has posted of its own.
    if (house.now() - turnAtMs > LAPSE_MS) dripped.clear();
    turnAtMs = house.now();
    await grow(house, turn, dripped);
  });
  return [
    {
      ...job,
      async stop() {
        drips.follow([]);
        await job.stop();
      },
    },
  ];
};

const grow = async (
  house: House,
  turn: Turn,
  dripped: Map<string, PoolName & { amount: MinorUnits }>,
): Promise<void> => {
  for (const pool of await poolsWithContributions(house))
    if (!dripped.has(nameOf(pool))) dripped.set(nameOf(pool), { ...pool, amount: 0 });
  for (const { amount, ...pool } of dripped.values()) {
    if (turn.signal.aborted) return;
    await growPool(house, pool, amount, (tx) => turn.guard(tx));
  }
};

const nameOf = ({ merchant, id }: PoolName): string => `${merchant}/${id}`;

/** A brand has the drip where its settings say so; where they are silent, a demo has it. */
const drippedPools = async (house: House): Promise<PoolName[]> => {
  const pools = await everyBrand(house.database.db)
    .selectFrom('pools')
    .innerJoin('merchants', 'merchants.code', 'pools.merchant')
    .select(['pools.merchant', 'pools.id', 'settings'])
    .execute();
  return pools
    .filter(({ settings }) => (settings as { jackpotDrip?: boolean }).jackpotDrip ?? house.config.demo)
    .map(({ merchant, id }) => ({ merchant, id }));
};

/** Drips of the pools that are followed, added up until they are taken. */
const createDrips = () => {
  const following = new Map<string, Subscription>();
  let fallen = new Map<string, PoolName & { amount: MinorUnits }>();
  return {
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
        const drip$ = jackpotDrip({ scheduler: asyncScheduler, random: Math.random });
        const add = (amount: MinorUnits) =>
          fallen.set(name, { ...pool, amount: (fallen.get(name)?.amount ?? 0) + amount });
        following.set(name, drip$.subscribe(add));
      }
    },
    take() {
      const taken = fallen;
      fallen = new Map();
      return taken;
    },
  };
};
