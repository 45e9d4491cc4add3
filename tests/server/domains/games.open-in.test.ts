import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games, type GamePlace } from '../../../contract/games.ts';
import { operator } from '../../../contract/operator.ts';
import { TRIAL_TYPE } from '../../../contract/session.ts';
import { support } from '../../../contract/support.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { verifyAudit } from '../../../server/operator/verify-audit.ts';
import { callServer } from '../../support/calls.ts';
import { addGame, addVendor } from '../../support/games.ts';
import { addMember, openSession, TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
let member: string;
let trial: string;
beforeAll(async () => {
  test = await joinTestServer();
  const { database } = test;
  await addVendor(database, 'ACME', { baseUrl: '/nowhere' });
  for (const nodeId of [1, 2]) await addGame(database, nodeId, { popularity: 10 - nodeId });
  member = (await openSession(database, await addMember(database, 'ann'))).token;
  trial = (await openSession(database, await addMember(database, 'trial-1', { type: TRIAL_TYPE }))).token;
});
afterAll(() => test.close());

const command = (endpoint: typeof operator.setGame | typeof support.setSetting, request: object) =>
  callServer(test.url, endpoint, { merchant: test.merchant, ...request }, { token: TEST_OPERATOR_KEY });
const setMerchant = (value: GamePlace | null) => command(support.setSetting, { name: 'openGamesIn', value });
const setGame = (nodeId: string, set: object) => command(operator.setGame, { nodeId, ...set });
const listed = async () => {
  const requested = { pageSize: '9', pageNo: '1', clientType: '3', platform: 'html5-desktop', language: 'EN' };
  return (await callServer(test.url, games.list, { ...requested, merchant: test.merchant })).body.value.games;
};
const places = async () => (await listed()).map(({ openIn }) => openIn);
const launch = (nodeId: string, token: string, over: object = {}) => {
  const requested = { nodeId, language: 'EN', backUrl: '/', platform: 'html5-desktop', clientType: '3' };
  return callServer(test.url, games.launch, { ...requested, ...over }, { token });
};

describe('[GAME-07] where a game opens', () => {
  it('is the page, until the merchant sets another place for all its games', async () => {
    expect(await places()).toEqual(['page', 'page']);
    await setMerchant('fullScreen');
    expect(await places()).toEqual(['fullScreen', 'fullScreen']);
    await setMerchant(null);
    expect(await places()).toEqual(['page', 'page']);
  });

  it('is the place set for the game, whatever the merchant’s is', async () => {
    await setMerchant('popup');
    await setGame('1', { openIn: 'page' });
    expect(await places()).toEqual(['page', 'popup']);
    await setGame('1', { openIn: null });
    expect(await places()).toEqual(['popup', 'popup']);
    await setMerchant(null);
  });

  it('refuses a game that opens in a popup anywhere but in a popup or a modal, before its vendor is called', async () => {
    await setGame('1', { openIn: 'popup' });
    // The vendor of this test does not answer: a launch that reaches it ends as maintenance.
    const outcome = async (over: object) => (await launch('1', member, over)).body.message;
    expect([await outcome({}), await outcome({ heldBy: 'popup' }), await outcome({ heldBy: 'modal' })]).toEqual([
      'game_in_popup',
      'game_maintenance',
      'game_maintenance',
    ]);
    await setGame('1', { openIn: null });
  });

  it.each([
    ['404', { openIn: 'popup' }, 'not_found'],
    ['1', { openIn: 'tab' }, 'invalid_request'],
    ['x', { freePlay: true }, 'invalid_request'],
  ])('does not set game %s to %j', async (nodeId, set, message) => {
    expect((await setGame(nodeId, set)).body.message).toBe(message);
  });

  it('is in the audit, before and after', async () => {
    await setGame('2', { openIn: 'fullScreen', reason: 'a wide table' });
    const row = await inMerchant(test.database.db, test.merchant)
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'game')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ reason: 'a wide table', before: { openIn: null }, after: { openIn: 'fullScreen' } });
    await setGame('2', { openIn: null });
    expect(await verifyAudit(test.database, test.merchant)).not.toHaveProperty('broken');
  });
});

describe('[GAME-01 AUTH-13] a free trial', () => {
  it('is offered for a game where supportPlay is 0: a trial account opens it, and no other', async () => {
    await setGame('1', { freePlay: true });
    expect((await listed()).map(({ supportPlay }) => supportPlay)).toEqual([0, 1]);
    expect((await launch('1', trial)).body.message).toBe('game_maintenance');
    const { status, body } = await launch('2', trial);
    expect([status, body.message]).toEqual([403, 'real_account_needed']);
    await setGame('1', { freePlay: false });
    expect((await launch('1', trial)).body.message).toBe('real_account_needed');
  });

  it('suggests a trial account only games that it can open', async () => {
    await setGame('2', { freePlay: true });
    const { body } = await launch('1', trial);
    expect((body.value as unknown as { suggestions: { nodeId: string }[] }).suggestions).toMatchObject([
      { nodeId: '2' },
    ]);
    await addGame(test.database, 3);
    const { body: again } = await launch('1', trial);
    expect((again.value as unknown as { suggestions: unknown[] }).suggestions).toHaveLength(1);
  });
});
