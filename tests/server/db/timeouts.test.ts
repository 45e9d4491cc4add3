import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, STALLED_AFTER_MS, type Database, type Tx } from '../../../server/db/database.ts';
import { TIMEOUTS, withTimeoutsOf } from '../../../server/db/timeouts.ts';
import { everyLeased } from '../../../server/jobs/every-leased.ts';
import { takeTestServer } from '../../support/reused-server.ts';
import type { TestServer } from '../../support/test-server.ts';

let test: TestServer;
let short: Database;
beforeAll(async () => {
  test = await takeTestServer();
  short = openDatabase(test.databaseUrl, { size: 2, timeouts: { statementMs: 300, lockMs: 100 } });
});
afterAll(async () => {
  await short.close();
  await test.close();
});

const inForce = async (tx: Database['db'] | Tx) => {
  const { rows } = await sql<{ statement: string; lock: string }>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(tx);
  return rows[0];
};

describe('The timeouts of the database', () => {
  it('are those of a call where nothing else is said', async () => {
    const calls = { statement: '30s', lock: '15s' };
    expect(await inForce(test.database.db)).toEqual(calls);
    expect(await test.database.transact(inForce)).toEqual(calls);
    expect(await test.database.readSnapshot(inForce)).toEqual(calls);
  });

  it('are those of a job in its transactions, and of a call again after them', async () => {
    const jobs = { statement: '10min', lock: '30s' };
    expect(await withTimeoutsOf('job', () => test.database.transact(inForce))).toEqual(jobs);
    expect(await withTimeoutsOf('job', () => test.database.readSnapshot(inForce))).toEqual(jobs);
    const found = await new Promise((resolve) => {
      const job = everyLeased(test.app.ctx, 'timeouts', 60_000, async () => {
        resolve(await test.database.transact(inForce));
        void job.stop();
      });
    });
    expect(found).toEqual(jobs);
    expect(await test.database.transact(inForce)).toMatchObject({ statement: '30s' });
  });

  it('end a statement that runs too long; its connection is used again', async () => {
    await expect(sql`select pg_sleep(5)`.execute(short.db)).rejects.toThrow('statement timeout');
    for (let used = 0; used < 4; used += 1)
      expect(await inForce(short.db)).toEqual({ statement: '300ms', lock: '100ms' });
  });

  it('end the wait for a lock of another transaction, which goes on', async () => {
    const lock = (tx: Tx) => sql`select from merchants for update`.execute(tx);
    await test.database.transact(async (tx) => {
      await lock(tx);
      await expect(short.transact(lock)).rejects.toThrow('lock timeout');
    });
    await short.transact(lock);
  });

  it('let a call wait for a lock until a stalled process has lost it', () => {
    expect(TIMEOUTS.call.lockMs).toBeGreaterThan(STALLED_AFTER_MS);
  });
});
