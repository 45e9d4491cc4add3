import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { wallet } from '../../../contract/wallet.ts';
import { merchant, newPlayer, useLimits } from './support/player.ts';

useLimits();

describe('[PP-13] a deposit above the limit', () => {
  it.each(['day', 'week', 'month'] as const)(
    'of the %s is refused with what is left and until when',
    async (period) => {
      const player = await newPlayer();
      await player.setLimit('deposit', period, 5_000);
      await player.deposit(3_000);
      const { status, body } = await player.deposit(2_001);
      const { untilMs } = await player.limit('deposit', period);
      expect([status, body.message, body.value]).toEqual([
        409,
        `deposit_limit_${period}`,
        { kind: 'deposit', period, amount: 5_000, left: 2_000, untilMs },
      ]);
      expect((await player.call(wallet.deposits)).body.value.list).toHaveLength(1);
      expect((await player.deposit(2_000)).body.success).toBe(true);
      expect(await player.limit('deposit', period)).toMatchObject({ used: 5_000 });
    },
  );

  it('is accepted once when two that fit only once are ordered at the same time', async () => {
    const player = await newPlayer();
    await player.setLimit('deposit', 'day', 5_000);
    const answers = await Promise.all([player.deposit(3_000), player.deposit(3_000), player.deposit(3_000)]);
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it('does not count an order twice that is sent twice with one key', async () => {
    const player = await newPlayer();
    await player.setLimit('deposit', 'day', 3_000);
    const key = randomUUID();
    const [one, two] = await Promise.all([player.deposit(3_000, key), player.deposit(3_000, key)]);
    expect([one.body.success, two.body.success]).toEqual([true, true]);
    expect((await player.deposit(3_000, key)).body.value.deposit.id).toBe(one.body.value.deposit.id);
  });

  it('is accepted after a cancelled one, which does not count, and on the next day', async () => {
    const player = await newPlayer();
    await player.setLimit('deposit', 'day', 3_000);
    const { body } = await player.deposit(3_000);
    await player.call(wallet.cancelDeposit, { depositId: body.value.deposit.id });
    expect((await player.deposit(3_000)).body.success).toBe(true);
    expect((await player.deposit(1_000)).body.message).toBe('deposit_limit_day');
    await merchant()
      .updateTable('deposits')
      .set({ created_at: sql<Date>`created_at - interval '1 day'` })
      .where('member_id', '=', player.member.id)
      .execute();
    expect((await player.deposit(1_000)).body.success).toBe(true);
  });

  it('counts gross: what is lost or withdrawn restores nothing', async () => {
    const player = await newPlayer();
    await player.setLimit('deposit', 'month', 4_000);
    const { body } = await player.deposit(3_000);
    await player.pay(body.value.payUrl);
    const play = await player.play(0);
    expect(play.before.real).toBe(0);
    expect((await player.deposit(1_001)).body.message).toBe('deposit_limit_month');
  });

  it('is accepted from a member of another merchant without a limit', async () => {
    const player = await newPlayer();
    await player.setLimit('deposit', 'day', 0);
    const stranger = await newPlayer('other');
    expect((await player.deposit(1_000)).body.message).toBe('deposit_limit_day');
    // The other merchant has no methods, which is the next check.
    expect((await stranger.deposit(1_000)).body.message).toBe('unknown_method');
  });
});
