import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { everyMerchant, jsonb } from '../../server/db/database.ts';
import { inMerchant } from '../../server/db/merchant.ts';
import { createPlaySession } from '../../server/domains/vendor/play-session.ts';
import { answered, newId, type Seat } from '../../studio/conformance/stand.ts';
import { expectCleanLedger } from '../server/ledger/support/books.ts';
import { openSession } from '../support/test-server.ts';
import { GAME, openFloor, VENDOR, type Floor } from './support/floor.ts';

let floor: Floor;
let players = 0;

beforeAll(async () => {
  floor = await openFloor();
});
afterEach(() => expectCleanLedger(floor.database));
afterAll(() => floor.close());

const brand = () => inMerchant(floor.database.db, 'parlour');
/** Creates a fresh player with a session at the game. */
const newSeat = async (options?: { stakes?: number; demo?: boolean }) => {
  const username = `fresh${(players += 1)}`;
  const member = await floor.addPlayer(username);
  const stand = floor.standOf(username);
  return { stand, member, seat: await stand.seat(options) };
};
const told = (feed: string, key: string) =>
  everyMerchant(floor.database.db)
    .selectFrom('outbox')
    .select(['seq', 'room', 'value'])
    .where('feed', '=', feed)
    .where('key', '=', key)
    .orderBy('id')
    .execute();
const newestBet = async (seat: Seat) => {
  const answer = await seat.bet();
  return answer.code;
};

describe('pace (PP-20)', () => {
  it('refuses a slot’s next round within 2.5 s of the last one’s start, and accepts another bet of the same round', async () => {
    const { seat } = await newSeat();
    await seat.staked();
    await seat.staked();
    expect((await seat.bet({ round_id: newId() })).code).toBe('TOO_FAST');
    await brand()
      .updateTable('play_sessions')
      .set({ last_round_at: new Date(Date.now() - 2_600) })
      .where('id', '=', seat.opened.session)
      .execute();
    expect((await seat.bet({ round_id: newId() })).code).toBe('OK');
  });

  it('applies across launches: reopening the game does not shorten it', async () => {
    const { seat, stand, member } = await newSeat();
    await seat.staked();
    const { session } = await openSession(floor.database, member);
    const { token } = await floor.database.transact((tx) =>
      createPlaySession(tx, {
        merchant: 'parlour',
        member,
        loginId: session.id,
        game: { vendor: VENDOR, nodeId: 9_001, gameType: 'RNG' },
        language: 'EN',
        demo: false,
      }),
    );
    const opened = answered(await stand.client.authenticate({ token }));
    const next = 'session' in opened ? opened.session : '';
    const answer = await seat.bet({ session: next, game: 'dragon', round_id: newId() });
    expect(answer.code).toBe('TOO_FAST');
  });
});

describe('one slot at a time (PP-22)', () => {
  it('ends the older slot session, whose open round can still be settled', async () => {
    const { seat, stand } = await newSeat();
    const bet = await seat.staked();
    await stand.control('session', { player: stand.options.player, game: 'dragon', demo: false });
    expect(await newestBet(seat)).toBe('SESSION_EXPIRED');
    expect((await seat.settle(bet)).code).toBe('OK');
  });
});

