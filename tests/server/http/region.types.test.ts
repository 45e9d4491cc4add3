import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { favourites, games } from '../../../contract/games.ts';
import { support } from '../../../contract/support.ts';
import { callServer } from '../../support/calls.ts';
import { addGame, addVendor } from '../../support/games.ts';
import {
  addMember,
  openSession,
  startTestServer,
  TEST_OPERATOR_KEY,
  type TestServer,
} from '../../support/test-server.ts';

const [BOUT, TABLE] = ['1', '2'];
const PLATFORM = 'html5-desktop';
let test: TestServer;
let token: string;
beforeAll(async () => {
  test = await startTestServer({ config: { countryHeader: 'x-country', trustProxy: '127.0.0.0/8' } });
  await addVendor(test.database, 'SPUR');
  await addGame(test.database, 1, { vendor: 'SPUR', type: 'COCKFIGHT', classify: ['ARENA'], popularity: 9, hot: true });
  await addGame(test.database, 2, { vendor: 'SPUR', type: 'LIVE', classify: ['ROU'], hot: true });
  token = (await openSession(test.database, await addMember(test.database, 'ann'))).token;
});
afterAll(() => test.close());
beforeEach(() => restrict('COCKFIGHT:US,LIVE:FR'));

const restrict = (value: string | null) =>
  callServer(
    test.url,
    support.setSetting,
    { merchant: 'parlour', name: 'restrictedTypes', value },
    { token: TEST_OPERATOR_KEY },
  );
const from = (country: string) => ({ token, headers: { 'x-country': country } });
const listed = async (country: string): Promise<string[]> => {
  const request = { merchant: 'parlour', clientType: '3', platform: PLATFORM, pageNo: '1', language: 'EN' };
  const { body } = await callServer(test.url, games.list, request, from(country));
  return body.value.games.map(({ nodeId }) => nodeId);
};
const launch = (nodeId: string, country: string) =>
  callServer(
    test.url,
    games.launch,
    { nodeId, language: 'EN', backUrl: '/', platform: PLATFORM, clientType: '3' },
    from(country),
  );

describe('[SYS-03] a type of game that is closed in a country', () => {
  it('has no game on any list there, and is on all lists elsewhere', async () => {
    expect(await listed('US')).toEqual([TABLE]);
    expect(await listed('FR')).toEqual([BOUT]);
    expect(await listed('VN')).toEqual([BOUT, TABLE]);
    const menus = async (country: string) =>
      (await callServer(test.url, games.menus, {}, from(country))).body.value.list.map(({ gameType }) => gameType);
    expect(await menus('US')).toEqual(['LIVE']);
    expect(await menus('VN')).toEqual(['LIVE', 'COCKFIGHT']);
    const lanes = (await callServer(test.url, games.vendors, { platform: PLATFORM }, from('US'))).body.value.data.lanes;
    expect(lanes.map(({ title }) => title)).toEqual(['LIVE']);
    const request = { merchantCode: 'parlour', isPlatform: '2', platform: PLATFORM, language: 'EN' };
    const hot = await callServer(test.url, games.hot, request, from('US'));
    expect(hot.body.value.list.map(({ nodeId }) => nodeId)).toEqual([TABLE]);
  });

  it('is not among a member’s favourites there', async () => {
    const game = { nodeId: BOUT, vendor: 'SPUR', gameType: 'COCKFIGHT' };
    await callServer(test.url, favourites.add, game, from('VN'));
    const mine = async (country: string) =>
      (await callServer(test.url, favourites.list, { pageNo: '1', language: 'EN' }, from(country))).body.value.content;
    expect(await mine('US')).toEqual([]);
    expect(await mine('VN')).toHaveLength(1);
  });

  it('does not open there by its address, and suggests only games that are open', async () => {
    const refused = await launch(BOUT, 'US');
    expect(refused.body.message).toBe('game_not_found');
    expect(JSON.stringify(refused.body)).toContain(`"nodeId":"${TABLE}"`);
    expect(JSON.stringify(refused.body)).not.toContain('COCKFIGHT');
    // Elsewhere it is refused only because this test has no engine.
    expect((await launch(BOUT, 'VN')).body.message).toBe('game_disabled');
  });

  it('opens again when the operator lifts the restriction', async () => {
    await restrict(null);
    expect(await listed('US')).toEqual([BOUT, TABLE]);
  });
});
