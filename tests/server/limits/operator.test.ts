import { describe, expect, it } from 'vitest';
import { playerLimitsOperator } from '../../../contract/player-limits-operator.ts';
import { commandOf } from '../../../server/cli/commands.ts';
import { merchant, newPlayer, operate, useLimits } from './support/player.ts';

useLimits();

const reason = 'agreed by phone';

describe('[PP-15] the operator’s limit', () => {
  it('applies beside the member’s: the stricter one decides', async () => {
    const player = await newPlayer();
    const { name: account } = player;
    const set = (amount: number | null) =>
      operate(playerLimitsOperator.setLimit, { account, kind: 'stake', period: 'bet', amount, reason });
    await player.setLimit('stake', 'bet', 300);
    await set(200);
    expect(await player.limit('stake', 'bet')).toMatchObject({ amount: 200, own: 300, operator: 200 });
    const play = await player.play();
    // Opening the game in the sandbox resets what the operator set.
    await set(200);
    expect((await play.bet({ amount: 201 })).code).toBe('LIMIT_STAKE');
    // The operator's own raise applies at once; the member's limit is left.
    const { body } = await set(900);
    expect(body.value.limits.find(({ kind }) => kind === 'stake')).toMatchObject({ amount: 300, operator: 900 });
    expect((await play.bet({ amount: 201 })).code).toBe('OK');
    expect((await play.bet({ amount: 301 })).code).toBe('LIMIT_STAKE');
    await set(null);
    expect(await player.limit('stake', 'bet')).toMatchObject({ amount: 300, operator: null });
  });

  it('cannot be raised by the member, and refuses deposits too', async () => {
    const player = await newPlayer();
    const request = { account: player.name, kind: 'deposit', period: 'day', amount: 2_000, reason };
    await operate(playerLimitsOperator.setLimit, request);
    await player.setLimit('deposit', 'day', 100_000);
    expect((await player.deposit(2_001)).body).toMatchObject({
      message: 'deposit_limit_day',
      value: { amount: 2_000, left: 2_000 },
    });
  });

  it('is audited with the reason; one without a reason, for nobody, or for another merchant’s member is refused', async () => {
    const player = await newPlayer();
    const stranger = await newPlayer('other');
    const request = { account: player.name, kind: 'loss', period: 'week', amount: 9, reason };
    await operate(playerLimitsOperator.setLimit, request);
    const row = await merchant().selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      actor: 'operator',
      action: 'limit_set',
      reason,
      before: { amount: null },
      after: { kind: 'loss', period: 'week', amount: 9, memberId: player.member.id },
      member_id: player.member.id,
    });
    const refusal = async (over: object) =>
      (await operate(playerLimitsOperator.setLimit, { ...request, ...over })).body.message;
    expect(await refusal({ reason: '' })).toBe('invalid_request');
    expect(await refusal({ account: 'nobody' })).toBe('not_found');
    expect(await refusal({ account: stranger.name })).toBe('not_found');
    expect((await operate(playerLimitsOperator.overview, { account: stranger.name })).body.message).toBe('not_found');
  });

  it('is printed by the command line with the member’s, what is used, and exclusions', async () => {
    const player = await newPlayer();
    await player.setLimit('loss', 'week', 5_000);
    const set = { account: player.name, kind: 'loss', period: 'week', amount: 4_000, reason };
    await operate(playerLimitsOperator.setLimit, set);
    await player.exclude({ kind: 'type_lock', term: '7d', gameType: 'RNG' });
    const command = commandOf({ args: ['limits', player.name], options: {}, merchant: 'parlour' });
    const [limit, lock, ...more] = command.report((await player.overview()) as never).split('\n');
    expect(limit).toBe('loss week  member 50.00 USD  operator 40.00 USD  used 0.00 USD');
    expect(lock).toMatch(/^type_lock RNG  by player  until \d{4}-\d\d-\d\dT/);
    expect(more).toEqual([]);
  });

  it('is read with the member’s, and what is used', async () => {
    const player = await newPlayer();
    await player.setLimit('wager', 'day', 500);
    const play = await player.play();
    await play.staked({ amount: 120 });
    const { body } = await operate(playerLimitsOperator.overview, { account: player.name.toUpperCase() });
    expect(body.value).toEqual(await player.overview());
    expect(body.value.limits.find(({ kind, period }) => kind === 'wager' && period === 'day')).toMatchObject({
      own: 500,
      used: 120,
    });
  });
});
