import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games, type Game } from '../../../contract/games.ts';
import { SERVER_LIMITS } from '../../../contract/limits.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { choices } from '../../../server/domains/games/vendors.ts';
import { callServer } from '../../support/calls.ts';
import { addGame, addVendor } from '../../support/games.ts';
import type { JoinedServer } from '../../support/shared-server.ts';
import { addMerchant } from '../../support/test-server.ts';
import { openShop } from './support/shop.ts';

let test: JoinedServer;

beforeAll(async () => {
  ({ test } = await openShop());
});
afterAll(() => test.close());

const LIST = {
  pageSize: '20',
  pageNo: '1',
  clientType: '3',
  platform: 'html5-desktop',
  language: 'EN',
};
const list = async (over: object = {}) =>
  (await callServer(test.url, games.list, { ...LIST, merchant: test.merchant, ...over })).body;
const ids = (found: readonly Game[]) => found.map(({ nodeId }) => Number(nodeId));

it('limits a request for more games than a page holds to one page', async () => {
  const { database } = test;
  const large = `${test.merchant}-large`;
  await addMerchant(database, large);
  await addVendor(database, 'ACME', { merchant: large });
  const max = SERVER_LIMITS.gamesPage;
  for (let nodeId = 2_000; nodeId <= 2_000 + max; nodeId += 1) await addGame(database, nodeId, { merchant: large });
  const request = { ...LIST, merchant: large, pageSize: '999999999' };
  const headers = { 'x-merchant': large };
  const { value } = (await callServer(test.url, games.list, request, { headers })).body;
  expect(value.games).toHaveLength(max);
  expect(value.totalPages).toBe(2);
  const last = { ...request, pageNo: '999999999' };
  expect((await callServer(test.url, games.list, last, { headers })).body.value.games).toEqual([]);
});

describe('the list of games', () => {
  it('contains this merchant’s games only, the most played first', async () => {
    const { value } = await list();
    expect(ids(value.games)).toEqual([1, 2, 3, 4, 7, 6]);
    expect(value).toMatchObject({ pageNum: 1, totalPages: 1 });
    expect((await list({ merchant: test.other })).message).toBe('unknown_merchant');
  });

  it.each([
    [{ gameType: 'LIVE' }, [4]],
    [{ vassalage: 'BOLT' }, [3, 4]],
    [{ vassalage: 'BOLT,OFF' }, [3, 4]],
    [{ vassalage: 'ALL' }, [1, 2, 3, 4, 7, 6]],
    [{ gameClassify: 'JP' }, [3]],
    [{ gameClassify: 'JP,ROU' }, [3, 4]],
    [{ isHot: '1' }, [1, 3]],
    [{ isNew: '1' }, [2]],
    [{ minBet: '50' }, [2]],
    [{ minLineNum: '6' }, [1]],
    [{ jackpot: '1' }, []],
    [{ isHot: '1', vassalage: 'BOLT', gameType: 'RNG' }, [3]],
  ])('with %j', async (filters, expected) => {
    expect(ids((await list(filters)).value.games)).toEqual(expected);
  });

  it.each(['lantern', 'JADE', 'JÁDE', '玉灯', 'فانوس', 'فَانوس', ' Jade '])(
    'finds %j by name in any language',
    async (gameName) => {
      expect(ids((await list({ gameName })).value.games)).toEqual([1]);
    },
  );

  it.each(['%', '_', '\\', '100%', 'Luck_'])('treats %j literally', async (gameName) => {
    const found = ids((await list({ gameName })).value.games);
    expect(found).toEqual(gameName === '\\' ? [] : [2]);
  });

  it('[GAME-02] has 20 games a page unless asked otherwise; a vendor’s list and favourites have 5', async () => {
    const { pageSize: _, ...unsized } = LIST;
    const sizeOf = async (over: object) => {
      const { value } = (await callServer(test.url, games.list, { ...unsized, merchant: 'sizes', ...over }, sizes))
        .body;
      return [value.games.length, value.totalPages, value.total];
    };
    const sizes = { headers: { 'x-merchant': 'sizes' } };
    await addMerchant(test.database, 'sizes');
    await addVendor(test.database, 'ACME', { merchant: 'sizes' });
    for (let nodeId = 3_000; nodeId < 3_021; nodeId += 1) await addGame(test.database, nodeId, { merchant: 'sizes' });
    expect(await sizeOf({})).toEqual([20, 2, 21]);
    expect(await sizeOf({ vassalage: 'ACME' })).toEqual([5, 5, 21]);
    expect(await sizeOf({ vassalage: 'ALL' })).toEqual([20, 2, 21]);
  });

  it('is paged without gaps or repetitions', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((pageNo) => list({ pageNo, pageSize: '3' })));
    expect(pages.flatMap(({ value }) => ids(value.games))).toEqual([1, 2, 3, 4, 7, 6]);
    expect(pages[0]!.value.totalPages).toBe(2);
    expect((await list({ pageNo: '9', pageSize: '3' })).value.games).toEqual([]);
  });

  it('names games in the requested language, else in English', async () => {
    const { value } = await list({ language: 'AR' });
    expect(value.games.slice(0, 2).map(({ displayName }) => displayName)).toEqual(['فانوس اليشم', '100% Luck_y']);
  });

  it.each([
    ['popular', [1, 2, 3, 4, 7, 6]],
    ['new', [2, 1, 3, 4, 7, 6]],
    ['name', [2, 3, 4, 6, 7, 1]],
    ['rtp', [2, 1, 3, 4, 7, 6]],
  ])('[GAME-03] in the order %s', async (order, expected) => {
    expect(ids((await list({ order })).value.games)).toEqual(expected);
  });

  it('states the return and the bounds of a bet with each game', async () => {
    const [game] = (await list()).value.games;
    expect(game).toMatchObject({ rtpMicro: 961_200, minBet: 10, exponent: 2 });
    expect((await list({ vassalage: 'BOLT' })).value.games[0]).toMatchObject({ rtpMicro: null });
  });

  it('[GAME-01] offers a game that holds others while one of them can be opened', async () => {
    const { database } = test;
    await addGame(database, 20, { type: 'SPORTS', holdsOthers: true, playable: false });
    const sports = async () => ids((await list({ gameType: 'SPORTS' })).value.games);
    await addGame(database, 21, { type: 'SPORTS', playable: false, popularity: -1 });
    expect(await sports()).toEqual([]);
    const table = everyMerchant(database.db);
    await table.updateTable('games').where('node_id', '=', 21).set({ playable: true }).execute();
    expect(await sports()).toEqual([20, 21]);
    await table.deleteFrom('games').where('node_id', 'in', [20, 21]).execute();
  });

  it('[GAME-01] tells a visitor of one game that is offered, and of no other', async () => {
    const one = async (nodeId: string) =>
      (await callServer(test.url, games.game, { nodeId, language: 'CN' })).body as { value: unknown; message: string };
    expect((await one('1')).value).toMatchObject({ nodeId: '1', displayName: '玉灯笼', supportPlay: 1, roomId: null });
    for (const nodeId of ['5', '8', '404', '900']) expect((await one(nodeId)).message).toBe('game_not_found');
  });

  it('leaves out games that cannot be opened, and games and vendors that are switched off', async () => {
    const all = ids((await list()).value.games);
    expect(all).not.toContain(5);
    expect(all).not.toContain(8);
    const game = everyMerchant(test.database.db).updateTable('games').where('node_id', '=', 6);
    for (const change of [{ playable: false }, { enabled: false }]) {
      await game.set(change).execute();
      expect(ids((await list()).value.games)).toEqual(all.filter((id) => id !== 6));
      await game.set({ playable: true, enabled: true }).execute();
    }
  });
});

