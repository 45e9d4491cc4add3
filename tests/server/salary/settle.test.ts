import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { REALTIME_WINDOW_MS } from '../../../contract/salary.ts';
import { AGENT_TYPES } from '../../../contract/session.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { jsonb } from '../../../server/db/database.ts';
import { nothingKnown } from '../../../server/domains/salary/jobs.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { transactionsOf } from '../../../server/ledger/posted.ts';
import { addMerchant, addMember } from '../../support/test-server.ts';
import { openSalaryWorld, PERCENT, termsOf, type SalaryWorld } from './world.ts';

let world: SalaryWorld;
let top: MemberRow;
let middle: MemberRow;
let player: MemberRow;
let deep: MemberRow;

/** top (10 %) → middle (6 %) → deep, and player directly under top. */
beforeEach(async () => {
  world = await openSalaryWorld();
  top = await world.join('top', undefined, 1);
  middle = await world.join('middle', top, 2);
  player = await world.join('player', top);
  deep = await world.join('deep', middle);
  await world.agree(top, termsOf(10));
  await world.agree(middle, termsOf(6));
  await world.turn();
});
/** After every test, the ledger checks pass. */
afterEach(async () => {
  expect(await world.faults()).toEqual([]);
  await world.close();
});

/** Ends the windows so far, and settles them. */
const settleAll = async () => {
  await world.turn();
  await world.pass(10);
  await world.turn();
};
const amounts = async () => (await world.bills()).map(({ agent, amount }) => `${agent} ${amount}`);

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
    await sql`update rounds set ledger = 'demo' where id = ${(await world.bet(deep, 0)).id}`.execute(world.database.db);
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

