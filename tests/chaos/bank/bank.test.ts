import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyMerchant, jsonb, openDatabase, type Database } from '../../../server/db/database.ts';
import { accountOf } from '../../../server/ledger/account.ts';
import { rollUpHotAccounts } from '../../../server/ledger/roll-up.ts';
import { postMany } from '../../../server/ledger/post.ts';
import { aTransaction, between as from, expectCleanLedger } from '../../server/ledger/support/books.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { chance, profile, say } from '../support/profile.ts';
import { auditIn, deadlocks, endOneBackend, faultsOf, lostKeys } from './audit.ts';
import { startFleet } from './fleet.ts';

const MERCHANT = 'acme';
const ACCOUNTS = 1_000;
/** The initial amount of each account, minor units: low enough that many run empty. */
const GRANT = 500;
const FLEET = profile.long ? { processes: 4, workersEach: 8 } : { processes: 2, workersEach: 6 };
const WORKERS = FLEET.processes * FLEET.workersEach;
const PLAYED_MS = profile.of({ long: 180_000, short: 3_000 });
const END_BACKEND_EVERY_MS = 150;
const KILL_PROCESS_EVERY_MS = profile.of({ long: 5_000, short: 1_200 });
const INSPECTOR = 'inspector';

let made: TestDatabase;
/** Connection of the roll-up job; the test ends it like the workers' connections. */
let folder: Database;
/** Connection of the test itself, which is never ended. */
let inspector: Database;
beforeAll(async () => {
  made = await createTestDatabase();
  const spared = new URL(made.url);
  spared.searchParams.set('application_name', INSPECTOR);
  inspector = openDatabase(spared.href, { size: 3 });
  folder = openDatabase(made.url, { size: 1 });
  await everyMerchant(inspector.db)
    .insertInto('merchants')
    .values({ code: MERCHANT, brand: jsonb({}), flags: jsonb({}) })
    .execute();
  const books = { merchant: MERCHANT, ledger: 'real', currency: 'EUR', exponent: 2 } as const;
  await inspector.transact(async (tx) => {
    const house = await accountOf(tx, { ...books, kind: 'house', owner: MERCHANT });
    await sql`
      insert into accounts (merchant, ledger, kind, owner, currency, exponent, hot)
      select ${MERCHANT}, 'real', 'wallet', 'member:' || n, 'EUR', 2, false from generate_series(1, ${ACCOUNTS}) n
    `.execute(everyMerchant(tx));
    const wallets = await everyMerchant(tx).selectFrom('accounts').selectAll().where('kind', '=', 'wallet').execute();
    await postMany(
      tx,
      wallets.map((wallet) => aTransaction({ lines: from(wallet, house, GRANT) })),
    );
  });
});
afterAll(async () => {
  await inspector.close();
  await made.drop();
});

