import type { AppContext } from '../context.ts';
import { guardLease, LeaseLost, releaseLease, renewLease, takeLease, type Lease } from './lease.ts';
import type { Tx } from '../db/database.ts';

/** What a turn of leased work is given. */
export interface Turn {
  /** Of this node's holding: another number says that another node may have worked in between. */
  readonly term: number;
  /** Called first in each transaction that must not be written by a deposed holder; throws LeaseLost. */
  readonly guard: (tx: Tx) => Promise<void>;
  /** Aborted when the job is to stop or the lease is known to be lost; long work looks at it between its steps. */
  readonly signal: AbortSignal;
}

export interface LeasedJob {
  /** Does the next turn at once, if this node holds the lease. */
  wake(): void;
  holds(): boolean;
  /** Waits for the turn under way and gives the lease back. */
  stop(): Promise<void>;
}

interface Holding {
  lease: Lease;
  lost: AbortController;
  /** On this process's monotonic clock; after it the lease may be another's. */
  untilMs: number;
}

/** This and a quarter of it pass between a holder's death and its successor's first turn, at most. */
const LEASE_MS = 5_000;

/**
 * Runs `work` every `everyMs` milliseconds (counted from the end of the turn before) on one node of all that share the
 * database. A turn that fails is logged and done again with the next; a killed node's work goes on elsewhere after `leaseMs`.
 */
export const everyLeased = (
  ctx: AppContext,
  name: string,
  everyMs: number,
  work: (turn: Turn) => Promise<void>,
  { leaseMs = LEASE_MS }: { leaseMs?: number } = {},
): LeasedJob => {
  const { db } = ctx.database;
  const log = ctx.log.child({ job: name });
  const stopping = new AbortController();
  let holding: Holding | undefined;
  let woken = false;
  let failing = false;
  let renewing = false;
  let rouse = () => {};

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const lose = () => {
    holding?.lost.abort();
    holding = undefined;
  };

  const hold = async (): Promise<Holding | undefined> => {
    if (holding && performance.now() < holding.untilMs) return holding;
    lose();
    const askedAtMs = performance.now();
    const lease = await takeLease(db, name, ctx.nodeId, leaseMs);
    if (lease) {
      holding = { lease, lost: new AbortController(), untilMs: askedAtMs + leaseMs };
      log.debug({ term: lease.term }, 'lease taken');
    }
    return holding;
  };

  /** Runs beside the work, which may take longer than the lease. */
  const renew = async () => {
    const renewed = holding;
    // One that waits for the database is not joined by others, each with a connection.
    if (!renewed || renewing) return;
    renewing = true;
    const askedAtMs = performance.now();
    try {
      if (await renewLease(db, renewed.lease, leaseMs)) renewed.untilMs = askedAtMs + leaseMs;
      else if (holding === renewed) lose();
    } catch (error) {
      log.debug({ err: error }, 'lease not renewed');
    } finally {
      renewing = false;
    }
  };

  const turn = async () => {
    try {
      const held = await hold();
      if (held) {
        const guard = (tx: Tx) => guardLease(tx, held.lease);
        await work({ term: held.lease.term, guard, signal: AbortSignal.any([stopping.signal, held.lost.signal]) });
      }
      if (failing) log.info('works again');
      failing = false;
    } catch (error) {
      if (error instanceof LeaseLost) return lose();
      // A database that is away fails every turn: said once, not four times a second.
      if (!failing) log.error({ err: error }, 'a turn failed; it will be done again');
      failing = true;
    }
  };

  const turns = async () => {
    const renewal = setInterval(() => void renew(), leaseMs / 3);
    while (!stopping.signal.aborted) {
      woken = false;
      await turn();
      if (stopping.signal.aborted || (woken && holding && !failing)) continue;
      await pause(holding ? everyMs : leaseMs / 4);
    }
    clearInterval(renewal);
    if (holding)
      await releaseLease(db, holding.lease).catch((error: unknown) => log.debug({ err: error }, 'not released'));
    lose();
  };
  const ended = turns();

  return {
    wake() {
      woken = true;
      if (holding && !failing) rouse();
    },
    holds: () => holding !== undefined && performance.now() < holding.untilMs,
    stop() {
      stopping.abort();
      rouse();
      return ended;
    },
  };
};
