import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { amountOf } from '../families/lines-slot/pay.ts';
import type { Begun } from '../protocol.ts';
import { openStudio, outcomeOf, wishFor, type StudioServer } from './support/studio-server.ts';

let server: StudioServer;
beforeEach(async () => {
  server = await openStudio();
});
afterEach(() => server.close());

describe('[GAME-12] calls from a frame with an opaque origin', () => {
  it('have one cached preflight with the session header, and use no cookies', async () => {
    const request = {
      origin: 'null',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const allowed = await server.app.inject({ method: 'OPTIONS', url: '/studio/api/round/begin', headers: request });
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '7200',
    });
    expect(allowed.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('can read a refusal; the platform’s calls allow no browser', async () => {
    const refused = await server.app.inject({ url: '/studio/api/state', headers: { origin: 'null' } });
    expect([refused.json(), refused.headers['access-control-allow-origin']]).toEqual([
      { code: 'SESSION_INVALID' },
      '*',
    ]);
    const platform = await server.app.inject({ url: '/studio/platform/games', headers: { origin: 'null' } });
    expect(platform.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a round', () => {
  it('bets, decides, settles and closes, with each call signed to the platform', async () => {
    const player = await server.open();
    const before = server.platform.wallet.balance;
    const { round, session } = await player.spun(100);
    expect(round.status).toBe('closed');
    expect(round.outcome).toEqual(await outcomeOf(server, round.id));
    expect(round.win).toBe(amountOf({ units: 10 }, round.outcome?.units ?? -1, 100));
    expect(server.platform.names()).toEqual(['authenticate', 'bet', 'settle']);
    expect(server.platform.seen.every((call) => call.signed)).toBe(true);
    expect(server.platform.wallet.balance).toBe(before - 100 + (round.win ?? 0));
    expect(session.balance).toBe(server.platform.wallet.balance);
    expect(session.net).toBe((round.win ?? 0) - 100);
    expect(session.wagered).toBe(100);
  });

  it('contributes one per cent of its stake to the pool, in millionths', async () => {
    const player = await server.open();
    await player.spin(200);
    expect(server.platform.calls('bet')[0]?.body['pool']).toEqual({ id: 'grand', contribution_micro: 2_000_000 });
    expect(server.platform.calls('bet')[0]?.body['details']).toMatchObject({ EN: 'Paylines: 10' });
  });

  it('pays a win exactly', async () => {
    const player = await server.open();
    await wishFor(server, (outcome) => outcome.units > 10);
    const { round } = await player.spun(500);
    expect(round.win).toBe((round.outcome?.units ?? 0) * 50);
    expect(server.platform.calls('settle')[0]?.body).toMatchObject({
      amount: round.win,
      round_closed: true,
      type: 'win',
      bet_tx_id: server.platform.calls('bet')[0]?.body['tx_id'],
    });
  });

  it('closes a losing round with a settle of zero', async () => {
    const player = await server.open();
    await wishFor(server, (outcome) => outcome.units === 0);
    const { round } = await player.spun();
    expect(round).toMatchObject({ status: 'closed', win: 0 });
    expect(server.platform.calls('settle')[0]?.body).toMatchObject({ amount: 0, round_closed: true });
  });

  it('runs once per client round id, for sequential and concurrent requests', async () => {
    const player = await server.open();
    const id = randomUUID();
    const answers = await Promise.all([player.spin(100, id), player.spin(100, id), player.spin(100, id)]);
    const again = await player.spin(100, id);
    expect(new Set([...answers, again].map((answer) => answer.json<Begun>().round.id)).size).toBe(1);
    expect(server.platform.calls('bet')).toHaveLength(1);
    expect((await player.spin(200, id)).json()).toEqual({ code: 'PAYLOAD_MISMATCH' });
  });

  it('[PP-20] refuses a start within 2.5 s, and returns the time to wait', async () => {
    const player = await server.open();
    await player.spin();
    server.wait(2_499);
    const early = await player.spin();
    expect([early.statusCode, early.json()]).toEqual([429, { code: 'TOO_FAST', retryAfterMs: 1 }]);
    expect(server.platform.calls('bet')).toHaveLength(1);
    server.wait(1);
    expect((await player.spin()).statusCode).toBe(200);
  });

  it('[PP-20] applies the pace across sessions of the same player', async () => {
    await (await server.open()).spin();
    const other = await server.open();
    expect((await other.spin()).json()).toMatchObject({ code: 'TOO_FAST' });
  });

  it('refuses a second round while one is open', async () => {
    const player = await server.open();
    let release = (): void => undefined;
    server.platform.misbehave('bet', { until: new Promise<void>((resolve) => (release = resolve)) });
    const first = player.spin();
    await expect.poll(() => server.platform.calls('bet')).toHaveLength(1);
    server.wait(3_000);
    expect((await player.spin()).json()).toEqual({ code: 'ROUND_OPEN' });
    release();
    expect((await first).json<Begun>().round.status).toBe('closed');
  });

  it('shows no outcome before the bet is accepted', async () => {
    const player = await server.open();
    let release = (): void => undefined;
    server.platform.misbehave('bet', { until: new Promise<void>((resolve) => (release = resolve)) });
    const spinning = player.spin();
    await expect.poll(() => server.platform.calls('bet')).toHaveLength(1);
    const { round } = await player.look();
    expect(round).toMatchObject({ status: 'open', outcome: null, win: null });
    const stored = await server.db.query<{ outcome: unknown }>('select outcome from round');
    expect(stored.rows).toEqual([{ outcome: null }]);
    release();
    await spinning;
  });

  it.each([
    ['a stake off the list', { bet: { stake: 30 } }],
    ['a stake above the session’s limit', { bet: { stake: 10_000 } }],
    ['a negative stake', { bet: { stake: -100 } }],
    ['a fraction', { bet: { stake: 10.5 } }],
    ['a stake as text', { bet: { stake: '100' } }],
    ['no bet', { bet: undefined }],
    ['no id', { clientRoundId: undefined }],
    ['an unknown field', { outcome: { units: 1_000 } }],
    ['an unknown field of the bet', { bet: { stake: 100, outcome: { units: 1_000 } } }],
  ])('refuses %s without a platform call', async (_name, change) => {
    const player = await server.open();
    const payload = { clientRoundId: randomUUID(), bet: { stake: 100 }, ...change };
    const answer = await player.call({ method: 'POST', url: '/studio/api/round/begin', payload });
    expect(answer.statusCode).toBe(400);
    expect(server.platform.calls('bet')).toHaveLength(0);
    expect((await server.db.query('select 1 from round')).rowCount).toBe(0);
  });
});

describe('refusals of the platform', () => {
  it.each([
    'INSUFFICIENT_FUNDS',
    'LIMIT_STAKE',
    'LIMIT_LOSS',
    'LIMIT_WAGER',
    'LIMIT_TIME',
    'REALITY_CHECK_PENDING',
    'TOO_FAST',
    'PLAYER_EXCLUDED',
    'PLAYER_LOCKED',
    'GAME_DISABLED',
    'MAINTENANCE',
  ] as const)('%s ends the round with its code, without settle or rollback', async (code) => {
    const player = await server.open();
    server.platform.misbehave('bet', { code });
    const { round, session } = await player.spun();
    expect(round).toMatchObject({ status: 'refused', reason: code, outcome: null, win: null });
    expect(session.net).toBe(0);
    await server.work();
    expect(server.platform.names()).toEqual(['authenticate', 'bet']);
    server.wait(2_500);
    expect((await player.spun()).round.status).toBe('closed');
  });

  it('[PP-12] name the limit that refused the bet and its end; the next round is played', async () => {
    const player = await server.open();
    const restriction = { kind: 'wager', period: 'day', until: 1_800_000_000_000 } as const;
    server.platform.misbehave('bet', { code: 'LIMIT_WAGER', restriction });
    expect((await player.spun()).round).toMatchObject({ status: 'refused', reason: 'LIMIT_WAGER', restriction });
    server.wait(2_500);
    const { round } = await player.spun();
    expect([round.status, round.restriction]).toEqual(['closed', undefined]);
  });

  it('SESSION_EXPIRED ends the session too', async () => {
    const player = await server.open();
    server.platform.misbehave('bet', { code: 'SESSION_EXPIRED' });
    const { session } = await player.spun();
    expect(session.ended).toBe('expired');
    server.wait(2_500);
    expect((await player.spin()).json()).toEqual({ code: 'SESSION_EXPIRED' });
  });

  it('an invalid launch token opens no session', async () => {
    server.platform.misbehave('authenticate', { code: 'SESSION_INVALID' });
    const { opened } = await server.open();
    expect([opened.statusCode, opened.json()]).toEqual([401, { code: 'SESSION_INVALID' }]);
  });
});

describe('the jackpot', () => {
  /** For this client seed and nonce 0, the first word is below 5,000 of 500,000,000. */
  const WINNING_SEED = '0000000000000000000000000000000000000000000000000000000000012846';
  const rig = () => server.db.query(`update seed_pair set server_seed = $1 where state = 'active'`, [WINNING_SEED]);

  it('is settled by naming the pool, before the win that closes the round', async () => {
    const player = await server.open();
    await rig();
    const { round, session } = await player.spun(5_000);
    expect(round.outcome?.jackpot).toBe(true);
    expect(round.jackpotAmount).toBe(1_234_567);
    expect(server.platform.calls('settle').map((call) => call.body)).toMatchObject([
      { type: 'jackpot', pool: 'grand', amount: 0, round_closed: false },
      { type: 'win', amount: round.win, round_closed: true },
    ]);
    expect(session.net).toBe(1_234_567 + (round.win ?? 0) - 5_000);
  });

  it('is booked before the win, even if its first settle is lost', async () => {
    const player = await server.open();
    await rig();
    server.platform.misbehave('settle', 'lose');
    const { round } = await player.spun(5_000);
    expect(round).toMatchObject({ status: 'booking', jackpotAmount: null });
    server.wait(1_000);
    await server.work();
    expect((await player.look()).round).toMatchObject({ status: 'closed', jackpotAmount: 1_234_567 });
    expect(server.platform.calls('settle').map((call) => call.body['type'])).toEqual(['jackpot', 'jackpot', 'win']);
  });

  it('[PP-23] has the same odds in free play, and does not change the pool', async () => {
    server.platform.wallet.demo = true;
    const player = await server.open();
    await rig();
    const { round } = await player.spun(5_000);
    expect(server.platform.calls('bet')[0]?.body['pool']).toBeUndefined();
    expect(round.jackpotAmount).toBe(1_234_567);
    expect(server.platform.wallet.pool).toBe(1_234_567);
    expect(server.platform.calls('settle').map((call) => call.body)).toMatchObject([
      { type: 'win', amount: 1_234_567 + (round.win ?? 0) },
    ]);
  });
});