describe('a launch token', () => {
  const launched = async (stand: Floor['stand']) =>
    (await stand.control<{ token: string }>('session', { player: stand.options.player, game: GAME, demo: false }))
      .token;

  it('opens a session with everything that a game must show, once', async () => {
    const { stand, member } = await newSeat();
    const token = await launched(stand);
    const [first, second] = await Promise.all([
      stand.client.authenticate({ token }),
      stand.client.authenticate({ token }),
    ]);
    const answers = [answered(first), answered(second)];
    expect(answers.map((answer) => answer.code).sort()).toEqual(['OK', 'SESSION_INVALID']);
    expect(answers.find((answer) => answer.code === 'OK')).toMatchObject({
      player: String(member.id),
      currency: 'USD',
      exponent: 2,
      balance: 10_000,
      language: 'EN',
      game: GAME,
      merchant: 'parlour',
      demo: false,
      limits: { min_stake: 10, max_stake: 1_000_000, min_round_ms: 2_500 },
      position: { net: 0, wagered: 0 },
    });
  });

  it('is refused after 60 s, as is an unknown one', async () => {
    const { stand, member } = await newSeat();
    const token = await launched(stand);
    await brand()
      .updateTable('play_sessions')
      .set({ launch_expires_at: new Date(Date.now() - 1) })
      .where('member_id', '=', member.id)
      .where('token_used_at', 'is', null)
      .execute();
    expect(answered(await stand.client.authenticate({ token })).code).toBe('SESSION_EXPIRED');
    expect(answered(await stand.client.authenticate({ token: 'made-up' })).code).toBe('SESSION_INVALID');
  });

  it('must be used before a bet', async () => {
    const { seat, stand, member } = await newSeat();
    await launched(stand);
    const row = await brand()
      .selectFrom('play_sessions')
      .select('id')
      .where('member_id', '=', member.id)
      .where('token_used_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect((await seat.bet({ session: row.id })).code).toBe('SESSION_INVALID');
  });
});

describe('net position (PP-10)', () => {
  it('changes with every stake, win and reversal, and is sent in the same transaction', async () => {
    const { seat, member } = await newSeat();
    const { session_id } = await brand()
      .selectFrom('play_sessions')
      .select('session_id')
      .where('id', '=', seat.opened.session)
      .executeTakeFirstOrThrow();
    const bet = await seat.staked({ amount: 100 });
    await seat.settle(bet, { amount: 250 });
    await seat.nextRound();
    const undone = await seat.staked({ amount: 40 });
    await seat.rollback(undone);
    const rows = await told('play', `session:${session_id}`);
    expect(rows.map(({ seq, value }) => [seq, (value as any).net, (value as any).wagered])).toEqual([
      [2, -100, 100],
      [3, 150, 100],
      [4, 110, 140],
      [5, 150, 100],
    ]);
    expect(rows[0]).toMatchObject({
      room: `member:${member.id}`,
      value: { currency: 'USD', exponent: 2, startedAtMs: expect.any(Number) },
    });
  });

  it('is not changed by free play', async () => {
    const { seat } = await newSeat({ demo: true });
    await seat.settle(await seat.staked());
    const session = await brand()
      .selectFrom('sessions')
      .innerJoin('play_sessions', 'play_sessions.session_id', 'sessions.id')
      .select(['play_net', 'play_wagered', 'play_version'])
      .where('play_sessions.id', '=', seat.opened.session)
      .executeTakeFirstOrThrow();
    expect(session).toEqual({ play_net: 0, play_wagered: 0, play_version: 1 });
  });
});

describe('a bet is refused', () => {
  it('for a due reality check, before a new round, until it is confirmed (PP-18)', async () => {
    const { seat, member } = await newSeat();
    const bet = await seat.staked();
    await brand()
      .insertInto('reality_checks', { member_id: member.id, every_minutes: 30, pending_since: new Date() })
      .execute();
    // The running round can be finished.
    expect(await newestBet(seat)).toBe('OK');
    await seat.settle(bet);
    await seat.nextRound();
    expect(await newestBet(seat)).toBe('REALITY_CHECK_PENDING');
    await brand()
      .updateTable('reality_checks')
      .set({ pending_since: null, last_answered_at: new Date() })
      .where('member_id', '=', member.id)
      .execute();
    expect(await newestBet(seat)).toBe('OK');
  });

  it.each<[string, string, () => Promise<unknown>, () => Promise<unknown>]>([
    [
      'the brand’s kill switch (PP-30)',
      'MAINTENANCE',
      () => setBrand({ play_stopped: true }),
      () => setBrand({ play_stopped: false }),
    ],
    ['maintenance of the site', 'MAINTENANCE', () => setBrand({ status: 1 }), () => setBrand({ status: 0 })],
    ['a restricted region', 'GEO_BLOCKED', () => setBrand({ status: 2 }), () => setBrand({ status: 0 })],
    [
      'a vendor that is switched off',
      'GAME_DISABLED',
      () => brand().updateTable('vendors').set({ enabled: false }).execute(),
      () => brand().updateTable('vendors').set({ enabled: true }).execute(),
    ],
    [
      'a game in maintenance',
      'MAINTENANCE',
      () =>
        brand()
          .updateTable('games')
          .set({ maintenance_until: new Date(Date.now() + 60_000) })
          .execute(),
      () => brand().updateTable('games').set({ maintenance_until: null }).execute(),
    ],
  ])('%s: %s, while the round settles', async (_what, code, begin, end) => {
    const { seat } = await newSeat();
    const bet = await seat.staked();
    await begin();
    expect(await newestBet(seat)).toBe(code);
    expect((await seat.settle(bet)).code).toBe('OK');
    await end();
  });
  const setBrand = (set: { play_stopped?: boolean; status?: 0 | 1 | 2 }) =>
    floor.database.db.updateTable('merchants').set(set).where('code', '=', 'parlour').execute();

  it('for a login session that has ended, and for a stopped player', async () => {
    const { seat, member } = await newSeat();
    await brand().insertInto('stopped_logins', { username: member.username, reason: 'test' }).execute();
    expect(await newestBet(seat)).toBe('PLAYER_LOCKED');
    await brand().updateTable('sessions').set({ ended_at: new Date() }).where('member_id', '=', member.id).execute();
    expect(await newestBet(seat)).toBe('SESSION_EXPIRED');
  });
});

describe('limits (PP-13, PP-15)', () => {
  it('count losses, not stakes; a win restores room', async () => {
    const { seat, stand, member } = await newSeat();
    await stand.control('limit', { player: member.username, kind: 'loss', left: 2 * seat.stake });
    const bet = await seat.staked({ amount: 2 * seat.stake });
    expect(await newestBet(seat)).toBe('LIMIT_LOSS');
    await seat.settle(bet, { amount: seat.stake });
    await seat.nextRound();
    expect(await newestBet(seat)).toBe('OK');
  });

  it('of player and operator both apply, so the stricter one decides; one that starts later does not apply yet', async () => {
    const { seat, member } = await newSeat();
    const limit = { member_id: member.id, kind: 'stake', period: 'bet' } as const;
    await brand()
      .insertInto('limits', { ...limit, amount: 500, owner: 'operator' })
      .execute();
    await brand()
      .insertInto('limits', { ...limit, amount: 300, owner: 'player' })
      .execute();
    expect((await seat.bet({ amount: 301 })).code).toBe('LIMIT_STAKE');
    await brand()
      .updateTable('limits')
      .set({ from_at: new Date(Date.now() + 86_400_000) })
      .where('owner', '=', 'player')
      .execute();
    expect((await seat.bet({ amount: 301 })).code).toBe('OK');
    expect((await seat.bet({ amount: 501 })).code).toBe('LIMIT_STAKE');
  });

  it('of a week and a month include the days before', async () => {
    const { seat, member } = await newSeat();
    const counter = { member_id: member.id, kind: 'wager', period: 'day' } as const;
    const first = new Date();
    first.setUTCDate(1);
    const day = first.toISOString().slice(0, 10);
    await brand()
      .insertInto('limit_counters', { ...counter, starts_on: day, amount: 950 })
      .execute();
    const limit = { member_id: member.id, kind: 'wager', amount: 1_000, owner: 'player' } as const;
    await brand()
      .insertInto('limits', { ...limit, period: 'month' })
      .execute();
    expect((await seat.bet({ amount: 51 })).code).toBe('LIMIT_WAGER');
    expect((await seat.bet({ amount: 50 })).code).toBe('OK');
  });
});

describe('the winners board', () => {
  const winnersOf = async () =>
    (await told('winners', 'merchant:parlour')).map(({ value }) => (value as any).vo as Record<string, unknown>);

  it('shows wins above the merchant’s threshold, with a masked name, and only where the return exceeded the stake', async () => {
    const settings = jsonb({ winnersFrom: 300 });
    await floor.database.db.updateTable('merchants').set({ settings }).where('code', '=', 'parlour').execute();
    const { seat } = await newSeat();
    for (const [stake, win, over] of [
      [100, 299, {}],
      [400, 400, {}],
      [100, 300, { reason: 'refund' }],
      [100, 300, { type: 'promo' }],
      [100, 300, {}],
    ] as const) {
      await seat.settle(await seat.staked({ amount: stake }), { amount: win, ...over });
      await seat.nextRound();
    }
    const heard = await winnersOf();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({
      gameName: 'The lantern',
      winAmount: 300,
      iconUrl: expect.stringMatching(/^\/art\//),
    });
    expect(heard[0]!['customerName']).toMatch(/^fr\*\*\*\d$/);
  });
});

describe('bet-settle', () => {
  const body = (seat: Seat, over: object = {}) => ({
    ...seat.betBody(),
    settle_tx_id: newId(),
    win_amount: 3 * seat.stake,
    round_closed: true,
    ...over,
  });

  it('is a bet and its win in one call, executed once', async () => {
    const { seat, stand } = await newSeat({ stakes: 10 });
    const both = body(seat);
    const first = answered(await stand.client.betSettle(both));
    expect(first).toMatchObject({ code: 'OK', balance: 12 * seat.stake, replayed: false });
    expect(answered(await stand.client.betSettle(both))).toMatchObject({
      code: 'ALREADY_PROCESSED',
      platform_tx_id: first.platform_tx_id,
      balance: 12 * seat.stake,
      replayed: true,
    });
    expect(answered(await stand.client.betSettle({ ...both, win_amount: 1 })).code).toBe('PAYLOAD_MISMATCH');
    expect(answered(await stand.client.tx(both.settle_tx_id))).toMatchObject({ kind: 'settle', state: 'applied' });
  });

  it('takes no stake where the win’s transaction id was used before', async () => {
    const { seat, stand } = await newSeat();
    const used = body(seat);
    await stand.client.betSettle(used);
    await seat.nextRound();
    const again = body(seat, { settle_tx_id: used.settle_tx_id });
    expect(answered(await stand.client.betSettle(again)).code).toBe('PAYLOAD_MISMATCH');
    expect(await seat.gained()).toBe(2);
    expect(answered(await stand.client.tx(again.tx_id)).code).toBe('BET_NOT_FOUND');
  });

  it('is refused permanently for the reasons of a bet', async () => {
    const { seat, stand } = await newSeat({ stakes: 1 });
    const poor = body(seat, { amount: 2 * seat.stake });
    expect(answered(await stand.client.betSettle(poor)).code).toBe('INSUFFICIENT_FUNDS');
    await stand.control('money', { player: stand.options.player, balance: 5 * seat.stake });
    expect(answered(await stand.client.betSettle(poor))).toMatchObject({ code: 'INSUFFICIENT_FUNDS', replayed: true });
  });
});

describe('the stored records', () => {
  it('of a round state stake, payout and result', async () => {
    const { seat } = await newSeat();
    const bet = await seat.staked({ amount: 200 });
    await seat.staked({ amount: 100 });
    const round = () =>
      brand()
        .selectFrom('rounds')
        .select(['stake', 'payout', 'state', 'ledger', 'currency'])
        .where('vendor_round_id', '=', seat.round)
        .executeTakeFirstOrThrow();
    expect(await round()).toEqual({ stake: 300, payout: 0, state: 'open', ledger: 'real', currency: 'USD' });
    await seat.settle(bet, { amount: 450 });
    expect(await round()).toMatchObject({ stake: 300, payout: 450, state: 'closed' });
    await seat.adjust(-50);
    expect(await round()).toMatchObject({ payout: 400, state: 'closed' });
  });

  it('of wallet movements state kind and game', async () => {
    const { seat, member } = await newSeat();
    const bet = await seat.staked();
    await seat.settle(bet);
    const movements = await brand()
      .selectFrom('entries')
      .innerJoin('accounts', 'accounts.id', 'entries.account_id')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'entries.ledger_transaction_id')
      .select(['ledger_transactions.kind', 'about', 'entries.amount'])
      .where('owner', '=', `member:${member.id}`)
      .orderBy('entries.version')
      .execute();
    expect(movements.slice(1)).toEqual([
      { kind: 'bet', about: 'The lantern', amount: -seat.stake },
      { kind: 'win', about: 'The lantern', amount: 3 * seat.stake },
    ]);
  });
});
