import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { playerLimits } from '../../../contract/player-limits.ts';
import { playerLimitsOperator } from '../../../contract/player-limits-operator.ts';
import { wallet } from '../../../contract/wallet.ts';
import { addRequirement, openTurnover } from '../../../server/domains/wallet/requirements.ts';
import { callServer, TEST_PASSWORD } from '../../support/calls.ts';
import { addMethods, openPayer } from '../withdrawals/support/payer.ts';
import { floor, merchant, newPlayer, operate, useLimits } from './support/player.ts';

useLimits();

const DAY_MS = 86_400_000;
const untilOf = async (player: Awaited<ReturnType<typeof newPlayer>>): Promise<number> =>
  (await player.overview()).exclusions[0]!.untilMs;
const reason = 'agreed by phone';

describe('[PP-16] an excluded member', () => {
  it.each([
    ['cool_off', '24h', DAY_MS],
    ['cool_off', '7d', 7 * DAY_MS],
    ['cool_off', '30d', 30 * DAY_MS],
    ['self_exclusion', '6m', 180 * DAY_MS],
    ['self_exclusion', '1y', 365 * DAY_MS],
    ['self_exclusion', '5y', 5 * 365 * DAY_MS],
  ])('by %s for %s is excluded at once, until the end of the term', async (kind, term, atLeast) => {
    const player = await newPlayer();
    const { body } = await player.exclude({ kind, term });
    expect(body.value.exclusions).toMatchObject([{ kind, gameType: null, by: 'player' }]);
    const left = (await untilOf(player)) - Date.now();
    expect(left).toBeGreaterThan(atLeast - 60_000);
    expect(left).toBeLessThan(atLeast + 5 * DAY_MS);
  });

  it('opens no game; the refusal names the end', async () => {
    const player = await newPlayer();
    await player.exclude({ kind: 'cool_off', term: '24h' });
    const { status, body } = await player.launch();
    expect([status, body.message]).toEqual([403, 'account_excluded']);
    expect(body.value).toMatchObject({ untilMs: await untilOf(player), suggestions: [] });
  });

  it('places no bet in a running round, whose winnings are paid (case 26)', async () => {
    const player = await newPlayer();
    const play = await player.play();
    const bet = await play.staked();
    await player.exclude({ kind: 'self_exclusion', term: '6m' });
    expect(await play.bet()).toMatchObject({
      code: 'PLAYER_EXCLUDED',
      balance: 9_900,
      restriction: { kind: 'exclusion', period: null, until: await untilOf(player) },
    });
    expect(await play.settle(bet, { amount: 300 })).toMatchObject({ code: 'OK', balance: 10_200 });
  });

  it('places no bet after the exclusion, however many arrive at the same time', async () => {
    const player = await newPlayer();
    const play = await player.play();
    const bets = Array.from({ length: 8 }, () => play.bet({ amount: 10 }));
    await player.exclude({ kind: 'cool_off', term: '24h' });
    const { balance } = await play.bet({ amount: 10 });
    const answers = await Promise.all(bets);
    const accepted = answers.filter(({ code }) => code === 'OK').length;
    expect(balance).toBe(10_000 - 10 * accepted);
  });

  it('orders no deposit, and one that is not paid yet is cancelled', async () => {
    const player = await newPlayer();
    const opened = (await player.deposit(2_000)).body.value;
    await player.exclude({ kind: 'cool_off', term: '7d' });
    const { status, body } = await player.deposit(2_000);
    expect([status, body.message, body.value]).toEqual([403, 'account_excluded', { untilMs: await untilOf(player) }]);
    await player.pay(opened.payUrl);
    expect((await player.call(wallet.deposits)).body.value.list).toMatchObject([{ state: 'cancelled' }]);
    expect((await player.call(wallet.balance)).body.value.amount).toBe(0);
  });

  it('logs in, and reads and lowers limits', async () => {
    const player = await newPlayer();
    await player.exclude({ kind: 'self_exclusion', term: '5y' });
    const login = { type: 'username', username: player.name, password: TEST_PASSWORD };
    expect((await callServer(floor.url, auth.login, login)).body.success).toBe(true);
    expect((await player.setLimit('loss', 'day', 100)).body.success).toBe(true);
  });

  it('withdraws, also with turnover that was open, after the operator’s check', async () => {
    await addMethods(floor);
    const payer = await openPayer(floor);
    const { id: memberId } = payer.member;
    await floor.database.transact((tx) =>
      addRequirement(tx, {
        merchant: 'parlour',
        memberId,
        source: 'deposit',
        sourceId: randomUUID(),
        amount: 50_000,
      }),
    );
    expect((await payer.withdraw()).body).toMatchObject({ message: 'turnover_open', value: { open: 50_000 } });
    await payer.call(playerLimits.exclude, { kind: 'self_exclusion', term: '6m' });
    expect(await openTurnover(floor.database.db, 'parlour', memberId)).toBe(0);
    expect((await payer.withdraw()).body.value.withdrawal).toMatchObject({ state: 'checking' });
  });

  it('stays excluded: a shorter exclusion, or the operator’s, does not end one before its term', async () => {
    const player = await newPlayer();
    await player.exclude({ kind: 'self_exclusion', term: '1y' });
    const until = await untilOf(player);
    await player.exclude({ kind: 'self_exclusion', term: '6m' });
    await player.exclude({ kind: 'cool_off', term: '24h' });
    await operate(playerLimitsOperator.exclude, { account: player.name, kind: 'cool_off', term: '7d', reason });
    const { exclusions } = await player.overview();
    expect(exclusions.map(({ kind, by }) => [kind, by])).toEqual([
      ['self_exclusion', 'player'],
      ['cool_off', 'operator'],
      ['cool_off', 'player'],
    ]);
    expect(exclusions[0]!.untilMs).toBe(until);
    expect((await player.deposit(2_000)).body.value).toEqual({ untilMs: until });
  });

  it('can extend it', async () => {
    const player = await newPlayer();
    await player.exclude({ kind: 'cool_off', term: '24h' });
    const before = await untilOf(player);
    await player.exclude({ kind: 'self_exclusion', term: '6m' });
    expect(await untilOf(player)).toBeGreaterThan(before);
    expect((await player.deposit(2_000)).body.value).toEqual({ untilMs: await untilOf(player) });
  });

  it('plays and deposits again after the term', async () => {
    const player = await newPlayer();
    await player.exclude({ kind: 'cool_off', term: '24h' });
    const past = sql<Date>`clock_timestamp() - interval '1 second'`;
    const { id } = player.member;
    await merchant().updateTable('members').set({ excluded_until: past }).where('id', '=', id).execute();
    await merchant()
      .updateTable('exclusions')
      .set({ starts_at: sql<Date>`clock_timestamp() - interval '1 day'`, ends_at: past })
      .where('member_id', '=', id)
      .execute();
    expect((await player.overview()).exclusions).toEqual([]);
    expect((await player.deposit(2_000)).body.success).toBe(true);
    expect((await (await player.play()).bet()).code).toBe('OK');
  });

  it('is the only one: others of this merchant and of another are not', async () => {
    const player = await newPlayer();
    const neighbour = await newPlayer();
    const stranger = await newPlayer('other');
    await player.exclude({ kind: 'cool_off', term: '24h' });
    expect((await (await neighbour.play()).bet()).code).toBe('OK');
    expect((await neighbour.deposit(2_000)).body.success).toBe(true);
    expect((await stranger.overview()).exclusions).toEqual([]);
    expect((await stranger.deposit(2_000)).body.message).toBe('unknown_method');
  });

  it.each([
    ['a cool-off of six months', { kind: 'cool_off', term: '6m' }],
    ['a self-exclusion of less than six months', { kind: 'self_exclusion', term: '30d' }],
    ['a term that does not exist', { kind: 'cool_off', term: '1h' }],
    ['a cool-off of one game type', { kind: 'cool_off', term: '24h', gameType: 'RNG' }],
    ['a lock without its game type', { kind: 'type_lock', term: '24h' }],
    ['a lock of an unknown game type', { kind: 'type_lock', term: '24h', gameType: 'CHESS' }],
    ['another member', { kind: 'cool_off', term: '24h', memberId: 1 }],
  ])('%s is refused', async (_what, request) => {
    const player = await newPlayer();
    expect((await player.exclude(request)).body.message).toBe('invalid_request');
    expect((await player.overview()).exclusions).toEqual([]);
  });
});

