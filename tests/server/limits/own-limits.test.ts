import { describe, expect, it } from 'vitest';
import { playerLimits } from '../../../contract/player-limits.ts';
import { inZone, merchant, newPlayer, passTheDelay, useLimits } from './support/player.ts';

useLimits();

const DAY_MS = 86_400_000;

describe('[PP-13] the overview', () => {
  it('has every kind and period, without a limit at first, with the end of each running period', async () => {
    const player = await newPlayer();
    const { limits, exclusions, currency, exponent } = await player.overview();
    expect([currency, exponent, exclusions]).toEqual(['USD', 2, []]);
    expect(limits.map(({ kind, period }) => `${kind} ${period}`)).toEqual([
      ...['deposit', 'loss', 'wager', 'time'].flatMap((kind) => [`${kind} day`, `${kind} week`, `${kind} month`]),
      'stake bet',
    ]);
    const none = { amount: null, own: null, operator: null, pending: null };
    for (const limit of limits) expect(limit).toMatchObject(none);
    const midnight = new Date().setUTCHours(24, 0, 0, 0);
    expect(await player.limit('wager', 'day')).toMatchObject({ used: 0, untilMs: midnight });
    expect(await player.limit('stake', 'bet')).toMatchObject({ used: null, untilMs: null });
  });

  it('has periods that end at midnight of the merchant’s time zone', async () => {
    const player = await newPlayer();
    await inZone('Asia/Singapore', async () => {
      const { untilMs } = await player.limit('deposit', 'day');
      expect(new Date(untilMs!).toISOString()).toMatch(/T16:00:00.000Z$/);
      expect(untilMs! - Date.now()).toBeLessThanOrEqual(DAY_MS);
      expect(untilMs! - Date.now()).toBeGreaterThan(0);
    });
  });

  it('states what is used, from settled and open rounds', async () => {
    const player = await newPlayer();
    const play = await player.play();
    const bet = await play.staked({ amount: 300 });
    expect(await player.limit('loss', 'day')).toMatchObject({ used: 300 });
    await play.settle(bet, { amount: 500 });
    expect(await player.limit('loss', 'day')).toMatchObject({ used: -200 });
    expect(await player.limit('wager', 'month')).toMatchObject({ used: 300 });
  });
});

describe('[PP-14] a member’s limit', () => {
  it('applies at once when it is new or lower', async () => {
    const player = await newPlayer();
    await player.setLimit('loss', 'week', 5_000);
    await player.setLimit('loss', 'week', 4_000);
    expect(await player.limit('loss', 'week')).toMatchObject({ amount: 4_000, own: 4_000, pending: null });
  });

  it.each<[string, number | null]>([
    ['raised', 9_000],
    ['removed', null],
  ])('is %s after 24 hours; until then the old one applies', async (_how, amount) => {
    const player = await newPlayer();
    await player.setLimit('wager', 'day', 1_000);
    const before = Date.now();
    const { body } = await player.setLimit('wager', 'day', amount);
    const limit = body.value.limits.find(({ kind, period }) => kind === 'wager' && period === 'day')!;
    expect(limit).toMatchObject({ amount: 1_000, own: 1_000, pending: { amount } });
    expect(Math.abs(limit.pending!.fromMs - before - DAY_MS)).toBeLessThan(60_000);
    await passTheDelay(player.member.id);
    expect(await player.limit('wager', 'day')).toMatchObject({ amount, own: amount, pending: null });
  });

  it('stays when the raise is cancelled, and also when a lower one is set meanwhile', async () => {
    const player = await newPlayer();
    await player.setLimit('deposit', 'day', 1_000);
    await player.setLimit('deposit', 'day', 9_000);
    await player.call(playerLimits.cancelPending, { kind: 'deposit', period: 'day' });
    expect(await player.limit('deposit', 'day')).toMatchObject({ own: 1_000, pending: null });
    await player.setLimit('deposit', 'day', 9_000);
    await player.setLimit('deposit', 'day', 500);
    await passTheDelay(player.member.id);
    expect(await player.limit('deposit', 'day')).toMatchObject({ own: 500, pending: null });
  });

  it('is raised from the amount in force once an earlier raise has taken effect', async () => {
    const player = await newPlayer();
    await player.setLimit('loss', 'day', 1_000);
    await player.setLimit('loss', 'day', 2_000);
    await passTheDelay(player.member.id);
    // A cancel comes too late for what has taken effect.
    await player.call(playerLimits.cancelPending, { kind: 'loss', period: 'day' });
    await player.setLimit('loss', 'day', 3_000);
    expect(await player.limit('loss', 'day')).toMatchObject({ own: 2_000, pending: { amount: 3_000 } });
  });

  it('leaves a row in the audit log with the values before and after (PP-29)', async () => {
    const player = await newPlayer();
    await player.setLimit('stake', 'bet', 700);
    await player.setLimit('stake', 'bet', 600);
    const row = await merchant()
      .selectFrom('audit')
      .select(['actor', 'action', 'before', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      actor: `member:${player.member.id}`,
      action: 'limit_set',
      before: { kind: 'stake', period: 'bet', amount: 700 },
      after: { amount: 600 },
    });
  });

  it.each<[string, object]>([
    ['of less than nothing', { kind: 'loss', period: 'day', amount: -1 }],
    ['of a fraction', { kind: 'loss', period: 'day', amount: 1.5 }],
    ['beyond exact numbers', { kind: 'loss', period: 'day', amount: 2 ** 53 }],
    ['above the highest', { kind: 'loss', period: 'day', amount: 1_000_000_000_001 }],
    ['of a stake with a period', { kind: 'stake', period: 'day', amount: 100 }],
    ['of losses without a period', { kind: 'loss', period: 'bet', amount: 100 }],
    ['of a kind that does not exist', { kind: 'luck', period: 'day', amount: 100 }],
    ['of another member', { kind: 'loss', period: 'day', amount: 100, memberId: 1 }],
  ])('%s is refused', async (_what, request) => {
    const player = await newPlayer();
    expect((await player.call(playerLimits.setLimit, request)).body.message).toBe('invalid_request');
    expect((await player.overview()).limits.every(({ amount }) => amount === null)).toBe(true);
  });

  it('is the member’s own: neither another member nor one of another merchant has it', async () => {
    const player = await newPlayer();
    const neighbour = await newPlayer();
    const stranger = await newPlayer('other');
    await player.setLimit('loss', 'day', 0);
    expect((await neighbour.limit('loss', 'day')).amount).toBeNull();
    expect((await stranger.limit('loss', 'day')).amount).toBeNull();
    expect((await stranger.setLimit('loss', 'day', 5)).body.success).toBe(true);
    expect((await player.limit('loss', 'day')).amount).toBe(0);
  });
});
