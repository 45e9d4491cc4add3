import type { FastifyBaseLogger } from 'fastify';
import type { BaseContext } from '../app/base-context.ts';
import { guardLease, LeaseLost, releaseLease, renewLease, takeLease, type Lease } from './lease.ts';
import type { Tx } from '../db/database.ts';
import { withEveryMerchant } from '../db/scope.ts';
import { withTimeoutsOf } from '../db/timeouts.ts';

/** Arguments of one run of leased work. */
export interface LeasedRun {
  /** Number of this lease term. A different number means that another node may have run in between. */
  readonly term: number;
  /** Call it first in each transaction that only the lease holder may commit; throws LeaseLost. */
  readonly guard: (tx: Tx) => Promise<void>;
  /** Aborted when the job stops or the lease is known to be lost. Long work checks it between its steps. */
  readonly signal: AbortSignal;
}

export interface LeasedJob {
  /** Starts the next run at once, if this node holds the lease. */
  wake(): void;
  holds(): boolean;
  /** Waits for the current run and releases the lease. */
  stop(): Promise<void>;
}

interface Holding {
  lease: Lease;
  lost: AbortController;
  /** On this process's monotonic clock. After this another node may hold the lease. */
  untilMs: number;
}

/** After a holder's death its successor's first run starts within this time and a quarter of it. */
const LEASE_MS = 5_000;

/** The lease of one job on this node: taken when it is free, renewed while the work runs. */
const createHolder = (
  { database: { db }, nodeId }: BaseContext,
  log: FastifyBaseLogger,
  name: string,
  leaseMs: number,
) => {
  let holding: Holding | undefined;
  let renewing = false;

  const lose = () => {
    holding?.lost.abort();
    holding = undefined;
  };
  return {
    current: () => holding,
    lose,
    async take(): Promise<Holding | undefined> {
      if (holding && performance.now() < holding.untilMs) return holding;
      lose();
      const requestedAtMs = performance.now();
      const lease = await takeLease(db, name, nodeId, leaseMs);
      if (lease) {
        holding = { lease, lost: new AbortController(), untilMs: requestedAtMs + leaseMs };
        log.debug({ term: lease.term }, 'lease taken');
      }
      return holding;
    },
    /** Renews the lease while the work runs, which may take longer than the lease. */
    async renew() {
      const renewed = holding;
      // A renewal that waits for the database is not repeated, so that it occupies one connection.
      if (!renewed || renewing) return;
      renewing = true;
      const requestedAtMs = performance.now();
      try {
        if (await renewLease(db, renewed.lease, leaseMs)) renewed.untilMs = requestedAtMs + leaseMs;
        else if (holding === renewed) lose();
      } catch (error) {
        log.debug({ err: error }, 'lease not renewed');
      } finally {
        renewing = false;
      }
    },
    async release() {
      if (holding)
        await releaseLease(db, holding.lease).catch((error: unknown) => log.debug({ err: error }, 'not released'));
      lose();
    },
  };
};

/** A pause that can be ended early. */
const createPause = () => {
  let end = () => {};
  return {
    end: () => end(),
    of: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
};

/**
 * Runs `work` every `everyMs` milliseconds (counted from the end of the previous run) on one of the nodes that share the
 * database. A failed run is logged and repeated with the next. Another node takes over a killed node's work after `leaseMs`.
 */
export const everyLeased = (
  ctx: BaseContext,
  name: string,
  everyMs: number,
  work: (turn: LeasedRun, lease: Lease) => Promise<void>,
  { leaseMs = LEASE_MS }: { leaseMs?: number } = {},
): LeasedJob => {
  const log = ctx.log.child({ job: name });
  const holder = createHolder(ctx, log, name, leaseMs);
  const pause = createPause();
  const stopping = new AbortController();
  let woken = false;
  let failing = false;

  const turn = async () => {
    try {
      const held = await holder.take();
      if (held) {
        const guard = (tx: Tx) => guardLease(tx, held.lease);
        const signal = AbortSignal.any([stopping.signal, held.lost.signal]);
        await withEveryMerchant(() =>
          withTimeoutsOf('job', () => work({ term: held.lease.term, guard, signal }, held.lease)),
        );
      }
      if (failing) log.info('works again');
      failing = false;
    } catch (error) {
      if (error instanceof LeaseLost) return holder.lose();
      // While the database is down every run fails; the failure is logged once.
      if (!failing) log.error({ err: error }, 'a turn failed; it will be done again');
      failing = true;
    }
  };

  const turns = async () => {
    const renewal = setInterval(() => void holder.renew(), leaseMs / 3);
    while (!stopping.signal.aborted) {
      woken = false;
      await turn();
      if (stopping.signal.aborted || (woken && holder.current() && !failing)) continue;
      await pause.of(holder.current() ? everyMs : leaseMs / 4);
    }
    clearInterval(renewal);
    await holder.release();
  };
  const ended = turns();

  return {
    wake() {
      woken = true;
      if (holder.current() && !failing) pause.end();
    },
    holds: () => performance.now() < (holder.current()?.untilMs ?? 0),
    stop() {
      stopping.abort();
      pause.end();
      return ended;
    },
  };
};
