import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberTables } from '../../../contract/member-tables.ts';
import { callServer } from '../../support/calls.ts';
import { addGame, addVendor } from '../../support/games.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;

/** What the vendor told of a table. */
const tell = (node: number, table: number, state: { stake: number; demo?: boolean }, merchant = test.merchant) =>
  sql`select live_states_tell(${merchant}, array['table'], array[${`table:${node}-${table}`}],
    array[${`public:${merchant}`}], array[${node}]::bigint[], array[1]::bigint[],
    array[${JSON.stringify({ family: 'teen-patti', demo: false, seats: [], nextAtMs: null, hand: null, ...state })}]::jsonb[])`.execute(
    test.database.db,
  );

beforeAll(async () => {
  test = await joinTestServer();
  const { database } = test;
  await addVendor(database, 'STUDIO');
  const add = (node: number, popularity: number, more: object = {}) =>
    addGame(database, node, { vendor: 'STUDIO', type: 'PVP', popularity, ...more });
  await add(1, 5);
  await add(2, 9);
  await add(3, 7, { playable: false });
  await addVendor(database, 'STUDIO', { merchant: test.other });
  await add(900, 9, { merchant: test.other });
  await tell(1, 1, { stake: 5_000 });
  await tell(1, 2, { stake: 400 });
  await tell(1, 3, { stake: 400, demo: true });
  await tell(2, 12, { stake: 400 });
  await tell(3, 1, { stake: 400 });
  await tell(900, 1, { stake: 400 }, test.other);
});
afterAll(() => test.close());

const tablesOf = async (request: object) =>
  (await callServer(test.url, memberTables.list, { language: 'EN', ...request })).body.value.list.map(
    ({ game, table }) => `${game.nodeId}-${table}`,
  );

it('lists the tables with real money of offered games, the most played game and the lowest stakes first', async () => {
  expect(await tablesOf({})).toEqual(['2-12', '1-2', '1-1']);
});

it('lists no table of games of another type', async () => {
  expect(await tablesOf({ gameType: 'LIVE' })).toEqual([]);
});
