import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { runPgbench } from './pgbench.ts';

/** TPC-B as in pgbench: its tables and its transaction; run by pgbench if it is installed, otherwise by the product's driver. */
export interface TpcB {
  scale: number;
  /** Runs for this time with this many clients; returns transactions per second. */
  run(request: { clients: number; seconds: number; by: Runner }): Promise<number>;
  stop(): Promise<void>;
}
export type Runner = 'pgbench' | 'pg';

const TABLES = `
  create table pgbench_branches (bid int not null, bbalance int, filler char(88)) with (fillfactor = 100);
  create table pgbench_tellers (tid int not null, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
  create table pgbench_accounts (aid int not null, bid int, abalance int, filler char(84)) with (fillfactor = 100);
  create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22))`;
/** What `pgbench -i` does, with rows generated on the server. */
const fill = (scale: number): string => `
  insert into pgbench_branches (bid, bbalance) select bid, 0 from generate_series(1, ${scale}) as bid;
  insert into pgbench_tellers (tid, bid, tbalance) select tid, (tid - 1) / 10 + 1, 0 from generate_series(1, ${scale} * 10) as tid;
  insert into pgbench_accounts (aid, bid, abalance, filler)
    select aid, (aid - 1) / 100000 + 1, 0, '' from generate_series(1, ${scale} * 100000) as aid;
  alter table pgbench_branches add primary key (bid);
  alter table pgbench_tellers add primary key (tid);
  alter table pgbench_accounts add primary key (aid)`;

const STATEMENTS = {
  account: 'update pgbench_accounts set abalance = abalance + $1 where aid = $2',
  read: 'select abalance from pgbench_accounts where aid = $1',
  teller: 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2',
  branch: 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2',
  history: 'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
} as const;

/** Creates the tables in a separate database on the same PostgreSQL as Parlour's. */
export const prepareTpcB = async (houseUrl: string, scale: number): Promise<TpcB> => {
  const url = new URL(houseUrl);
  // An existing server may hold the database of another bench.
  const name = `tpcb_${randomUUID().replaceAll('-', '')}`;
  await once(houseUrl, `create database ${name}`);
  url.pathname = name;
  for (const text of [TABLES, fill(scale)]) await once(url.href, text);
  await once(url.href, 'vacuum analyze');
  let pool: pg.Pool | undefined;
  return {
    scale,
    async run({ clients, seconds, by }) {
      if (by === 'pgbench') return runPgbench(url.href, { clients, seconds }, ['-s', String(scale)]);
      if (pool?.options.max !== clients) {
        await pool?.end();
        pool = new pg.Pool({ connectionString: url.href, max: clients });
      }
      return throughDriver(pool, scale, clients, seconds);
    },
    async stop() {
      await pool?.end();
      await once(houseUrl, `drop database ${name} with (force)`);
    },
  };
};

const once = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};

const throughDriver = async (pool: pg.Pool, scale: number, clients: number, seconds: number): Promise<number> => {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1_000;
  let done = 0;
  const client = async () => {
    while (performance.now() < until) {
      await transaction(pool, scale);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (done * 1_000) / (performance.now() - startedAt);
};

const transaction = async (pool: pg.Pool, scale: number): Promise<void> => {
  const [aid, tid, bid] = [100_000, 10, 1].map((each) => randomInt(1, each * scale + 1));
  const delta = randomInt(-5_000, 5_001);
  const connection = await pool.connect();
  const say = (name: keyof typeof STATEMENTS, values: unknown[]) =>
    connection.query({ name, text: STATEMENTS[name], values });
  try {
    await connection.query('begin');
    await say('account', [delta, aid]);
    await say('read', [aid]);
    await say('teller', [delta, tid]);
    await say('branch', [delta, bid]);
    await say('history', [tid, bid, aid, delta]);
    await connection.query('end');
  } finally {
    connection.release();
  }
};
