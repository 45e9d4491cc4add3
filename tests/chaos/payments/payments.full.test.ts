import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkLedger } from '../../../server/app/compose.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { temporaryData } from '../../support/site-process.ts';
import { openPostgres, type Postgres } from '../money/postgres.ts';
import { between, chance, profile, say } from '../support/profile.ts';
import { createActors, type Act } from './actors.ts';
import { readBooks } from './books.ts';
import { expectOracleSees } from './control.ts';
import { findFaults } from './find-faults.ts';
import { openStage, type Stage } from './stage.ts';
import { emptyRecord } from './published.ts';

const KILLS = profile.volume({ long: 200, short: 20 });
const MEMBERS = profile.of({ long: 40, short: 8 });
/** Calls answered before a kill may come. */
const ENOUGH = 8;
/** An order that the bank has decided must be final after this long. */
const DONE_WITHIN_MS = 60_000;

const { dataDir, remove } = temporaryData();
let postgres: Postgres;
let stage: Stage;
beforeAll(async () => {
  postgres = await openPostgres(dataDir);
  stage = await openStage(postgres.url, MEMBERS);
});
afterAll(async () => {
  await stage?.close();
  await postgres?.stop();
  remove();
});

const published = emptyRecord();
const random = chance('payments');

const faults = async (quiet = false): Promise<string[]> => {
  const { database, start } = stage;
  return findFaults({
    published,
    start,
    books: await database.readSnapshot((tx) => readBooks(tx, [...start.keys()])),
    quiet,
  });
};

/** Acts again and again until the server is gone. Any failure before the kill is a fault. */
const loop = async (act: Act, isKilled: () => boolean): Promise<void> => {
  while (!isKilled())
    try {
      await act();
    } catch (error) {
      if (isKilled()) return;
      throw error;
    }
};

it('[WAL-02] [WAL-05] kill -9 of the server during withdrawals: nothing is lost or doubled, and no order is stuck', async () => {
  const actors = createActors(stage, published, random);
  let repeated = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    let isKilled = false;
    const enough = published.acknowledged + ENOUGH;
    const acting = Promise.all(actors.acts.map((act) => loop(act, () => isKilled)));
    await Promise.race([
      acting,
      vi
        .waitUntil(() => published.acknowledged >= enough, { timeout: 60_000, interval: 5 })
        .then(() => sleep(between(random, 0, 400))),
    ]);
    isKilled = true;
    await stage.kill();
    await acting;
    expect(await faults(), `after kill ${kill}`).toEqual([]);
    await stage.restart();
    repeated += await actors.repeat();
    expect(await faults(), `after the repetitions of kill ${kill}`).toEqual([]);
  }
  await vi.waitFor(
    async () => {
      await actors.finish();
      await askNow();
      expect(await faults(true)).toEqual([]);
    },
    { timeout: DONE_WITHIN_MS, interval: 500 },
  );
  expect(await checkLedger(stage.database)).toMatchObject({ clean: true });
  expect(published.open, 'calls that a kill met').toBeGreaterThan(0);
  await expectOracleSees(stage.database, published, stage.start);
  await tell(repeated);
});

/** The provider is asked at once, in place of after its pause. */
const askNow = () =>
  sql`update withdrawals set ask_at = clock_timestamp() where state = 'paying'`.execute(
    everyMerchant(stage.database.db),
  );

const tell = async (repeated: number): Promise<void> => {
  const { orders } = await stage.database.readSnapshot((tx) => readBooks(tx, [...stage.start.keys()]));
  const count = (state: string) => orders.filter((order) => order.state === state).length;
  const states = [...new Set(orders.map(({ state }) => state))].map((state) => `${count(state)} ${state}`);
  say(
    `withdrawals: ${KILLS} kills (seed ${profile.seed}), ${published.acknowledged} calls acknowledged, ${published.open} open, ${repeated} repeated`,
  );
  say(`  ${orders.length} orders: ${states.join(', ')}`);
};
