import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vendorCalls } from '../../contract/vendor.ts';
import { retryDelayMs } from '../server/platform-client.ts';
import { openStudio, outcomeOf, wishFor, type StudioServer, type Player } from './support/studio-server.ts';

let server: StudioServer;
let player: Player;
beforeEach(async () => {
  server = await openStudio();
  player = await server.open();
});
afterEach(() => server.close());

const winning = () => wishFor(server, (outcome) => outcome.units > 10);

describe('a bet without an answer', () => {
  it.each([
    ['is lost on its way', 'lose'],
    ['is booked and its answer lost', 'forget'],
    ['meets a 503', { status: 503 }],
    ['meets TEMPORARY', { code: 'TEMPORARY' }],
    ['times out and is booked late', 'stall'],
  ] as const)('%s: is rolled back, never sent again, and the stake is returned', async (_name, misdeed) => {
    const before = server.platform.wallet.balance;
    server.platform.misbehave('bet', misdeed);
    const { round } = await player.spun();
    expect(round).toMatchObject({ status: 'returning', outcome: null });
    await server.work();
    expect((await player.look()).round).toMatchObject({ status: 'returned', reason: 'BET_UNANSWERED' });
    expect(server.platform.names()).toEqual(['authenticate', 'bet', 'rollback']);
    // A bet that arrives after its rollback moves nothing either.
    await expect.poll(() => server.platform.wallet.balance).toBe(before);
    expect((await player.look()).session.net).toBe(0);
  });

  it('is pending until the rollback is definitive, however often that fails', async () => {
    server.platform.misbehave('bet', 'forget');
    server.platform.misbehave('rollback', 'lose', { status: 500 }, { code: 'TEMPORARY' });
    await player.spun();
    for (const wait of [0, 1_000, 5_000]) {
      server.wait(wait);
      await server.work();
      expect((await player.look()).round?.status).toBe('returning');
      expect((await player.spin()).json()).toEqual({ code: 'ROUND_OPEN' });
    }
    server.wait(29_999);
    expect(await server.work()).toBe(0);
    server.wait(1);
    await server.work();
    expect((await player.look()).round?.status).toBe('returned');
    const rollbacks = server.platform.calls('rollback');
    expect(rollbacks).toHaveLength(4);
    expect(new Set(rollbacks.map((call) => call.body['tx_id'])).size).toBe(1);
  });

  it('ends with ALREADY_ROLLED_BACK when the rollback’s answer was lost, with one stake returned', async () => {
    const before = server.platform.wallet.balance;
    server.platform.misbehave('bet', 'forget');
    server.platform.misbehave('rollback', 'forget');
    await player.spun();
    await server.work();
    server.wait(1_000);
    await server.work();
    expect((await player.look()).round?.status).toBe('returned');
    expect(server.platform.wallet.balance).toBe(before);
  });
});

describe('a settle without an answer', () => {
  it.each([
    ['is lost on its way', 'lose'],
    ['is booked and its answer lost', 'forget'],
    ['meets a 502', { status: 502 }],
    ['meets TEMPORARY', { code: 'TEMPORARY' }],
    ['meets MAINTENANCE', { code: 'MAINTENANCE' }],
  ] as const)('%s: the win is reported as being booked, and booked once', async (_name, misdeed) => {
    await winning();
    const before = server.platform.wallet.balance;
    server.platform.misbehave('settle', misdeed);
    const { round } = await player.spun();
    expect(round.status).toBe('booking');
    expect(round.outcome).toEqual(await outcomeOf(server, round.id));
    expect(await server.work()).toBe(0);
    server.wait(1_000);
    await server.work();
    const { round: booked, session } = await player.look();
    expect(booked).toMatchObject({ id: round.id, status: 'closed', win: round.win });
    expect(server.platform.wallet.balance).toBe(before - 100 + (round.win ?? 0));
    expect(session).toMatchObject({ balance: server.platform.wallet.balance, net: (round.win ?? 0) - 100 });
    expect(new Set(server.platform.calls('settle').map((call) => call.body['tx_id'])).size).toBe(1);
  });

  it('is retried after 1 s, 5 s, 30 s, 5 min, and then every 30 min', () => {
    expect([1, 2, 3, 4, 5, 6, 100].map(retryDelayMs)).toEqual([
      1_000, 5_000, 30_000, 300_000, 1_800_000, 1_800_000, 1_800_000,
    ]);
  });

  it('is flagged for manual handling after 72 hours', async () => {
    server.platform.misbehave('settle', 'lose', 'lose');
    const { round } = await player.spun();
    server.wait(72 * 3_600_000);
    await server.work();
    expect((await player.look()).round).toMatchObject({ id: round.id, status: 'disputed', reason: 'GIVEN_UP' });
    server.wait(3_600_000);
    expect(await server.work()).toBe(0);
  });

  it('ends the round where the bet was reversed', async () => {
    server.platform.misbehave('settle', { code: 'BET_CANCELLED' });
    const { round, session } = await player.spun();
    expect(round).toMatchObject({ status: 'returned', reason: 'BET_CANCELLED' });
    expect(session).toMatchObject({ net: 0, wagered: 0 });
  });

  it('is flagged for manual handling where the platform refuses it permanently', async () => {
    server.platform.misbehave('settle', { code: 'PAYLOAD_MISMATCH' });
    expect((await player.spun()).round).toMatchObject({ status: 'disputed', reason: 'PAYLOAD_MISMATCH' });
    server.wait(2_500);
    expect((await player.spun()).round.status).toBe('closed');
  });
});

