import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { beginStatement } from './timeouts.ts';
import { DatabaseUnavailable, withAvailability } from './unavailable.ts';

type Values = readonly unknown[];
/** The name of a statement that is prepared. */
type NameOf = (text: string, values: Values) => string | undefined;
const NOTHING: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] };

/** Names of prepared statements by text, for statements so frequent that each connection parses and plans them once. */
const kept = new Map<string, string>();

/** Marks a statement to be prepared on every connection, and returns it. */
export const keptPrepared = (text: string): string => {
  if (!kept.has(text)) kept.set(text, `kept_${kept.size}`);
  return text;
};

/**
 * A connection that saves a round trip per transaction: `begin` is sent with the first statement, or not at all if there is
 * none.
 */
class PlatformConnection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #nameOf: NameOf;
  /** The answer to `sendAhead`, until the first statement waits for it. */
  #ahead: Promise<unknown> | undefined;
  #begins = false;
  #isLost = false;
  constructor(client: pg.PoolClient, nameOf: NameOf) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  /** Sends this statement ahead of the first one, which fails if it fails. It costs no further round trip. */
  sendAhead(text: string): void {
    this.#ahead = this.#tell(this.#client.query(text));
    // Reported by the first statement.
    this.#ahead.catch(() => (this.#isLost = true));
  }

  query<R>(text: string, values: Values): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(
    request: string | PostgresCursor<unknown>,
    values: Values = [],
  ): Promise<PostgresQueryResult<unknown>> | PostgresCursor<unknown> {
    if (typeof request !== 'string') throw new TypeError('no cursors on a connection that pipelines');
    return this.#answer(request, values);
  }

  async #answer(text: string, values: Values): Promise<PostgresQueryResult<unknown>> {
    if (text === 'begin') {
      this.#begins = true;
      return NOTHING;
    }
    if (text.startsWith('start transaction')) return this.#ask(beginStatement(text), values);
    if (!this.#begins) return this.#ask(text, values);
    this.#begins = false;
    if (text === 'commit' || text === 'rollback') return NOTHING;
    const [, result] = await Promise.all([
      this.#tell(this.#client.query(beginStatement('begin'))),
      this.#ask(text, values),
    ]);
    return result;
  }

  async #ask(text: string, values: Values): Promise<PostgresQueryResult<unknown>> {
    const name = this.#nameOf(text, values);
    const query = { text, values: [...values], ...(name !== undefined && { name }) };
    const ahead = this.#ahead;
    this.#ahead = undefined;
    const [result] = await Promise.all([this.#tell(this.#client.query(query)), ahead]);
    return result as PostgresQueryResult<unknown>;
  }

  async #tell<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      const published = withAvailability(error);
      this.#isLost ||= published instanceof DatabaseUnavailable;
      throw published;
    }
  }

  /**
   * A lost connection does not go back to the pool, where the next caller would get it; nor does one of which nobody has waited for
   * the statement that was sent ahead.
   */
  release(): void {
    this.#client.release(this.#isLost || this.#ahead !== undefined);
  }
}

/** The merchant whose rows a connection of a restricted pool reaches (row-security.sql). */
const merchantOf = new WeakMap<pg.PoolClient, string>();

/** A statement that lets a connection reach the rows of this merchant alone, or of none if it is ''. */
const reach = (merchant: string): string => `set parlour.merchant = ${pg.escapeLiteral(merchant)}`;

/**
 * Adapts the driver's pool to Kysely. Its connections must pipeline. Lost connections, and none in time, are
 * DatabaseUnavailable. With `keepsAll`, all statements with values are prepared on its connections. `restrictedTo` returns the
 * merchant whose rows the connections of a pool with row-level security reach now.
 */
export const platformPool = (
  pool: pg.Pool,
  { keepsAll = false, restrictedTo }: { keepsAll?: boolean; restrictedTo?: () => string } = {},
): PostgresPool => {
  const own = new Map<string, string>();
  const nameOf: NameOf = (text, values) => {
    // A text of several statements has no values; it cannot be prepared.
    if (kept.has(text) || !keepsAll || values.length === 0) return kept.get(text);
    if (!own.has(text)) own.set(text, `own_${own.size}`);
    return own.get(text);
  };
  return {
    connect: async () => {
      const merchant = restrictedTo?.();
      const client = await pool.connect().catch((error: Error) => {
        throw new DatabaseUnavailable(error.message, { cause: error });
      });
      const connection = new PlatformConnection(client, nameOf);
      if (merchant !== undefined && merchantOf.get(client) !== merchant) {
        connection.sendAhead(reach(merchant));
        merchantOf.set(client, merchant);
      }
      return connection;
    },
    end: () => pool.end(),
  };
};
