import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ResponseOf } from '../../../contract/define.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { deliverWebhooks } from '../../../server/demo/cashier/deliver.ts';
import { demoDomains } from '../../../server/demo/plugins.ts';
import { withEveryMerchant } from '../../../server/db/scope.ts';
import { seedDemo } from '../../../server/demo/seed.ts';
import { betNow } from '../../../server/demo/traffic/bet-now-endpoint.ts';
import { seedMember } from '../../../server/demo/members.ts';
import { drawBet, findGames } from '../../../server/demo/traffic/games.ts';
import { createPlayerSession } from '../../../server/demo/traffic/player-session.ts';
import { createPlayer } from '../../../server/demo/traffic/player.ts';
import { startTraffic } from '../../../server/demo/traffic/start.ts';
import { winnersFrom } from '../../../server/domains/vendor-api/winners.ts';
import { DEMO_SETTINGS } from '../../../server/demo/merchant.ts';
import { FAMILIES } from '../../../studio/families/all.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { callServer } from '../../support/calls.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { FULL_RUN } from '../../support/full-run.ts';
import { addMember, startTestServer, TEST_OPERATOR_KEY, type TestServer } from '../../support/test-server.ts';

let test: TestServer;
let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  // The Studio is a vendor with a database of its own.
  test = await startTestServer({
    config: { merchant: 'demo', demo: true },
    parts: {
      domains: [
        { name: 'seed', routes: (_app, ctx) => withEveryMerchant(() => seedDemo(ctx)) },
        ...demoDomains(own.url),
      ],
    },
  });
});
afterAll(async () => {
  await test.close();
  await own.drop();
});

const db = () => everyMerchant(test.database.db);
const stakes = async () =>
  db()
    .selectFrom('vendor_txs')
    .innerJoin('members', 'members.id', 'vendor_txs.member_id')
    .leftJoin('simulated_members', 'simulated_members.member_id', 'members.id')
    .select(['simulated_members.member_id as simulated', 'vendor_txs.state', 'vendor', 'username'])
    .where('kind', '=', 'bet')
    .execute();

it('simulated players are marked as such, bet through the vendor API, and do not use up the login limits', async () => {
  const traffic = startTraffic(test.ctx);
  await expect.poll(async () => (await stakes()).length, { timeout: 60_000, interval: 250 }).toBeGreaterThanOrEqual(3);
  await traffic.stop();
  for (const bet of await stakes()) expect(bet).toMatchObject({ simulated: expect.any(Number), state: 'applied' });
  // Dozens of logins came from this address.
  expect(test.logged.filter(({ refused }) => refused === 'too_many_requests')).toEqual([]);
  expect((await checkLedger(test.database)).clean).toBe(true);
}, 90_000);

it('every game takes some of the bets that simulated players make', async () => {
  for (const game of await findGames(test.ctx, 'demo'))
    for (let n = 0; n < 20; n += 1) expect(drawBet(game)).toBeTruthy();
});

it('[HOME-06] a simulated player plays a round of every family to its end, at the vendor whose game it is', async () => {
  const families = new Map((await findGames(test.ctx, 'demo')).map((game) => [game.title.family.name, game]));
  // A bet of a book needs the prices of the moment, and a hand is not one player's own round.
  const played = [...FAMILIES.values()].filter(({ book, hands }) => !book && !hands).map(({ name }) => name);
  expect([...families.keys()].sort()).toEqual(played.sort());
  // In `npm test` one family of each way to play: alone, at a table, a ticket.
  const chosen = FULL_RUN ? families.keys() : ['lines-slot', 'mines', 'roulette', 'keno', 'minute-5'];
  for (const name of chosen) {
    const game = families.get(name)!;
    const username = name.replace('-', '_');
    const wanderer = { merchant: 'demo', username, nickname: name, passwordHash: '-', grant: 100_000 };
    await test.database.transact((tx) => seedMember(tx, wanderer));
    const members = db().selectFrom('members').selectAll().where('username', '=', username);
    const session = createPlayerSession(test.ctx, await members.executeTakeFirstOrThrow());
    await session.logIn();
    await session.openGame(game);
    const play = () => session.play(drawBet(game));
    // A table takes no bets between two rounds, and its round ends for everybody.
    const isTable = game.title.table !== undefined;
    const round = await (isTable ? vi.waitFor(play, { timeout: 40_000, interval: 1_000 }) : play());
    expect([name, round.status]).toEqual([name, expect.stringMatching(isTable ? /^open$/ : /^(closed|booking)$/)]);
    const vendors = new Set((await stakes()).filter((bet) => bet.username === username).map(({ vendor }) => vendor));
    expect([name, [...vendors]]).toEqual([name, [game.title.vendor]]);
  }
  expect((await checkLedger(test.database)).clean).toBe(true);
}, 120_000);

