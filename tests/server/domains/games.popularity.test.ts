import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { games, type Game } from '../../../contract/games.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { countPlay } from '../../../server/domains/games/popularity.ts';
import { callServer } from '../../support/calls.ts';
import { addGame, addVendor } from '../../support/games.ts';
import { addMember, type TestServer } from '../../support/test-server.ts';
import { takeTestServer } from '../../support/reused-server.ts';

let test: TestServer;
let member: number;
/** Twelve slots in the merchant's own order, four fishing games, and a game that nobody can open. */
beforeAll(async () => {
  test = await takeTestServer();
  const { database } = test;
  await addVendor(database, 'ACME');
  for (let id = 1; id <= 12; id += 1) await addGame(database, id, { popularity: 100 - id });
  for (let id = 21; id <= 24; id += 1) await addGame(database, id, { type: 'FISH', popularity: -id });
  await addGame(database, 30, { playable: false, popularity: 1_000 });
  member = (await addMember(database, 'ann')).id;
});
afterAll(() => test.close());
beforeEach(async () => {
  const db = everyMerchant(test.database.db);
  await db.deleteFrom('rounds').execute();
  await db.deleteFrom('play_counts').execute();
  await db.updateTable('games').set({ played: 0, hot: false }).execute();
});

interface Play {
  times?: number;
  hoursAgo?: number;
  ledger?: 'real' | 'demo';
  state?: 'closed' | 'rolled_back';
}
/** Rounds of one game, by default old enough to be counted. */
const play = (nodeId: number, { times = 1, hoursAgo = 0.01, ledger = 'real', state = 'closed' }: Play = {}) =>
  test.database.transact(async (tx) => {
    // Rounds alone: no play session of them is kept.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into rounds (id, merchant, vendor, vendor_round_id, member_id, play_session_id, node_id, ledger, currency, exponent,
                          stake, state, opened_at)
      select gen_random_uuid(), 'parlour', 'ACME', ${randomUUID()} || n, ${member}, gen_random_uuid(), ${nodeId}, ${ledger}, 'USD', 2,
             100, ${state}, now() - ${hoursAgo} * interval '1 hour'
        from generate_series(1, ${times}::int) n`.execute(tx);
  });
const count = () => countPlay({ database: test.database });

const request = {
  pageSize: '20',
  pageNo: '1',
  clientType: '3',
  platform: 'html5-desktop',
  merchant: 'parlour',
  language: 'EN',
};
const list = async (over: object = {}) =>
  (await callServer(test.url, games.list, { ...request, ...over })).body.value.games.map(({ nodeId }: Game) =>
    Number(nodeId),
  );

it('[GAME-03] lists begin with the most played games; those never played follow in the merchant’s own order', async () => {
  await play(7, { times: 3 });
  await play(12, { times: 5 });
  await count();
  expect(await list({ gameType: 'RNG' })).toEqual([12, 7, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11]);
});

it('counts a round once, however often it runs, and one of this moment with a later run', async () => {
  await play(7, { times: 2, hoursAgo: 1 });
  await play(8, { times: 3, hoursAgo: 0 });
  await count();
  await count();
  expect((await list({ gameType: 'RNG' })).slice(0, 2)).toEqual([7, 1]);
  const db = everyMerchant(test.database.db);
  const minuteAgo = sql<Date>`now() - interval '1 minute'`;
  await db.updateTable('play_counts').set({ until: minuteAgo }).execute();
  await db.updateTable('rounds').where('node_id', '=', 8).set({ opened_at: minuteAgo }).execute();
  await count();
  expect((await list({ gameType: 'RNG' })).slice(0, 2)).toEqual([8, 7]);
});

it('a round of yesterday counts half as much as one of today', async () => {
  await play(5, { times: 19, hoursAgo: 24 });
  await play(6, { times: 10 });
  await play(7, { times: 21, hoursAgo: 24 });
  await play(8, { times: 1_000, hoursAgo: 24 * 30 });
  await count();
  expect((await list({ gameType: 'RNG' })).slice(0, 4)).toEqual([7, 6, 5, 8]);
});

it('leaves out play with demo money and rounds that were rolled back', async () => {
  await play(9, { times: 50, ledger: 'demo' });
  await play(10, { times: 50, state: 'rolled_back' });
  await play(11);
  await count();
  expect((await list({ gameType: 'RNG' })).slice(0, 2)).toEqual([11, 1]);
});

it('[HOME-04 NAV-05] the three most played of a small type are hot, and change with play', async () => {
  await play(12);
  await play(24);
  await count();
  expect(await list({ isHot: '1', gameType: 'RNG' })).toEqual([12, 1, 2]);
  expect(await list({ isHot: '1', gameType: 'FISH' })).toEqual([24, 21, 22]);
  for (const id of [9, 10, 11]) await play(id, { times: 9, hoursAgo: 0.005 });
  await everyMerchant(test.database.db)
    .updateTable('play_counts')
    .set({ until: new Date(0) })
    .execute();
  await count();
  expect((await list({ isHot: '1', gameType: 'RNG' })).toSorted((a, b) => a - b)).toEqual([9, 10, 11]);
  const calls = { merchantCode: 'parlour', isPlatform: '2', platform: 'html5-desktop', language: 'EN' };
  const { body } = await callServer(test.url, games.hot, calls);
  expect(body.value.list.every(({ isHot }) => isHot === 1)).toBe(true);
  expect(body.value.list).toHaveLength(6);
});