describe('each window is settled exactly once', () => {
  const allLines = async () => {
    const { rows } = await sql<{ waiting: number; windows: number }>`
      select count(*) filter (where window_at is null) as waiting, count(distinct window_at) as windows from turnover`.execute(
      world.database.db,
    );
    return rows[0]!;
  };

  it('after an hour’s outage: the windows are settled in order', async () => {
    await world.turn();
    for (let window = 0; window < 12; window += 1) {
      await world.bet(deep, 1_000 + window * 100);
      await world.pass(5);
    }
    await world.pass(10);
    await world.turn();
    const bills = (await world.bills()).filter(({ agent }) => agent === 'middle');
    expect(bills.map(({ turnover }) => turnover)).toEqual(
      Array.from({ length: 12 }, (_, window) => 1_000 + window * 100),
    );
    expect(new Set(bills.map(({ windowMs }) => windowMs)).size).toBe(12);
    expect((await allLines()).waiting).toBe(0);
  });

  it('after days without play: the cursor advances at once', async () => {
    await world.turn();
    await world.pass(3 * 1_440);
    await world.bet(deep, 1_000);
    await world.turn();
    const { rows } = await sql<{ behind: number }>`
      select extract(epoch from clock_timestamp() - settled_until)::int as behind from pay_cursors`.execute(
      world.database.db,
    );
    expect(rows[0]!.behind).toBeLessThan(331);
    expect(await world.bills()).toEqual([]);
  });

  it('after the clock is set back: settled windows are unchanged, and bets count in the first unsettled window', async () => {
    await world.bet(deep, 1_000);
    await world.pass(10);
    await world.turn();
    await world.pass(-60);
    await world.bet(deep, 2_000);
    await world.turn();
    expect((await world.bills()).filter(({ agent }) => agent === 'middle')).toHaveLength(1);
    await world.pass(70);
    await world.turn();
    expect((await world.bills()).filter(({ agent }) => agent === 'middle').map(({ turnover }) => turnover)).toEqual([
      1_000, 2_000,
    ]);
  });

  it('with two nodes at once, however their turns interleave', async () => {
    const nodes = [1, 2].map((term) => nothingKnown(world, term));
    for (let window = 0; window < 3; window += 1) {
      await Promise.all(Array.from({ length: 20 }, () => world.bet(deep, 100)));
      await Promise.allSettled(nodes.map((node) => world.turn(node)));
      await world.pass(10);
      await Promise.allSettled(nodes.map((node) => world.turn(node)));
    }
    for (const node of nodes) await world.turn({ ...node, term: node.term + 2 });
    const bills = (await world.bills()).filter(({ agent }) => agent === 'middle');
    expect(bills.reduce((sum, { turnover }) => sum + turnover, 0)).toBe(60 * 100);
    expect(await world.balance(middle)).toBe(bills.reduce((sum, { amount }) => sum + amount, 0));
  });

  it('when a turn fails halfway', async () => {
    await world.bet(deep, 10_000);
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      world.database.db,
    );
    await sql`create trigger fail before insert on bills for each statement execute function fail()`.execute(
      world.database.db,
    );
    await world.pass(10);
    await expect(world.turn()).rejects.toThrow();
    expect(await world.balance(middle)).toBe(0);
    await sql`drop trigger fail on bills`.execute(world.database.db);
    await world.turn();
    expect(await amounts()).toEqual(['top 400', 'middle 600']);
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

describe('a window settled in steps', () => {
  /** More agents than one transaction bills, each with a bet. */
  const many = async () => {
    const agents: MemberRow[] = [];
    for (let n = 0; n < 120; n += 1) {
      const agent = await world.join(`many${n}`, top, 1);
      await world.agree(agent, termsOf(5));
      agents.push(agent);
    }
    for (const agent of agents) await world.bet(agent, 1_000);
    // Regardless of how long that took, and of windows that ended meanwhile.
    await sql`update turnover set at = first.at, bet_at = first.at from (select min(at) as at from turnover) first`.execute(
      world.database.db,
    );
    await world.turn();
    await world.pass(10);
    return agents;
  };
  /** Refuses the last agent's bill until the test removes the refusal. */
  const refuse = async () => {
    const { db } = world.database;
    await sql`create function refuse() returns trigger language plpgsql as $$ begin
      if new.agent_id = (select max(id) from members where type = 1) then raise exception 'no'; end if; return new; end $$`.execute(
      db,
    );
    await sql`create trigger refuse before insert on bills for each row execute function refuse()`.execute(db);
    return () => sql`drop trigger refuse on bills`.execute(db);
  };

  it('continues after an interruption: no bill is lost or doubled, and no later bet is included', async () => {
    const agents = await many();
    const mend = await refuse();
    await expect(world.turn()).rejects.toThrow('no turn for parlour');
    const begun = await world.bills();
    expect(begun).toHaveLength(100);
    expect(await world.figure(agents[0]!)).toMatchObject({ closing: null, lastBill: { amount: { amount: 50 } } });
    expect((await world.figure(agents[119]!))?.closing?.accrued.amount).toBe(50);

    // A line of the window that became visible only now.
    await world.bet(agents[0]!, 5_000);
    await sql`update turnover set at = at - interval '10 minutes' where window_at is null`.execute(world.database.db);
    await world.turn().catch(() => {});
    await mend();
    await world.turn(nothingKnown(world, 5));
    // The window of the late line may have ended by now, too.
    const bills = (await world.bills()).filter(({ windowMs }) => windowMs === begun[0]!.windowMs);
    expect(bills).toEqual(expect.arrayContaining(begun));
    expect(bills).toHaveLength(121);
    expect(bills.find(({ agent }) => agent === 'top')).toMatchObject({ turnover: 120_000, amount: 6_000 });
    expect(await world.balance(agents[119]!)).toBe(50);
    await world.pass(10);
    await world.turn();
    expect(await world.balance(agents[0]!)).toBe(50 + 250);
  });

  it('is billed from the bottom up, so that each bill finds the rates below it', async () => {
    await many();
    const mend = await refuse();
    await expect(world.turn()).rejects.toThrow('no turn for parlour');
    expect((await world.bills()).map(({ agent }) => agent)).not.toContain('top');
    await mend();
    await world.turn();
    expect((await world.bills()).map(({ agent }) => agent)).toContain('top');
  });

  it('leaves bets made meanwhile to the current window', async () => {
    const agents = await many();
    const known = nothingKnown(world, 3);
    let bet: Promise<unknown> | undefined;
    const stop = world.database.onCommit((tx) => {
      if (!transactionsOf(tx).has('salary')) return;
      bet ??= world.bet(agents[5]!, 2_000);
    });
    await world.turn(known);
    stop();
    await bet;
    await world.turn(known);
    expect(await world.figure(agents[5]!)).toMatchObject({
      accrued: { amount: 100 },
      closing: null,
      lastBill: { amount: { amount: 50 } },
    });
  });
});

describe('[AGT-04] a merchant whose turn fails', () => {
  it.each(['parlour', 'another'])('(%s) is logged, and does not block the other merchants', async (broken) => {
    await addMerchant(world.database, 'another');
    const agent = await addMember(world.database, 'agent', { merchant: 'another', type: 1 });
    await inMerchant(world.database.db, 'another')
      .insertInto('pay_contracts', {
        kind: 'realtime',
        downline: agent.id,
        version: 1,
        terms: jsonb(termsOf(5)),
        state: 'active',
        requested_at: new Date(0),
        answered_at: new Date(0),
        from_at: new Date(0),
      })
      .execute();
    await sql`insert into turnover (merchant, member_id, round_id, stake, payout, bet_at)
      values ('another', ${agent.id}, gen_random_uuid(), 1000, 0, clock_timestamp())`.execute(world.database.db);
    await world.bet(deep, 1_000);
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
      world.database.db,
    );
    await sql
      .raw(
        `create trigger fail before insert or update on agent_figures for each row when (new.merchant = '${broken}') execute function fail()`,
      )
      .execute(world.database.db);
    const turn = world.turn();
    await expect(turn).rejects.toThrow(`no turn for ${broken}`);
    await expect(turn).rejects.toMatchObject({ errors: [expect.objectContaining({ message: 'broken' })] });
    const { rows } = await sql<{ merchant: string }>`select merchant from turnover where window_at is null`.execute(
      world.database.db,
    );
    expect(rows).toEqual([{ merchant: broken }]);

    await sql`drop trigger fail on agent_figures`.execute(world.database.db);
    await world.turn();
    expect((await world.figure(middle))?.accrued.amount).toBe(60);
    // Turnover without a round would fail the ledger checks.
    await sql`delete from turnover where merchant = 'another'`.execute(world.database.db);
  });
});

describe('ledger:check finds', () => {
  beforeEach(async () => {
    await world.bet(deep, 10_000);
    await world.pass(10);
    await world.turn();
  });
  it.each([
    [
      'a bet that counts twice',
      sql`insert into turnover (merchant, member_id, round_id, stake, payout, bet_at, at, window_at) select merchant, member_id, round_id, stake, payout, bet_at, at, window_at from turnover`,
      ['lines', 'bills'],
    ],
    [
      'a bill that is not the sum of its lines',
      sql`update bills set exact = exact - 1000000 where agent_id = (select id from members where username = 'top')`,
      ['sums'],
    ],
    [
      'what was carried on and is not taken in',
      sql`update bills set carried_in = -1000000, exact = exact + 1000000 where agent_id = (select id from members where username = 'top')`,
      ['sums'],
    ],
    [
      'a bill that says more than its bets',
      sql`update bills set turnover = turnover + 1 where agent_id = (select id from members where username = 'top')`,
      ['bills'],
    ],
    [
      'a bill that was not paid',
      sql`update bills set ledger_transaction_id = null where agent_id = (select id from members where username = 'top')`,
      ['paid'],
    ],
    [
      'a payment without a bill',
      sql`delete from bills where agent_id = (select id from members where username = 'top')`,
      ['paid'],
    ],
  ])('%s', async (_, damage, found) => {
    const words = {
      lines: 'salary: what counts of a bet is what its round says',
      sums: 'salary: every bill is the sum of its lines, and takes in what the one before carried on',
      bills: 'salary: every bill has the turnover of its team',
      paid: 'salary: every bill is paid once, with what it says',
    };
    await world.undone(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await damage.execute(tx);
      expect(await world.faults(tx)).toEqual(found.map((each) => words[each as keyof typeof words]));
    });
  });
});

describe('[AGT-06] the team', () => {
  it('contains everybody below, at any depth; nobody can be placed under a player', async () => {
    const { rows } = await sql<{ path: string }>`
      select a.username || ' ' || d.username || ' ' || depth as path from team_paths
        join members a on a.id = ancestor join members d on d.id = descendant where depth > 0 order by a.id, depth, d.id`.execute(
      world.database.db,
    );
    expect(rows.map(({ path }) => path)).toEqual(['top middle 1', 'top player 1', 'top deep 2', 'middle deep 1']);
    await expect(world.join('nobody', deep)).rejects.toThrow('UPLINE_NOT_AN_AGENT');
    for (const type of AGENT_TYPES) await world.join(`agent${type}`, top, type);
  });
});
