import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/db/database.ts';
import { filesOf } from '../../../server/db/embedded/cluster.ts';
import { findPlace } from '../../../server/db/embedded/place.ts';
import { runningDatabaseUrl } from '../../../server/db/embedded/running.ts';
import { startServer } from '../../support/server-process.ts';
import { temporaryData } from '../../support/site-process.ts';
import { createBettors } from '../money/bettors.ts';
import { expectNoFaults } from '../money/oracle.ts';
import { openTable, VENDOR } from '../money/table.ts';
import { say } from '../support/profile.ts';

/** Bets acknowledged before the database is killed. */
const ENOUGH = 30;

it('kill -9 of the default embedded database: the server reports it and ends; the next start has every acknowledged bet', async () => {
  const { dataDir, remove } = temporaryData();
  onTestFinished(remove);
  const env = { DATA_DIR: dataDir };
  let server = await startServer({ env });
  onTestFinished(() => server.stop());
  const { url, port } = server;
  const before = openDatabase((await runningDatabaseUrl(dataDir))!, { size: 2 });
  const table = await openTable(before, { url: () => url, players: 2 });
  const bettors = createBettors(table, 'embedded', 6);

  const playing = bettors.play();
  await expect.poll(() => playing.acknowledged(), { timeout: 30_000, interval: 10 }).toBeGreaterThan(ENOUGH);
  const { postmasterPid } = filesOf(findPlace(dataDir));
  process.kill(Number(readFileSync(postmasterPid, 'utf8').split('\n')[0]), 'SIGKILL');
  await expect.poll(() => server.isRunning(), { timeout: 60_000, interval: 20 }).toBe(false);
  await playing.stop();
  await before.close();
  expect(server.output()).toContain('The database has stopped by itself');

  server = await startServer({ env, port });
  const database = openDatabase((await runningDatabaseUrl(dataDir))!, { size: 2 });
  onTestFinished(() => database.close());
  const open = bettors.published.unacknowledged().length;
  const { retried, doneBefore } = await bettors.tidyUp();
  await expectNoFaults(database, VENDOR, bettors.published, table.start);
  say(
    `kill -9 of the house's own database: ${playing.acknowledged()} calls acknowledged, ${open} open, ${retried} retried (done before: ${doneBefore})`,
  );
});
