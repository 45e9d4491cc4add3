import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOperator } from '../../../contract/content-operator.ts';
import { games } from '../../../contract/games.ts';
import { operator } from '../../../contract/operator.ts';
import { support } from '../../../contract/support.ts';
import { countPlay } from '../../../server/domains/games/popularity.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import { callServer } from '../../support/calls.ts';
import { addGame, addVendor } from '../../support/games.ts';
import { takeTestServer } from '../../support/reused-server.ts';
import { TEST_OPERATOR_KEY, type TestServer } from '../../support/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await takeTestServer();
  await addVendor(test.database, 'ACME');
  for (const nodeId of [1, 2, 3, 4, 5]) await addGame(test.database, nodeId, { popularity: 10 - nodeId });
  await addGame(test.database, 6, { type: 'LIVE' });
});
afterAll(() => test.close());

const command = async (endpoint: EndpointSpec, request: object) =>
  (await callServer(test.url, endpoint, { merchant: 'parlour', ...request }, { token: TEST_OPERATOR_KEY })).body;
const set = (nodeId: number, change: object) => command(operator.setGame, { nodeId: String(nodeId), ...change });
const listed = async (filters: object = {}) => {
  const requested = { pageSize: '9', pageNo: '1', clientType: '3', platform: 'html5-desktop', language: 'EN' };
  const query = { ...requested, merchant: 'parlour', gameType: 'RNG', ...filters };
  return (await callServer(test.url, games.list, query)).body.value.games;
};
const numbers = async (filters?: object) => (await listed(filters)).map(({ nodeId }) => Number(nodeId));

describe('what the operator sets for a game', () => {
  it('[GAME-02] is its place, before the games that follow play', async () => {
    await set(4, { position: 2 });
    await set(5, { position: 1 });
    expect(await numbers()).toEqual([5, 4, 1, 2, 3]);
    await set(5, { position: null });
    expect(await numbers()).toEqual([4, 1, 2, 3, 5]);
  });

  it('[HOME-08] is whether it is hot, which the count of play leaves as it is; and whether it is new', async () => {
    await countPlay(test);
    expect(await numbers({ isHot: '1' })).toEqual([1, 2, 3]);
    await set(1, { hot: false });
    await set(4, { hot: true, fresh: true });
    expect(await numbers({ isHot: '1' })).toEqual([4, 2, 3]);
    await countPlay(test);
    expect(await numbers({ isHot: '1' })).toEqual([4, 2, 3]);
    expect(await numbers({ isNew: '1' })).toEqual([4]);
    await set(1, { hot: null });
    await countPlay(test);
    expect(await numbers({ isHot: '1' })).toEqual([4, 1, 2, 3]);
  });

  it('[GAME-01] is its uploaded picture, in the widths of lists; without one it has a drawing', async () => {
    const { default: sharp } = await import('sharp');
    const file = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#335544' } })
      .png()
      .toBuffer();
    const put = { base64: file.toString('base64'), reason: 'its cover' };
    const { path } = (await command(contentOperator.putPicture, put)).value as { path: string };
    await set(2, { picture: path });
    const game = (await listed()).find(({ nodeId }) => nodeId === '2')!;
    expect(game.lagerIcon).toBe(path);
    expect(game.iconSet.split(', ').map((each) => each.replace(/.*-/, ''))).toEqual(['240.webp 240w', '400.webp 400w']);
    expect((await fetch(test.url + game.iconUrl)).headers.get('content-type')).toBe('image/webp');
    expect((await set(1, { picture: '/pictures/none.webp' })).message).toBe('picture_unknown');
    await set(2, { picture: null });
    expect((await listed()).find(({ nodeId }) => nodeId === '2')!.iconUrl).toMatch(/^\/art\/game\/2\//);
  });
});

it('[HOME-05] the types of game are in the order that the operator sets, and the others follow', async () => {
  const types = async () => (await callServer(test.url, games.menus)).body.value.list.map(({ gameType }) => gameType);
  expect(await types()).toEqual(['LIVE', 'RNG']);
  const order = (value: string | null) => command(support.setSetting, { name: 'homeTypes', value });
  await order('SPORTS,RNG');
  expect(await types()).toEqual(['RNG', 'LIVE']);
  expect((await order('RNG,BOARD')).message).toBe('invalid_request');
  await order(null);
  expect(await types()).toEqual(['LIVE', 'RNG']);
});