describe('[PP-17] a lock of one game type', () => {
  it('refuses bets and launches of that type, and nothing else', async () => {
    const player = await newPlayer();
    const play = await player.play();
    const bet = await play.staked();
    await player.exclude({ kind: 'type_lock', term: '7d', gameType: 'RNG' });
    const until = await untilOf(player);
    expect(await play.bet()).toMatchObject({
      code: 'PLAYER_EXCLUDED',
      restriction: { kind: 'type_lock', period: null, until },
    });
    expect((await play.settle(bet)).code).toBe('OK');
    const { status, body } = await player.launch();
    expect([status, body.message, body.value]).toMatchObject([403, 'game_type_locked', { untilMs: until }]);
    expect((await player.deposit(2_000)).body.success).toBe(true);
  });

  it('of another type refuses neither', async () => {
    const player = await newPlayer();
    await player.exclude({ kind: 'type_lock', term: '5y', gameType: 'SPORTS' });
    expect((await player.overview()).exclusions).toMatchObject([{ kind: 'type_lock', gameType: 'SPORTS' }]);
    expect((await (await player.play()).bet()).code).toBe('OK');
    // The test's vendor has no address to launch at.
    expect((await player.launch()).body.message).toBe('game_disabled');
  });
});

describe('the operator’s exclusion', () => {
  it('applies as the member’s own, and is audited with its reason', async () => {
    const player = await newPlayer();
    const opened = (await player.deposit(2_000)).body.value.deposit;
    const request = { account: player.name, kind: 'self_exclusion', term: '6m', reason };
    const { body } = await operate(playerLimitsOperator.exclude, request);
    expect(body.value.exclusions).toMatchObject([{ kind: 'self_exclusion', by: 'operator' }]);
    expect((await player.launch()).body.message).toBe('account_excluded');
    expect((await player.call(wallet.deposits)).body.value.list).toMatchObject([{ id: opened.id, state: 'cancelled' }]);
    const row = await merchant().selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      member_id: player.member.id,
      actor: 'operator',
      action: 'exclusion',
      reason,
      after: { kind: 'self_exclusion' },
    });
  });

  it('of a member of another merchant is refused', async () => {
    const stranger = await newPlayer('other');
    const request = { account: stranger.name, kind: 'cool_off', term: '24h', reason };
    expect((await operate(playerLimitsOperator.exclude, request)).body.message).toBe('not_found');
    expect((await stranger.overview()).exclusions).toEqual([]);
  });
});
