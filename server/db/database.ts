import { Kysely, PostgresDialect, sql, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { platformPool } from './pool.ts';
import { currentScope } from './scope.ts';
import { TIMEOUTS, type Timeouts } from './timeouts.ts';
import type { AllTables, PlatformTables } from './schema.ts';

/** The database handle. Merchant tables are reached through `inMerchant`, so a query without a merchant does not compile. */
export type Db = Kysely<PlatformTables>;
/** A handle inside a transaction. */
export type Tx = Transaction<PlatformTables>;

const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`bigint ${text} from the database is beyond what a number holds exactly`);
  return value;
};

/** The driver exports no constants for array types. */
const INT8_ARRAY = 1016;
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, safeInteger],
  [INT8_ARRAY, (text) => text.slice(1, -1).split(',').filter(Boolean).map(safeInteger)],
  [pg.types.builtins.DATE, (text) => text],
]);
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
};

export interface Database {
  db: Db;
  /** Runs `work` in one READ COMMITTED transaction. After the commit it calls the commit listeners, which wake the relay. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** As `transact`, but in one read-only REPEATABLE READ snapshot (W4). */
  readSnapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Called after each commit of `transact`, with the ended transaction. Returns a function that removes the listener. */
  onCommit(listener: (tx: Tx) => void): () => void;
  close(): Promise<void>;
}

/**
 * Maximum time that a process which stalls within a transaction (a paused machine, a lost network) keeps its row locks.
 * Without it other nodes' connections would wait for the locks until none is left.
 */
export const STALLED_AFTER_MS = 10_000;

interface Options {
  size?: number;
  stalledAfterMs?: number;
  /** Statements reach what the running call's scope allows (scope.ts), nothing of merchants outside of one; else every row. */
  restricted?: boolean;
  /** Every statement is prepared once on its connection: for one job that repeats the same statements many times. */
  keepsAll?: boolean;
  /** Of statements outside `withTimeoutsOf`. */
  timeouts?: Timeouts;
  onError?: (error: Error) => void;
}

/** The role with row-level security (row-security.sql). */
const RESTRICTED_ROLE = 'parlour_merchant';

/**
 * Opens a pool of at most `size` connections on `url`; if it is `restricted`, also one of half as many for what reaches every
 * merchant. Errors of idle connections go to `onError`, others to the caller. None ends the process.
 */
export const openDatabase = (
  url: string,
  {
    size = 20,
    stalledAfterMs = STALLED_AFTER_MS,
    restricted = false,
    keepsAll = false,
    timeouts = TIMEOUTS.call,
    onError = () => {},
  }: Options = {},
): Database => {
  const openPool = (options: pg.PoolConfig = {}): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: url,
      max: size,
      // `begin` is sent with the first statement, see platformPool.
      pipeline: true,
      types,
      connectionTimeoutMillis: 10_000,
      idle_in_transaction_session_timeout: stalledAfterMs,
      statement_timeout: timeouts.statementMs,
      lock_timeout: timeouts.lockMs,
      application_name: 'parlour',
      ...options,
    });
    pool.on('error', onError);
    // The pool listens for errors only on idle connections. A connection lost within a transaction fails at its next query;
    // without this listener it would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  if (!restricted) return databaseOf(platformPool(openPool(), { keepsAll }));
  const all = platformPool(openPool({ max: Math.ceil(size / 2) }), { keepsAll });
  const own = platformPool(openPool({ options: `-c role=${RESTRICTED_ROLE}` }), {
    keepsAll,
    restrictedTo: ownMerchant,
  });
  return databaseOf({
    connect: () => (currentScope() === 'every merchant' ? all : own).connect(),
    end: async () => void (await Promise.all([all.end(), own.end()])),
  });
};

/** The merchant of the running call, '' outside of one. */
const ownMerchant = (): string => {
  const scope = currentScope();
  return typeof scope === 'object' ? scope.merchant : '';
};

const databaseOf = (pool: PostgresPool): Database => {
  const db = new Kysely<PlatformTables>({ dialect: new PostgresDialect({ pool }) });
  const listeners = new Set<(tx: Tx) => void>();
  return {
    db,
    async transact(work) {
      let ended: Tx | undefined;
      const result = await db.transaction().execute((tx) => work((ended = tx)));
      for (const listener of listeners) listener(ended!);
      return result;
    },
    readSnapshot: (work) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => db.destroy(),
  };
};

/** Queries over all merchants, for the ledger, the relay, jobs and checks. Never use it in a domain's routes. */
export const everyMerchant = (db: Db | Tx) => db as unknown as Kysely<AllTables>;

/** A JavaScript value as jsonb, including arrays, which the driver would convert to PostgreSQL arrays. */
export const jsonb = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;
