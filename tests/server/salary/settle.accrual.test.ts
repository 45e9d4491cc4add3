import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { PERCENT, termsOf } from './world.ts';
import { world, top, middle, deep, useTeam, amounts } from './support/team.ts';

useTeam();

describe('[AGT-04] [LIVE-06] a window', () => {
  it('counts a bet under the contract in force at the time of the bet', async () => {
    await world.bet(deep, 10_000);
    await world.agree(middle, termsOf(2), 0);
    await sql`update turnover set bet_at = bet_at - interval '5 minutes'`.execute(world.database.db);
    await world.bet(deep, 10_000);
    await world.turn();
    expect((await world.figure(middle))?.accrued.amount).toBe(600 + 200);
    expect((await world.figure(top))?.accrued.amount).toBe(400 + 800);
    await world.pass(10);
    await world.turn();
    expect(await amounts()).toEqual(['top 1200', 'middle 600', 'middle 200']);
  });

  it('ignores play money, open rounds and players without an agent', async () => {
    const alone = await world.join('alone');
    await world.bet(alone, 10_000);
    const open = await world.bet(deep, 500);
    await open.change({ state: 'open' });
    const demo = await world.bet(deep, 0);
    await demo.change({ state: 'open' });
    await sql`update rounds set ledger = 'demo' where id = ${demo.id}`.execute(world.database.db);
    await demo.change({ state: 'closed' });
    await world.turn();
    expect((await world.figure(middle))?.accrued.amount).toBe(0);
    const { rows } = await sql<{ lines: number }>`select count(*) as lines from turnover`.execute(world.database.db);
    expect(rows[0]!.lines).toBe(2);
  });

  it('pays the tier met by turnover and active members, under the cap', async () => {
    const tiers = [
      { turnover: 1_000, active: 1, rate: 2 * PERCENT },
      { turnover: 5_000, active: 2, rate: 4 * PERCENT },
    ];
    await world.agree(middle, termsOf(tiers, { activeFrom: 100, cap: 250 }));
    await world.bet(deep, 999);
    await world.turn();
    expect(await world.figure(middle)).toMatchObject({
      accrued: { amount: 0 },
      tier: -1,
      rate: 0,
      active: 1,
      next: { tier: 0, turnover: 1, active: 0, loss: 0 },
    });
    await world.bet(await world.join('idle', middle), 99);
    await world.bet(await world.join('busy', middle), 5_902);
    await world.turn();
    expect(await world.figure(middle)).toMatchObject({ tier: 1, active: 2, accrued: { amount: 250 }, next: null });
    await world.pass(10);
    await world.turn();
    const bill = (await world.bills()).find(({ agent }) => agent === 'middle');
    expect(bill).toMatchObject({
      turnover: 7_000,
      active: 2,
      tier: 1,
      exact: '280000000',
      amount: 250,
      state: 'issued',
    });
  });

  it('counts an agent’s own bets as its team’s', async () => {
    await world.bet(middle, 10_000);
    await world.turn();
    expect((await world.figure(middle))?.accrued.amount).toBe(600);
    expect((await world.figure(top))?.accrued.amount).toBe(400);
  });
});

it('[LIVE-06] accrues nothing for an agent after the contract’s end, and sends the last bill', async () => {
  await world.bet(deep, 10_000);
  await world.turn();
  expect((await world.figure(middle))?.accrued.amount).toBe(600);
  await sql`update pay_contracts set state = 'terminated', until_at = salary_window_at(clock_timestamp()) + interval '5 minutes'
             where downline = ${middle.id}`.execute(world.database.db);
  await world.pass(10);
  await world.turn();
  expect(await world.figure(middle)).toMatchObject({
    accrued: { amount: 0 },
    tier: -1,
    turnover: 0,
    closing: null,
    lastBill: { amount: { amount: 600 } },
  });
});