describe('a crash between two steps', () => {
  /** Creates a round in the state that a killed process left it in. */
  async function leftIn(state: 'created' | 'bet_sent' | 'bet_ok'): Promise<string> {
    const { round } = await player.spun();
    const id = `R-${randomUUID()}`;
    if (state === 'bet_ok') {
      const bet = vendorCalls.bet.request.parse(server.platform.calls('bet')[0]?.body);
      await server.studio.operators
        .platformOf({ merchant: 'parlour', vendor: 'STUDIO' })
        .bet({ ...bet, tx_id: `${id}-bet`, round_id: id });
    }
    await server.db.query(
      `insert into round (id, player_account, session_id, client_round_id, game, bet, stake, currency, exponent, seed_pair_id, nonce, state,
         bet_tx_id, lease_until, created_at)
       select $1, player_account, session_id, $2, game, bet, stake, currency, exponent, seed_pair_id, nonce + 1, $3, $1 || '-bet', $4, $5
       from round where id = $6`,
      [id, randomUUID(), state, new Date(server.clock.ms + 30_000), new Date(server.clock.ms), round.id],
    );
    return id;
  }
  const stateOf = async (id: string) =>
    (await server.db.query<{ state: string }>('select state from round where id = $1', [id])).rows[0]?.state;

  it.each([
    ['created', 'cancelled', []],
    ['bet_sent', 'cancelled', ['rollback']],
    ['bet_ok', 'closed', ['settle']],
  ] as const)('in %s is resumed once its lease has expired, and ends %s', async (state, end, calls) => {
    const id = await leftIn(state);
    const before = server.platform.names().length;
    server.wait(29_999);
    expect(await server.work()).toBe(0);
    server.wait(1);
    await server.work();
    expect(await stateOf(id)).toBe(end);
    expect(server.platform.names().slice(before)).toEqual(calls);
  });

  it('after the settle was sent is resumed from the queue by another node', async () => {
    await winning();
    const before = server.platform.wallet.balance;
    server.platform.misbehave('settle', 'forget');
    const { round } = await player.spun();
    // The process died during the call: its lease is still held, nothing else was written.
    await server.db.query(`update outgoing set lease_until = $1`, [new Date(server.clock.ms + 20_000)]);
    server.wait(19_999);
    expect(await server.work()).toBe(0);
    server.wait(1);
    await server.work();
    expect(await stateOf(round.id)).toBe('closed');
    expect(server.platform.wallet.balance).toBe(before - 100 + (round.win ?? 0));
  });

  it('decides the same outcome again', async () => {
    const id = await leftIn('bet_ok');
    const expected = await outcomeOf(server, id);
    server.wait(30_000);
    await server.work();
    const { rows } = await server.db.query<{ outcome: unknown }>('select outcome from round where id = $1', [id]);
    expect(rows[0]?.outcome).toEqual(expected);
  });

  it('lets two nodes process the same queue and makes each call once', async () => {
    server.platform.misbehave('settle', 'lose');
    await player.spun();
    server.wait(1_000);
    await Promise.all([server.work(), server.work(), server.work()]);
    expect(server.platform.calls('settle')).toHaveLength(2);
  });

  it('[PP-26] shows the interrupted round to the next session, with its stake, until it is confirmed', async () => {
    const id = await leftIn('bet_ok');
    const later = await server.open();
    expect(later.state.round).toMatchObject({ id, status: 'open', stake: 100, outcome: null });
    server.wait(30_000);
    await server.work();
    expect((await later.look()).round).toMatchObject({ id, status: 'closed' });
    await later.call({ method: 'POST', url: '/studio/api/seen', payload: { id } });
    expect((await later.look()).round).toBeNull();
  });
});
