import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { platformPool } from './pool.ts';
import type { AllTables, PlatformTables } from './schema.ts';

/** The house's database handle; brand tables are reached through `inMerchant`, so a query without a merchant does not compile. */
export type Db = Kysely<PlatformTables>;
/** A handle inside a transaction. */
export type Tx = Transaction<PlatformTables>;

const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`bigint ${text} from the database is beyond what a number holds exactly`);
  return value;
};

/** The driver names no arrays. */
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
  /** Runs `work` in one READ COMMITTED transaction; after its commit the commit listeners are called (the relay's nudge). */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** As `transact`, on one REPEATABLE READ snapshot, read only (W4). */
  readSnapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Called after each commit of `transact`, with the transaction that has ended; answers how to stop listening. */
  onCommit(listener: (tx: Tx) => void): () => void;
  close(): Promise<void>;
}

/**
 * A process that stands still in the midst of a transaction (a paused machine, a cut network) keeps its row locks from others this
 * long at most; without it the other nodes' connections would wait behind them, one after another, until none is left.
 */
const STALLED_AFTER_MS = 10_000;

/** Opens a pool on `url`; `size` connections at most. Errors of idle connections go to `onError`, those of others to whoever uses them; none ends the process. */
export const openDatabase = (
  url: string,
  {
    size = 20,
    stalledAfterMs = STALLED_AFTER_MS,
    onError = () => {},
  }: { size?: number; stalledAfterMs?: number; onError?: (error: Error) => void } = {},
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // `begin` goes out with the first statement, see platformPool.
    pipeline: true,
    types,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: stalledAfterMs,
    application_name: 'parlour',
  });
  pool.on('error', onError);
  // The pool listens to idle connections alone. One lost within a transaction fails at its next query; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<PlatformTables>({ dialect: new PostgresDialect({ pool: platformPool(pool) }) });
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

/** All brands at once: for the ledger, the relay, jobs and checks, which serve the whole house. Never in a domain's routes. */
export const everyMerchant = (db: Db | Tx) => db as unknown as Kysely<AllTables>;

/** A JavaScript value as jsonb (arrays, too, which the driver would take for PostgreSQL arrays). */
export const jsonb = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;
