import type { AppContext } from '../app/context.ts';
import { createMigrationState } from '../db/migration-state.ts';
import { relayLag } from '../live/relay-lag.ts';

/** Requests within this time get the previous result. */
const CHECKED_FOR_MS = 1_000;
/** Events that wait for longer are no live events. */
const LAG_BOUND_MS = 10_000;

/** What is wrong with a node, in a sentence that says why. */
export interface Failing {
  check: 'database' | 'load' | 'merchant' | 'migrations' | 'redis' | 'relay' | 'shutdown';
  reason: string;
  /** The node answers calls nevertheless, so a proxy need not take it out. */
  serves: boolean;
}

export interface Readiness {
  /** Null if the database does not answer. */
  relayLagMs: number | null;
  failing: Failing[];
}

/** The checks of one node, which is ready again as soon as they pass. */
export interface ReadinessChecks {
  check(): Promise<Readiness>;
  /** Adds the connection to Redis: returns why it does not answer, or undefined. */
  watchRedis(problem: () => Promise<string | undefined>): void;
  /** From now on the node is not ready, because it stops. */
  startShutdown(): void;
  isStopping(): boolean;
}

/** The checks of database and Redis. */
const createChecks = (ctx: AppContext, redisProblem: () => Promise<string | undefined>) => {
  const migrations = createMigrationState(ctx);
  const checkDatabase = async (): Promise<Readiness> => {
    try {
      const relayLagMs = await relayLag(ctx);
      const merchant = await ctx.database.db.selectFrom('merchants').select('code').limit(1).executeTakeFirst();
      const failing: Failing[] = await migrations.failing();
      if (!merchant)
        failing.push({
          check: 'merchant',
          reason: 'There is no merchant. Make one with: npm run operator -- merchant new <code>.',
          serves: false,
        });
      if (relayLagMs > LAG_BOUND_MS)
        failing.push({
          check: 'relay',
          reason: `The oldest event waits since ${relayLagMs} ms to be sent.`,
          serves: true,
        });
      return { relayLagMs, failing };
    } catch (error) {
      ctx.log.error({ err: error }, 'the database does not answer');
      return {
        relayLagMs: null,
        failing: [{ check: 'database', reason: 'The database does not answer.', serves: false }],
      };
    }
  };
  return async (): Promise<Readiness> => {
    const [{ relayLagMs, failing }, problem] = await Promise.all([checkDatabase(), redisProblem()]);
    if (problem === undefined) return { relayLagMs, failing };
    const reason = `Redis (REDIS_URL) does not answer: ${problem}. Pages follow other nodes by heartbeats only.`;
    return { relayLagMs, failing: [...failing, { check: 'redis', reason, serves: true }] };
  };
};

/**
 * Creates the checks of a node. They run once at a time and share their result, so that the load on the database does not depend
 * on the number of requests.
 */
export const createReadiness = (ctx: AppContext, isUnderPressure: () => boolean): ReadinessChecks => {
  let redisProblem: () => Promise<string | undefined> = () => Promise.resolve(undefined);
  let isStopping = false;
  let last: { atMs: number; isOver: boolean; result: Promise<Readiness> } | undefined;
  const run = createChecks(ctx, () => redisProblem());
  const result = (): Promise<Readiness> => {
    if (last && (!last.isOver || performance.now() - last.atMs < CHECKED_FOR_MS)) return last.result;
    const started = { atMs: performance.now(), isOver: false, result: run() };
    void started.result.then(() => (started.isOver = true));
    last = started;
    return started.result;
  };
  return {
    async check() {
      const { relayLagMs, failing } = await result();
      const own: Failing[] = [];
      if (isStopping) own.push({ check: 'shutdown', reason: 'The node is stopping.', serves: false });
      if (isUnderPressure())
        own.push({ check: 'load', reason: 'The server is too busy, and refuses calls.', serves: false });
      return { relayLagMs, failing: [...failing, ...own] };
    },
    watchRedis: (problem) => void (redisProblem = problem),
    startShutdown: () => void (isStopping = true),
    isStopping: () => isStopping,
  };
};
