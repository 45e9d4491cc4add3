import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SUMMED_KINDS } from '../../../server/domains/pay-contracts/index.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { jsonb } from '../../../server/db/database.ts';
import { endAwards } from '../../../server/domains/awards/index.ts';
import { passExchange } from '../../../server/domains/points/pass.ts';
import { countRebates } from '../../../server/domains/rebates/jobs.ts';
import { payRebate } from '../../../server/domains/rebates/pay.ts';
import { countPlays } from '../../../server/plays/jobs.ts';
import { giveAward } from '../../support/campaigns.ts';
import { JOB_RUN } from '../../support/missions.ts';
import { REBATE_RULES, writeRebates } from '../../support/rebates.ts';
import { PERCENT, termsOf, type SalaryWorld } from './world.ts';
import {
  amounts,
  billsOf,
  deep,
  middle,
  openTeam,
  player,
  top,
  usePlans,
  windowsBack,
  world,
} from './support/plans.ts';

usePlans();

const MINUTE = 60_000;
const EVER = Date.now() - 365 * 86_400_000;
const agreeBoth = async (kind: (typeof SUMMED_KINDS)[number], rates: [top: number, middle: number] = [10, 6]) => {
  await world.agreeOn(kind, top, termsOf(rates[0]), EVER);
  await world.agreeOn(kind, middle, termsOf(rates[1]), EVER);
};
const rowsOf = async (table: 'bills' | 'entries' | 'pay_sums'): Promise<unknown[]> =>
  (await sql`select * from ${sql.table(table)} order by 1, 2, 3, 4, 5`.execute(world.database.db)).rows;