/** A connection reports its statistics at the latest when it ends. */
const everybodyGone = () =>
  expect
    .poll(
      async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*) from pg_stat_activity
           where datname = current_database() and application_name <> ${INSPECTOR}`.execute(inspector.db);
        return rows[0]!.count;
      },
      { timeout: 30_000, interval: 20 },
    )
    .toBe(0);

it(`${WORKERS} workers, 1,000 accounts, a hot one, random kills of processes and connections: the sum is always zero, no wallet is negative`, async () => {
  const random = chance('bank');
  const fleet = startFleet({ url: made.url, merchant: MERCHANT, ...FLEET, seed: profile.seed });
  await expect.poll(() => fleet.acknowledged.length, { timeout: 60_000, interval: 10 }).toBeGreaterThan(0);

  let open = true;
  const seen = { audits: 0, maxWaiting: 0, folded: 0, foldsFailed: 0, ended: 0, killed: 0 };
  const until = async (work: () => Promise<void>) => {
    while (open) await work();
  };
  const reading = until(async () => {
    const audit = await inspector.readSnapshot(auditIn);
    expect(faultsOf(audit)).toEqual([]);
    seen.audits += 1;
    seen.maxWaiting = Math.max(seen.maxWaiting, audit.waiting);
  });
  const folding = until(async () => {
    try {
      seen.folded += await rollUpHotAccounts({ database: folder });
    } catch {
      // The roll-up's connection was ended, too.
      seen.foldsFailed += 1;
    }
    await sleep(50);
  });
  const ending = until(async () => {
    if (await endOneBackend(inspector, INSPECTOR, random)) seen.ended += 1;
    await sleep(END_BACKEND_EVERY_MS * (0.5 + random()));
  });
  const killing = until(async () => {
    await sleep(KILL_PROCESS_EVERY_MS * (0.5 + random()));
    fleet.kill(Math.floor(random() * FLEET.processes));
    seen.killed += 1;
  });
  const closing = sleep(PLAYED_MS).then(() => void (open = false));
  try {
    await Promise.all([closing, reading, folding, ending, killing]);
  } finally {
    open = false;
    await fleet.stop();
  }
  await folder.close();
  await everybodyGone();
  seen.folded += await rollUpHotAccounts({ database: inspector });

  const met = [...fleet.failures].map(([what, times]) => `${what} ${times}`).join(', ');
  say(`bank: ${WORKERS} workers, ${ACCOUNTS} accounts, ${PLAYED_MS / 1000} s (seed ${profile.seed})`);
  say(`  ${fleet.acknowledged.length} transactions acknowledged, ${fleet.refused()} refused for want of money`);
  say(`  ${seen.ended} connections and ${seen.killed} processes killed; failures met: ${met}`);
  say(
    `  ${seen.audits} snapshots, at most ${seen.maxWaiting} entries waiting; ${seen.folded} folded, ${seen.foldsFailed} folds cut off`,
  );
  // Ensures that the test had refusals, failures and kills.
  for (const [what, times] of Object.entries({ ...seen, refused: fleet.refused(), failures: fleet.failures.size }))
    if (what !== 'foldsFailed') expect(times, what).toBeGreaterThan(0);

  expect(fleet.failures.get('40P01') ?? 0, 'deadlocks told to a worker').toBe(0);
  expect(await deadlocks(inspector), 'deadlocks counted by PostgreSQL').toBe(0);
  expect(faultsOf(await inspector.readSnapshot(auditIn))).toEqual([]);
  expect(await lostKeys(inspector, fleet.acknowledged)).toEqual([]);
  await expectCleanLedger(inspector);
});

it('control: the audit detects a snapshot with a lost unit and a negative wallet', async () => {
  class Undone extends Error {}
  const audited = async (...wrong: string[]) => {
    let faults: string[] = [];
    await inspector
      .transact(async (tx) => {
        for (const statement of wrong) await sql.raw(statement).execute(tx);
        faults = faultsOf(await auditIn(tx));
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    return faults;
  };
  const one = `(select min(id) from accounts where kind = 'wallet')`;
  expect(await audited(`update accounts set balance = balance + 1 where id = ${one}`)).toEqual([
    'the sum over all accounts is 1',
  ]);
  // Otherwise the database itself would refuse it.
  const unguarded = 'alter table accounts drop constraint balance_not_negative';
  expect(await audited(unguarded, `update accounts set balance = -1 where id = ${one}`)).toContain(
    '1 wallets are below zero',
  );
  expect(await lostKeys(inspector, ['a key that nobody wrote'])).toEqual(['a key that nobody wrote']);
});

it('control: two transactions that lock the same wallets in opposite order are counted as a deadlock', async () => {
  const before = await deadlocks(inspector);
  const two = openDatabase(made.url, { size: 2 });
  const lock = (order: 'asc' | 'desc') =>
    two.transact(async (tx) => {
      const take = (place: 'asc' | 'desc') =>
        sql`select 1 from accounts where id = (
              select id from accounts where kind = 'wallet' order by id ${sql.raw(place)} limit 1) for update`.execute(
          tx,
        );
      await take(order);
      // Gives the other transaction time to take its first lock.
      await sleep(200);
      await take(order === 'asc' ? 'desc' : 'asc');
    });
  const ends = await Promise.allSettled([lock('asc'), lock('desc')]);
  const failed = ends.filter((end) => end.status === 'rejected');
  expect(failed.map(({ reason }) => (reason as { code?: string }).code)).toEqual(['40P01']);
  await two.close();
  await everybodyGone();
  expect(await deadlocks(inspector)).toBe(before + 1);
});
