import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { REALTIME_WINDOW_MS } from '../../../contract/salary.ts';
import { nothingKnown } from '../../../server/domains/salary/jobs.ts';
import { PERCENT } from './world.ts';
import { world, top, middle, player, deep, useTeam, amounts } from './support/team.ts';

useTeam();

describe('[AGT-04] [LIVE-06] a window', () => {
  it('has the same length in database, server and page', async () => {
    const { rows } = await sql<{ startMs: number }>`
      select in_ms(salary_window_at(to_timestamp(${1_795_000_000 + 299.999}))) as "startMs"`.execute(world.database.db);
    expect(rows[0]!.startMs).toBe(Math.floor(1_795_000_299_999 / REALTIME_WINDOW_MS) * REALTIME_WINDOW_MS);
    const { rows: next } = await sql<{ startMs: number }>`
      select in_ms(salary_window_at(to_timestamp(${(rows[0]!.startMs + REALTIME_WINDOW_MS) / 1_000}))) as "startMs"`.execute(
      world.database.db,
    );
    expect(next[0]!.startMs - rows[0]!.startMs).toBe(REALTIME_WINDOW_MS);
  });

  it('accrues for every agent above a bet, at the difference to the one below', async () => {
    await world.bet(deep, 10_000);
    await world.bet(player, 1_000);
    await world.turn();
    expect((await world.figure(top))?.accrued.amount).toBe(400 + 100);
    expect(await world.figure(middle)).toMatchObject({
      accrued: { amount: 600, currency: 'USD', exponent: 2 },
      turnover: 10_000,
      active: 1,
      rate: 6 * PERCENT,
      closing: null,
      lastBill: null,
    });
  });

  it('is settled once it and the watermark have passed: one bill per agent, paid into the wallets', async () => {
    await world.bet(deep, 10_000, 4_000);
    await world.turn();
    expect(await world.bills()).toEqual([]);
    await world.pass(10);
    await world.turn();
    expect(await amounts()).toEqual(['top 400', 'middle 600']);
    expect([await world.balance(top), await world.balance(middle), await world.balance(deep)]).toEqual([400, 600, 0]);
    const [bill] = await world.bills();
    const figure = await world.figure(top);
    expect(figure?.accrued.amount).toBe(0);
    expect(figure?.lastBill).toMatchObject({ amount: { amount: 400 }, windowStartMs: bill!.windowMs });
  });

  it('between its end and its settlement shows the amount still to be settled', async () => {
    await world.bet(deep, 10_000);
    await world.turn();
    await world.pass(5);
    await world.turn(undefined, { watermarkMs: 600_000 });
    const figure = await world.figure(middle);
    expect(figure?.accrued.amount).toBe(0);
    expect(figure?.closing?.accrued.amount).toBe(600);
    expect(await world.bills()).toEqual([]);
  });

  it('that is settled again does not change', async () => {
    await world.bet(deep, 10_000);
    await world.pass(10);
    await world.turn();
    const before = [await world.bills(), await world.balance(top)];
    await sql`update pay_cursors set settled_until = settled_until - interval '30 minutes'`.execute(world.database.db);
    await world.turn(nothingKnown(world, 7));
    expect([await world.bills(), await world.balance(top)]).toEqual(before);
  });

  it('has the same result with bets in any order', async () => {
    for (const stake of [333, 1, 999]) await world.bet(deep, stake);
    await world.pass(20);
    for (const stake of [999, 333, 1]) await world.bet(deep, stake);
    await world.pass(20);
    await world.turn();
    const [first, , second] = await world.bills();
    expect(first!.exact).toBe(second!.exact);
    expect(await amounts()).toEqual(['top 53', 'middle 80', 'top 53', 'middle 80']);
  });

  it('accepts no bet once settled: a late one counts in the next window', async () => {
    await world.turn();
    await world.pass(10);
    await world.turn();
    // The bet's time is in a settled window, because it became visible only now.
    await world.bet(deep, 10_000);
    await sql`update turnover set at = at - interval '10 minutes'`.execute(world.database.db);
    await world.turn();
    const figure = await world.figure(middle);
    // For half a minute after its end, a window is still the first unsettled one.
    expect(figure!.accrued.amount + (figure!.closing?.accrued.amount ?? 0)).toBe(600);
    expect(await world.bills()).toEqual([]);
  });
});
