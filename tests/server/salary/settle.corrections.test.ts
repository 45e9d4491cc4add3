import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { PERCENT, termsOf } from './world.ts';
import { world, top, middle, deep, useTeam, settleAll, amounts } from './support/team.ts';

useTeam();

describe('[AGT-04] [LIVE-06] a window', () => {
  it('deducts a bet that was voided after its payment, at the rate of then, and leaves the paid bill unchanged', async () => {
    const tiers = [{ rate: 6 * PERCENT }, { turnover: 50_000, rate: 8 * PERCENT }];
    await world.agree(middle, termsOf(tiers));
    const bet = await world.bet(deep, 10_000);
    await settleAll();
    await bet.change({ state: 'open' });
    await world.bet(deep, 60_000);
    await world.turn();
    expect(await world.figure(middle)).toMatchObject({
      turnover: 60_000,
      tier: 1,
      corrected: -600,
      accrued: { amount: 4_800 - 600 },
    });
    await settleAll();
    expect(await amounts()).toEqual(['top 400', 'middle 600', `top ${1_200 - 400}`, `middle ${4_800 - 600}`]);
    const { rows } = await sql<{ named: string }>`
      select m.username || ' ' || earlier.amount || ' ' || c.exact as named from bill_corrections c
        join bills earlier on earlier.id = c.corrects join members m on m.id = earlier.agent_id order by m.id`.execute(
      world.database.db,
    );
    expect(rows.map(({ named }) => named)).toEqual(['top 400 -400000000', 'middle 600 -600000000']);
  });

  it('does not count a bet that was voided before the settlement, also after the window’s end', async () => {
    const bet = await world.bet(deep, 10_000);
    await world.turn();
    await world.pass(5);
    await bet.change({ state: 'rolled_back' });
    await world.bet(deep, 1_000);
    await world.turn(undefined, { watermarkMs: 600_000 });
    expect(await world.figure(middle)).toMatchObject({
      accrued: { amount: 60 },
      corrected: 0,
      closing: { accrued: { amount: 0 } },
    });
    await settleAll();
    expect(await amounts()).toEqual(['top 0', 'middle 0', 'top 40', 'middle 60']);
  });

  it('[PP-20] counts of a bet the part that was at risk, and the rest of it neither as stake nor as payout', async () => {
    const bet = await world.bet(deep, 10_000, 9_500);
    await bet.change({ state: 'open' });
    await bet.change({ valid_stake: 600, state: 'closed' });
    await world.turn();
    expect(await world.figure(middle)).toMatchObject({ turnover: 600 });
    await bet.change({ stake: 500 });
    await world.turn();
    expect(await world.figure(middle)).toMatchObject({ turnover: 500 });
    const { rows } = await sql<{ stake: number; payout: number }>`
      select sum(stake)::int as stake, sum(payout)::int as payout from turnover`.execute(world.database.db);
    expect(rows).toEqual([{ stake: 500, payout: 9_500 }]);
  });

  it('with a negative sum pays nothing, and carries the rest until it is earned', async () => {
    const bet = await world.bet(deep, 10_000);
    await settleAll();
    await bet.change({ state: 'rolled_back' });
    await world.turn();
    expect(await world.figure(middle)).toMatchObject({ accrued: { amount: -600 }, corrected: -600, turnover: 0 });
    await settleAll();
    // Before any new bet, the value shows the carried amount.
    await world.turn();
    expect(await world.figure(middle)).toMatchObject({ accrued: { amount: -600 }, carried: -600, corrected: 0 });
    for (const stake of [2_000, 3_000, 10_000]) {
      await world.bet(deep, stake);
      await settleAll();
    }
    const own = (await world.bills()).filter(({ agent }) => agent === 'middle');
    const units = (millionths: string) => Number(millionths) / 1_000_000;
    expect(own.map((bill) => [bill.amount, units(bill.carriedIn), units(bill.carriedOut)])).toEqual([
      [600, 0, 0],
      [0, 0, 600],
      [0, -600, 480],
      [0, -480, 300],
      [300, -300, 0],
    ]);
    expect(await world.balance(middle)).toBe(600 + 300);
    expect(await world.balance(top)).toBe(400 + 200);
  });

  it('deducts a re-settled bet at what each of its windows paid', async () => {
    const bet = await world.bet(deep, 10_000);
    await settleAll();
    await bet.change({ state: 'open' });
    await bet.change({ state: 'closed', stake: 4_000 });
    await settleAll();
    await bet.change({ stake: 5_000 });
    await settleAll();
    await bet.change({ state: 'rolled_back' });
    await settleAll();
    expect(
      (await world.bills()).filter(({ agent }) => agent === 'middle').map(({ exact, corrected }) => [exact, corrected]),
    ).toEqual([
      ['600000000', '0'],
      ['240000000', '-600000000'],
      ['300000000', '-240000000'],
      ['0', '-300000000'],
    ]);
  });

  it('does not deduct what the cap withheld from the earlier bill', async () => {
    await world.agree(middle, termsOf(6, { cap: 500 }));
    const [small, large] = [await world.bet(deep, 1_000), await world.bet(deep, 9_000)];
    await settleAll();
    await small.change({ state: 'rolled_back' });
    await world.bet(deep, 1_000);
    await settleAll();
    await large.change({ state: 'rolled_back' });
    await settleAll();
    // 600 under a cap of 500: less 60 it is 540, still capped to 500; less everything it is zero.
    expect(
      (await world.bills())
        .filter(({ agent }) => agent === 'middle')
        .map(({ amount, corrected, carriedOut }) => [amount, corrected, carriedOut]),
    ).toEqual([
      [500, '0', '0'],
      [60, '0', '0'],
      [0, '-500000000', '500000000'],
    ]);
  });

  it('deducts a bet from the contract’s newest version, which carries the old one’s negative rest', async () => {
    const bet = await world.bet(deep, 10_000);
    await settleAll();
    const second = await world.agree(middle, termsOf(2), 0);
    await bet.change({ state: 'rolled_back' });
    await settleAll();
    await world.bet(deep, 40_000);
    await settleAll();
    const own = (await world.bills()).filter(({ agent }) => agent === 'middle');
    expect(own.map(({ amount, corrected }) => [amount, corrected])).toEqual([
      [600, '0'],
      [0, '-600000000'],
      [200, '0'],
    ]);
    expect(own.slice(1).map(({ contract }) => contract)).toEqual([second, second]);
  });

  it('in which the contract ends writes off the negative rest, also without bets in the window', async () => {
    const bet = await world.bet(deep, 10_000);
    await settleAll();
    await bet.change({ state: 'rolled_back' });
    await settleAll();
    await sql`update pay_contracts set state = 'terminated', until_at = salary_window_at(clock_timestamp()) + interval '5 minutes'
               where downline = ${middle.id}`.execute(world.database.db);
    await settleAll();
    const last = (await world.bills()).filter(({ agent }) => agent === 'middle').at(-1);
    expect(last).toMatchObject({
      turnover: 0,
      amount: 0,
      carriedIn: '-600000000',
      writtenOff: '600000000',
      carriedOut: '0',
    });
    expect(await world.figure(middle)).toMatchObject({ accrued: { amount: 0 }, carried: 0, tier: -1 });
    await settleAll();
    expect((await world.bills()).filter(({ agent }) => agent === 'middle')).toHaveLength(3);
    // The agent whose contract continues still carries its own.
    expect(await world.figure(top)).toMatchObject({ carried: -400 });
  });
});