it('a player without money deposits at the cashier and continues to play', async () => {
  const pauper = await addMember(test.database, 'pauper', { merchant: 'demo' });
  const games = (await findGames(test.ctx, 'demo')).filter(({ nodeId }) => nodeId === '10001');
  const player = createPlayer(test.ctx, pauper, games);
  const bets = async () => (await stakes()).filter(({ username }) => username === 'pauper').length;
  // Log in, open a game, deposit.
  for (let step = 0; step < 3; step += 1) await player.step();
  await deliverWebhooks(test.ctx);
  const paid = await db().selectFrom('deposits').select(['state', 'amount']).execute();
  expect(paid).toContainEqual({ state: 'paid', amount: 20_000 });
  await player.step();
  expect(await bets()).toBe(1);
}, 60_000);

describe('the operator’s command to bet now', () => {
  const ask = async (over: object, token: string | undefined = TEST_OPERATOR_KEY) => {
    const request = { merchant: 'demo', account: null, stake: null, untilWin: false, ...over };
    return (await callServer(test.url, betNow, request, { token })).body;
  };

  it('makes the named player place the named bet, through the ordinary API', async () => {
    const of = async () => (await stakes()).filter(({ username }) => username === 'kestrel').length;
    const before = await of();
    const { value } = await ask({ account: 'kestrel', stake: 500 });
    const money = { currency: 'USD', exponent: 2 };
    expect(value).toEqual({
      bets: 1,
      last: { account: 'kestrel', stake: { amount: 500, ...money }, won: { amount: expect.any(Number), ...money } },
    });
    expect(await of()).toBe(before + 1);
    expect((await checkLedger(test.database)).clean).toBe(true);
  });

  it('[HOME-06] repeats until a win is large enough for the winners board, and the board shows it', async () => {
    let last: ResponseOf<typeof betNow>['last'] = null;
    const won = async () => (last = (await ask({ stake: 500, untilWin: true })).value.last) !== null;
    await expect.poll(won, { timeout: 50_000 }).toBe(true);
    const { amount } = last!.won;
    expect(amount).toBeGreaterThanOrEqual(winnersFrom(DEMO_SETTINGS));
    // A return not above the stake is announced nowhere.
    expect(amount).toBeGreaterThan(500);
    const published = await db().selectFrom('outbox').select('value').where('feed', '=', 'winners').execute();
    expect(published.map((event) => event.value)).toContainEqual(
      expect.objectContaining({ vo: expect.objectContaining({ winAmount: amount }) }),
    );
  });

  it.each([
    ['not_found', { account: 'player1' }],
    ['not_found', { account: 'nobody' }],
    ['unknown_merchant', { merchant: 'elsewhere' }],
    ['invalid_request', { stake: 7 }],
    ['invalid_request', { stake: -500 }],
  ])('is refused with %s for %j', async (message, over) => {
    expect(await ask(over)).toMatchObject({ success: false, message });
  });

  it('is for the operator only, and is recorded in the audit', async () => {
    expect(await ask({}, 'x'.repeat(32))).toMatchObject({ success: false, message: 'not_allowed' });
    await ask({ account: 'larkspur', stake: 20 });
    const lines = await db().selectFrom('audit').select('before').where('action', '=', 'demo_bet').execute();
    expect(lines.map(({ before }) => before)).toContainEqual({ account: 'larkspur', stake: 20, untilWin: false });
  });
}, 60_000);

it('does not exist without a demo', async () => {
  const plain = await startTestServer();
  const request = { merchant: 'parlour', account: null, stake: null, untilWin: false };
  expect((await callServer(plain.url, betNow, request, { token: TEST_OPERATOR_KEY })).body).toMatchObject({
    success: false,
    message: 'not_found',
  });
  await plain.close();
}, 60_000);
