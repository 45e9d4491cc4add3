import pg from 'pg';

/** A pool, or one of its connections within a transaction. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
}

export interface StudioDatabase extends Queryable {
  /** Runs the work in one transaction. An exception rolls it back. */
  transact<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const INT8 = 20;
const MAX_CONNECTIONS = 8;

/** Opens the Studio's own connections, with its schema as search path. */
export function openStudioDatabase(url: string, onError: (error: Error) => void): StudioDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    // Every statement finds its rows by an index. With statistics of a moment before a great draw, the planner would read all bets.
    options: '-c search_path=studio -c enable_seqscan=off',
    // Amounts stay below 2^53 by the vendor API's limits.
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as unknown)) as typeof pg.types.getTypeParser,
    },
  });
  pool.on('error', onError);
  // The pool handles errors of idle connections only. A connection lost within a transaction fails at its next query, and must
  // not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    query: (text, values) => pool.query(text, values),
    async transact(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work(client);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => (broken = failure));
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}

/** Returns the one row of a statement that must return one. */
export function only<Row extends pg.QueryResultRow>(result: pg.QueryResult<Row>): Row {
  const row = result.rows[0];
  if (!row) throw new Error('a row was expected');
  return row;
}
