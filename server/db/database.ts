import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { platformPool } from './pool.ts';
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
  /** Every statement is prepared once on its connection: for one job that repeats the same statements many times. */
  keepsAll?: boolean;
  /** Of statements outside `withTimeoutsOf`. */
  timeouts?: Timeouts;
  onError?: (error: Error) => void;
}

/**
 * Opens a pool of at most `size` connections on `url`. Errors of idle connections go to `onError`, others to the caller. None
 * ends the process.
 */
export const openDatabase = (
  url: string,
  {
    size = 20,
    stalledAfterMs = STALLED_AFTER_MS,
    keepsAll = false,
    timeouts = TIMEOUTS.call,
    onError = () => {},
  }: Options = {},
): Database => {
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
  });
  pool.on('error', onError);
  // The pool listens for errors only on idle connections. A connection lost within a transaction fails at its next query;
  // without this listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<PlatformTables>({ dialect: new PostgresDialect({ pool: platformPool(pool, keepsAll) }) });
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