describe.each(['hour', 'day'] as const)('[AGT-03] the %s salary', (kind) => {
  it('pays the sum of the window’s five minutes, by the difference of the rates', async () => {
    await agreeBoth(kind);
    const { startMs, endMs } = windowsBack(kind, 3);
    await world.betAt(deep, startMs, 10_000);
    await world.betAt(deep, endMs - 5 * MINUTE, 5_000);
    await world.betAt(player, startMs + 20 * MINUTE, 1_000);
    // A bet in the window after it.
    await world.betAt(deep, endMs, 100);
    await world.settlePlans();
    expect(await amounts()).toEqual([
      `top ${15_000 * 0.04 + 1_000 * 0.1}`,
      `middle ${15_000 * 0.06}`,
      'top 4',
      'middle 6',
    ]);
    expect(await world.balance(middle)).toBe(906);
    expect((await billsOf(top))[0]).toMatchObject({ windowMs: startMs, turnover: 16_000, active: 2 });
  });

  it('decides the tier by the whole window', async () => {
    await world.agreeOn(
      kind,
      top,
      termsOf([{ rate: PERCENT }, { rate: 5 * PERCENT, turnover: 8_000, active: 2 }]),
      EVER,
    );
    const { startMs } = windowsBack(kind, 3);
    await world.betAt(deep, startMs, 5_000);
    await world.betAt(player, startMs + 15 * MINUTE, 3_000);
    await world.settlePlans();
    expect(await billsOf(top)).toMatchObject([{ tier: 1, amount: 400 }]);
  });

  it('counts a bet once for each plan', async () => {
    await agreeBoth(kind);
    await world.agreeOn('dividend', top, termsOf(50), EVER);
    const { startMs } = windowsBack('dividend', 2);
    await world.betAt(deep, windowsBack(kind, 3).startMs, 10_000);
    await world.betAt(deep, startMs, 10_000);
    await world.settlePlans();
    const kinds = await sql<{ kind: string; turnover: number }>`
      select kind, sum(turnover)::int as turnover from bills where agent_id = ${top.id} and window_at >= to_timestamp(${startMs}::float8 / 1000) group by 1 order by 1`.execute(
      world.database.db,
    );
    const of = Object.fromEntries(kinds.rows.map((row) => [row.kind, row.turnover]));
    expect(of[kind]).toBe(20_000);
    expect(of['dividend']! % 10_000).toBe(0);
    expect(of['dividend']!).toBeGreaterThanOrEqual(10_000);
  });

  it('takes a bet back that was voided after its payment, at the rate of this plan’s bill, and carries what is not covered', async () => {
    await world.agreeOn(kind, middle, termsOf([{ rate: 6 * PERCENT }, { turnover: 50_000, rate: 8 * PERCENT }]), EVER);
    const bet = await world.betAt(deep, windowsBack(kind, 5).startMs, 10_000);
    await world.settlePlans(windowsBack(kind, 5).endMs);
    expect(await amounts()).toEqual(['middle 600']);
    await world.changeAt(bet, windowsBack(kind, 4).startMs, { state: 'rolled_back' });
    await world.settlePlans(windowsBack(kind, 4).endMs);
    await world.betAt(deep, windowsBack(kind, 3).startMs, 60_000);
    await world.settlePlans();
    expect(
      (await billsOf(middle)).map(({ amount, corrected, carriedIn, carriedOut }) => [
        amount,
        corrected,
        carriedIn,
        carriedOut,
      ]),
    ).toEqual([
      [600, '0', '0', '0'],
      [0, '-600000000', '0', '600000000'],
      [4_200, '0', '-600000000', '0'],
    ]);
  });

  it('counts a void in the same window with its bet', async () => {
    await agreeBoth(kind);
    const { startMs } = windowsBack(kind, 3);
    const bet = await world.betAt(deep, startMs, 10_000);
    await world.changeAt(bet, startMs + 30 * MINUTE, { state: 'rolled_back' });
    await world.betAt(deep, startMs + 35 * MINUTE, 1_000);
    await world.settlePlans();
    expect(await billsOf(middle)).toMatchObject([{ turnover: 1_000, amount: 60, corrected: '0' }]);
  });

  it('writes a deficit off at the end of the contract, also without bets', async () => {
    const ends = windowsBack(kind, 3).startMs;
    await world.agreeOn(kind, middle, termsOf(6), EVER, ends);
    const bet = await world.betAt(deep, windowsBack(kind, 6).startMs, 10_000);
    await world.settlePlans(windowsBack(kind, 6).endMs);
    await world.changeAt(bet, windowsBack(kind, 5).startMs, { state: 'rolled_back' });
    await world.settlePlans();
    expect(
      (await billsOf(middle)).map(({ amount, carriedOut, writtenOff }) => [amount, carriedOut, writtenOff]),
    ).toEqual([
      [600, '0', '0'],
      [0, '600000000', '0'],
      [0, '0', '600000000'],
    ]);
  });

  it('is not paid before the window is settled, and never twice', async () => {
    await agreeBoth(kind);
    await world.betAt(deep, windowsBack(kind, 0).startMs, 10_000);
    await world.settlePlans();
    expect(await amounts()).toEqual([]);
    await world.betAt(deep, windowsBack(kind, 2).startMs, 700);
  });

  it('catches up the windows of an outage, and reruns change nothing', async () => {
    await agreeBoth(kind);
    const starts = [5, 4, 3, 2].map((back) => windowsBack(kind, back).startMs);
    for (const startMs of starts) await world.betAt(deep, startMs, 10_000);
    await world.settlePlans();
    expect((await billsOf(middle)).map(({ windowMs, amount }) => [windowMs, amount])).toEqual(
      starts.map((startMs) => [startMs, 600]),
    );
    const before = [await rowsOf('bills'), await rowsOf('entries'), await rowsOf('pay_sums')];
    await world.settlePlans();
    // As if nothing of it had been settled: every bill is found under its contract and window.
    await sql`update pay_cursors set settled_until = settled_until - interval '40 days' where kind = ${kind}`.execute(
      world.database.db,
    );
    await sql`update pay_windows set settled_at = null where kind = ${kind} and window_at = to_timestamp(${starts[3]!}::float8 / 1000)`.execute(
      world.database.db,
    );
    await world.settlePlans();
    expect([await rowsOf('bills'), await rowsOf('entries'), await rowsOf('pay_sums')]).toEqual(before);
  });

  it('pays nothing more when the clock is set back', async () => {
    await agreeBoth(kind);
    await world.betAt(deep, windowsBack(kind, 2).startMs, 10_000);
    await world.settlePlans();
    // Everything that happened is in the future now, by a window of this kind.
    await world.pass(kind === 'hour' ? -60 : -1_440);
    await world.turn();
    await world.settlePlans();
    expect(await amounts()).toEqual(['top 400', 'middle 600']);
  });
});