it.each([
  [[], []],
  [[20], []],
  [
    [20, 50, 100],
    [50, 100],
  ],
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [2, 4, 6, 8, 10],
  ],
])('[GAME-03] of the least bets %j one can filter by %j', (min, offered) => {
  expect(choices(min)).toEqual(offered);
});

it('groups vendors in lanes with their classes', async () => {
  const { body } = await callServer(test.url, games.vendors, { platform: 'html5-desktop' });
  const [rng, live] = body.value.data.lanes.toSorted((a, b) => b.cards.length - a.cards.length);
  expect(rng).toMatchObject({
    title: 'RNG',
    cards: [
      { vassalage: 'BOLT', games: 1 },
      { vassalage: 'ACME', games: 4 },
    ],
  });
  expect([rng!.minBets, live!.minBets]).toEqual([[10, 100], []]);
  expect(rng!.gameClassify).toEqual([
    { key: 'JP', name: 'Jackpot', vendors: ['BOLT'] },
    { key: 'SLOT', name: 'Slots', vendors: ['ACME', 'BOLT'] },
  ]);
  expect(live).toMatchObject({ title: 'LIVE', cards: [{ vassalage: 'BOLT', name: 'Vendor BOLT', games: 1 }] });
});

it('counts games by type in menus, and lists the merchant’s hot games', async () => {
  const menus = await callServer(test.url, games.menus);
  expect(menus.body.value.list).toEqual([
    { gameType: 'LIVE', games: 1 },
    { gameType: 'RNG', games: 5 },
  ]);
  const request = { merchantCode: test.merchant, isPlatform: '2', platform: 'html5-desktop', language: 'EN' };
  const hot = await callServer(test.url, games.hot, request);
  expect(ids(hot.body.value.list)).toEqual([1, 3]);
});

it('[GAME-01] lists the tables of live games that are offered', async () => {
  const { db } = test.database;
  await inMerchant(db, test.merchant)
    .updateTable('games')
    .set({ room_id: 'sapphire' })
    .where('node_id', '=', 4)
    .execute();
  const rooms = async (over: object = {}) =>
    (await callServer(test.url, games.rooms, { language: 'EN', ...over })).body.value.list;
  expect(await rooms()).toMatchObject([{ roomId: 'sapphire', nodeId: '4', gameType: 'LIVE' }]);
  expect((await list({ gameType: 'LIVE' })).value.games).toMatchObject([{ nodeId: '4', roomId: 'sapphire' }]);
  expect(await rooms({ gameType: 'RNG' })).toEqual([]);
});
