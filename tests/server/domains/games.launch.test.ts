import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { favourites, games, type Game } from '../../../contract/games.ts';
import { LaunchRefusal } from '../../../contract/launch-refusal.ts';
import { callServer } from '../../support/calls.ts';
import type { TestServer } from '../../support/test-server.ts';
import { openShop } from './support/shop.ts';

let test: TestServer;
let token: string;
let other: string;
beforeAll(async () => {
  ({ test, token, other } = await openShop());
});
afterAll(() => test.close());

const ids = (found: readonly Game[]) => found.map(({ nodeId }) => Number(nodeId));

describe('favourites', () => {
  const add = (nodeId: string, who = token, over: object = {}) =>
    callServer(test.url, favourites.add, { nodeId, vendor: 'ACME', gameType: 'RNG', ...over }, { token: who });
  const mine = async (who = token) => (await callServer(test.url, favourites.ids, {}, { token: who })).body.value.ids;

  it('are stored once, listed newest first, and visible to their owner only', async () => {
    await add('1');
    await add('2');
    await add('1');
    expect(await mine()).toEqual(['2', '1']);
    expect(await mine(other)).toEqual([]);
    const request = { pageNo: '1', pageSize: '5', language: 'EN' };
    const page = await callServer(test.url, favourites.list, request, { token });
    expect(ids(page.body.value.content)).toEqual([2, 1]);
    expect(page.body.value).toMatchObject({ pageNum: 1, totalPages: 1 });
    await callServer(test.url, favourites.remove, { nodeId: '2' }, { token: other });
    expect(await mine()).toEqual(['2', '1']);
    await callServer(test.url, favourites.remove, { nodeId: '2' }, { token });
    expect(await mine()).toEqual(['1']);
  });

  it('must be existing games of the named vendor', async () => {
    expect((await add('404')).body.message).toBe('game_not_found');
    expect((await add('900')).body.message).toBe('game_not_found');
    expect((await add('3')).body.message).toBe('game_not_found');
    expect((await add('1', token, { gameType: 'LIVE' })).body.message).toBe('game_not_found');
  });
});

describe('launching', () => {
  const launch = (nodeId: string, over: object = {}) =>
    callServer(
      test.url,
      games.launch,
      { nodeId, language: 'EN', backUrl: '/', platform: 'html5-desktop', clientType: '3', ...over },
      { token },
    );

  it.each([
    ['1', [2, 3, 6, 4]],
    ['5', [1, 2, 3, 6, 4]],
    ['6', [1, 2, 3, 4]],
    ['8', [1, 2, 3, 6, 4]],
  ])('refuses game %s, which has no engine or is off, and suggests playable games', async (id, others) => {
    const { status, body } = await launch(id);
    expect([status, body.message]).toEqual([409, 'game_disabled']);
    const { suggestions } = LaunchRefusal.parse(body.value);
    expect(ids(suggestions)).toEqual(others);
  });

  it('states the end of a game’s maintenance', async () => {
    await test.database.db
      .withTables<{ vendors: { merchant: string; base_url: string } }>()
      .updateTable('vendors')
      .set({ base_url: '/nowhere' })
      .where('merchant', '=', test.merchant)
      .execute();
    const { body } = await launch('7');
    expect(body.message).toBe('game_maintenance');
    expect(LaunchRefusal.parse(body.value).untilMs).toBeGreaterThan(Date.now());
    expect(ids(LaunchRefusal.parse(body.value).suggestions)).toEqual([1, 2, 3, 6, 4]);
  });

  it('[PP-30] suggests no other game while all play is stopped', async () => {
    const merchant = test.database.db.updateTable('merchants').where('code', '=', test.merchant);
    await merchant.set({ play_stopped: true }).execute();
    const { body } = await launch('5');
    await merchant.set({ play_stopped: false }).execute();
    expect([body.message, body.value]).toEqual(['game_maintenance', { suggestions: [], untilMs: null }]);
  });

  it('refuses unknown games and return URLs of other origins', async () => {
    const unknown = await launch('404');
    expect(unknown.body.message).toBe('game_not_found');
    expect(ids(LaunchRefusal.parse(unknown.body.value).suggestions)).toEqual([1, 2, 3, 4, 6]);
    expect((await launch('900')).body.message).toBe('game_not_found');
    for (const backUrl of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\r\n/evil.example',
      '/help\\..',
      '',
    ])
      expect((await launch('6', { backUrl })).body.message).toBe('invalid_request');
  });
});