describe('[AGT-03] the dividend', () => {
  const terms = termsOf([{ rate: 20 * PERCENT, loss: 1_000 }]);

  it('pays a share of the team’s net loss in the half month, with its lines', async () => {
    await world.agreeOn('dividend', top, terms, EVER);
    const { startMs, endMs } = windowsBack('dividend', 2);
    await world.betAt(deep, startMs, 10_000, 2_000);
    await world.betAt(player, endMs - 5 * MINUTE, 5_000, 6_000);
    await world.settlePlans();
    const bills = await inMerchant(world.database.db, 'parlour').selectFrom('bills').selectAll().execute();
    expect(bills).toMatchObject([
      {
        ...{ turnover: 15_000, active: 2, net_loss: 7_000, tier: 0, amount: 1_400 },
        loss: { payouts: 8_000, contributions: 0, carriedIn: 0, corrected: 0, carriedOut: 0, writtenOff: 0 },
      },
    ]);
    expect(await world.balance(top)).toBe(1_400);
  });

  it('carries a loss below zero to the next half month', async () => {
    await world.agreeOn('dividend', top, terms, EVER);
    await world.betAt(deep, windowsBack('dividend', 3).startMs, 1_000, 4_000);
    await world.betAt(deep, windowsBack('dividend', 2).startMs, 9_000, 1_000);
    await world.settlePlans();
    expect((await billsOf(top)).map(({ amount, state }) => [amount, state])).toEqual([
      [0, 'not_reached'],
      [1_000, 'issued'],
    ]);
  });

  it('leaves out what pools paid, deducts contributions, and shows a vendor’s promotions on a line of their own', async () => {
    await world.agreeOn('dividend', top, terms, EVER);
    const { startMs } = windowsBack('dividend', 2);
    const round = await world.betAt(deep, startMs + MINUTE, 10_000, 7_000);
    const tx = {
      vendor: 'ACME',
      member_id: deep.id,
      round_id: round.id,
      vendor_round_id: round.id,
      payload_hash: Buffer.from(''),
    };
    const done = { state: 'applied', code: 'OK', platform_tx_id: round.id, at: new Date(startMs) } as const;
    await inMerchant(world.database.db, 'parlour')
      .insertInto('vendor_txs', {
        ...tx,
        ...done,
        tx_id: 'bet',
        kind: 'bet',
        amount: 10_000,
        pool_id: 'grand',
        contribution_micro: 100 * 1_000_000,
        answer: jsonb({}),
      })
      .execute();
    await inMerchant(world.database.db, 'parlour')
      .insertInto('vendor_txs', {
        ...tx,
        ...done,
        tx_id: 'jackpot',
        kind: 'settle',
        amount: 0,
        moved: 6_000,
        pool_id: 'grand',
        answer: jsonb({ type: 'jackpot' }),
      })
      .execute();
    await inMerchant(world.database.db, 'parlour')
      .insertInto('vendor_txs', {
        ...tx,
        ...done,
        tx_id: 'promo',
        kind: 'settle',
        amount: 400,
        moved: 400,
        answer: jsonb({ type: 'promo' }),
      })
      .execute();
    await world.settlePlans();
    const { rows } = await sql<{
      netLoss: number;
      loss: object;
    }>`select net_loss as "netLoss", loss from bills`.execute(world.database.db);
    expect(rows).toMatchObject([
      { netLoss: 10_000 - 1_000 - 100, loss: { payouts: 600, promotions: 400, contributions: 100 } },
    ]);
    // The round's money did not move here, which the ledger would miss.
    await inMerchant(world.database.db, 'parlour').deleteFrom('vendor_txs').execute();
  });

  it('[MEM-06] takes off what awards cost the house, each change once: what was granted, less what returned', async () => {
    await world.agreeOn('dividend', top, terms, EVER);
    const [before, last] = [windowsBack('dividend', 3), windowsBack('dividend', 2)];
    const award = async (of: typeof deep, amount: number) => {
      const tables = inMerchant(world.database.db, 'parlour');
      const member = await tables.selectFrom('members').selectAll().where('id', '=', of.id).executeTakeFirstOrThrow();
      const id = await giveAward(world.database, member, { amount, factor: 10_000 });
      return (atMs: number) =>
        tables
          .updateTable('award_changes')
          .set({ at: new Date(atMs) })
          .where('award_id', '=', id);
    };
    await world.betAt(deep, before.startMs + MINUTE, 10_000, 7_000);
    await world.betAt(deep, last.startMs + MINUTE, 10_000, 7_000);
    await (await award(deep, 500))(before.startMs + 2 * MINUTE).execute();
    const datePlayers = await award(player, 300);
    const end = { memberId: player.id, actor: 'platform' as const, who: 'platform', reason: 'spent' as const };
    await world.database.transact((tx) => endAwards(tx, 'parlour', end));
    await datePlayers(last.startMs + MINUTE).execute();
    await world.settlePlans();
    await world.settlePlans();
    const { rows } = await sql<{ netLoss: number; loss: object }>`
      select net_loss as "netLoss", loss from bills order by window_at`.execute(world.database.db);
    expect(rows).toMatchObject([
      { netLoss: 3_000 - 500, loss: { payouts: 7_000, promotions: 500 } },
      { netLoss: 3_000, loss: { payouts: 7_000 } },
    ]);
  });

  it('[MEM-05] takes off money that points were exchanged for, once: nothing for goods, and nothing that waits', async () => {
    await world.agreeOn('dividend', top, terms, EVER);
    const [before, last] = [windowsBack('dividend', 3), windowsBack('dividend', 2)];
    const { database } = world;
    const exchange = async (of: typeof deep, amount: number, decidedMs: number | null) => {
      const { id } = await inMerchant(database.db, 'parlour')
        .insertInto('point_exchanges', {
          ...{ member_id: of.id, exchange_type: 'convert', quantity: 1, points: 10, amount },
          ...{ status: 'applying', idempotency_key: randomUUID(), payload_hash: Buffer.alloc(32) },
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await sql`select points_add('parlour', ${of.id}, 10, 'returned', 'a test'),
                       points_take('parlour', ${of.id}, 10, 'exchange', ${`exchange:${id}`}, false)`.execute(
        database.db,
      );
      if (decidedMs === null) return;
      await database.transact(async (tx) => {
        const tables = inMerchant(tx, 'parlour');
        const waiting = await tables
          .selectFrom('point_exchanges')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        await passExchange(tx, waiting);
        await tables
          .updateTable('point_exchanges')
          .set({ decided_at: new Date(decidedMs) })
          .where('id', '=', id)
          .execute();
      });
    };
    await world.betAt(deep, before.startMs + MINUTE, 10_000, 7_000);
    await world.betAt(deep, last.startMs + MINUTE, 10_000, 7_000);
    await exchange(deep, 400, before.startMs + 2 * MINUTE);
    await exchange(player, 50, last.startMs + MINUTE);
    await exchange(deep, 900, null);
    await world.settlePlans();
    await world.settlePlans();
    const { rows } = await sql<{ netLoss: number; loss: object }>`
      select net_loss as "netLoss", loss from bills order by window_at`.execute(database.db);
    expect(rows).toMatchObject([
      { netLoss: 3_000 - 400, loss: { payouts: 7_000, promotions: 400 } },
      { netLoss: 3_000 - 50, loss: { payouts: 7_000, promotions: 50 } },
    ]);
  });

  it('[MEM-01] takes off rebates, once', async () => {
    await world.agreeOn('dividend', top, terms, EVER);
    const [before, last] = [windowsBack('dividend', 3), windowsBack('dividend', 2)];
    const { database } = world;
    // The game of these bets is not listed.
    const rates = { OTHER: 5_000 } as (typeof REBATE_RULES)['rates'];
    await writeRebates(database, { ...REBATE_RULES, rates }, { daysAgo: 200 });
    /** A bet with its rebate of half a per cent, which is claimed a minute later. */
    const bet = async (atMs: number) => {
      await world.betAt(deep, atMs, 10_000, 7_000);
      await countPlays(world, [countRebates], JOB_RUN);
      await database.transact(async (tx) => {
        const payment = { way: 'by_hand', until: null, min: 1, idempotencyKey: randomUUID() } as const;
        const paid = await payRebate(tx, deep, payment);
        await inMerchant(tx, 'parlour')
          .updateTable('rebate_claims')
          .set({ at: new Date(atMs + MINUTE) })
          .where('id', '=', paid!.id)
          .execute();
      });
    };
    await bet(before.startMs + MINUTE);
    await bet(last.startMs + MINUTE);
    const waiting = await inMerchant(database.db, 'parlour').selectFrom('team_costs_waiting').select('cost').execute();
    expect(waiting.map(({ cost }) => cost)).toEqual([50, 50]);
    await world.settlePlans();
    await world.settlePlans();
    const { rows } = await sql<{ netLoss: number; loss: object }>`
      select net_loss as "netLoss", loss from bills order by window_at`.execute(database.db);
    expect(rows).toMatchObject([
      { netLoss: 3_000 - 50, loss: { payouts: 7_000, promotions: 50 } },
      { netLoss: 3_000 - 50, loss: { payouts: 7_000, promotions: 50 } },
    ]);
  });
});

describe('[AGT-03] every plan', () => {
  /** Three days of bets, each of them voided the day after, with a turn of the job after each or only after all. */
  const play = async (here: SalaryWorld, settles: boolean): Promise<unknown[]> => {
    for (const kind of SUMMED_KINDS) {
      await here.agreeOn(kind, top, termsOf(10), EVER);
      await here.agreeOn(kind, middle, termsOf(6), EVER);
    }
    for (const back of [5, 4, 3]) {
      const { startMs } = windowsBack('day', back);
      const bet = await here.betAt(deep, startMs + 65 * MINUTE, 10_000 + back, 500);
      await here.betAt(player, startMs + 130 * MINUTE, 7_777);
      const voidedMs = windowsBack('day', back - 1).startMs + 70 * MINUTE;
      await here.changeAt(bet, voidedMs, { state: 'rolled_back' });
      if (settles) await here.settlePlans(startMs + 4 * 3_600_000);
    }
    await here.settlePlans();
    const { rows } = await sql`
      select kind, window_at, contract_id, amount, exact, corrected, carried_in, carried_out, encode(inputs_hash, 'hex') as hash, loss
        from bills order by 1, 2, 3`.execute(here.database.db);
    return rows;
  };

  it('makes the same bills whether it runs every day or catches up after an outage', async () => {
    const other = await openTeam();
    try {
      const caughtUp = await play(other, false);
      expect(caughtUp.length).toBeGreaterThan(10);
      expect(await play(world, true)).toEqual(caughtUp);
      expect(await other.faults()).toEqual([]);
    } finally {
      await other.close();
    }
  });
});

describe('[AGT-03] a window that waits for its settlement', () => {
  it('leaves the next one to be summed, and is settled before it', async () => {
    await agreeBoth('hour');
    const [waits, next] = [windowsBack('hour', 3), windowsBack('hour', 2)];
    await world.betAt(deep, waits.startMs, 10_000);
    await world.betAt(deep, next.startMs, 500);
    const windows = async () => {
      const { rows } = await sql<{ startMs: number; stake: number; settled: boolean }>`
        select in_ms(w.window_at) as "startMs", s.stake, settled_at is not null as settled
          from pay_windows w join pay_sums s using (merchant, kind, window_at) order by 1`.execute(world.database.db);
      return rows;
    };
    const both = (settled: boolean) => [
      { startMs: waits.startMs, stake: 10_000, settled },
      { startMs: next.startMs, stake: 500, settled },
    ];
    await world.settlePlans(Date.now(), { settlesAfterMs: 86_400_000 });
    expect(await windows()).toEqual(both(false));
    expect(await amounts()).toEqual([]);
    await world.settlePlans();
    expect(await windows()).toEqual(both(true));
    expect(await amounts()).toEqual(['top 400', 'middle 600', 'top 20', 'middle 30']);
  });
});
