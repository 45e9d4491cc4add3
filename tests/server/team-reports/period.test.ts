import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamReports } from '../../../contract/team-reports.ts';
import { endAward } from '../../../server/domains/awards/index.ts';
import { addMoney } from '../../../server/domains/team-reports/jobs.ts';
import { lockWallet } from '../../../server/domains/wallet/index.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { awardRow, giveAward } from '../../support/campaigns.ts';
import { callServer } from '../../support/calls.ts';
import { postMoney } from '../../support/money.ts';
import { openSession } from '../../support/test-server.ts';
import { openSalaryWorld, type SalaryWorld } from '../salary/world.ts';

let world: SalaryWorld;
const people: Record<string, MemberRow> = {};
const tokens = new Map<string, string>();
let today: string;
let yesterday: string;
const turn = { signal: new AbortController().signal, guard: async () => {} };

const call = async (who: string, request: { from: string; to: string }) => {
  const token = tokens.get(who) ?? (await openSession(world.database, people[who]!)).token;
  tokens.set(who, token);
  return callServer(world.url, teamReports.period, request, { token });
};
const period = async (who: string, from = today, to = today) => (await call(who, { from, to })).body.value;

/** Posts money to a member's wallet; a negative amount goes out. */
const move = (
  who: string,
  kind: 'deposit' | 'withdrawal' | 'withdrawal_returned' | 'bonus' | 'salary',
  amount: number,
) => world.database.transact((tx) => postMoney(tx, people[who]!, amount, kind));

beforeAll(async () => {
  world = await openSalaryWorld({ forMs: 20_000 });
  for (const [name, upline, type] of [
    ['top1', undefined, 1],
    ['middle', 'top1', 2],
    ['anna', 'top1', 0],
    ['bertha', 'middle', 0],
    ['stranger', undefined, 0],
  ] as const)
    people[name] = await world.join(name, upline && people[upline], type);
  const { rows } = await sql<{ today: string; yesterday: string }>`
    select to_char(now() at time zone 'utc', 'YYYY-MM-DD') as today,
           to_char((now() at time zone 'utc') - interval '1 day', 'YYYY-MM-DD') as yesterday`.execute(
    world.database.db,
  );
  ({ today, yesterday } = rows[0]!);
  await world.turn();
});
afterAll(async () => {
  // The salary of this test belongs to no bill.
  expect(await world.faults()).toEqual(['salary: every bill is paid once, with what it says']);
  await world.close();
});

describe('[AGT-04] the figures of a period', () => {
  it('hold the turnover of the whole team, and who was active and joined', async () => {
    await world.bet(people['anna']!, 1_000, 400);
    await world.bet(people['bertha']!, 500);
    await world.bet(people['bertha']!, 200);
    await world.turn();
    const { now, before, days } = await period('top1');
    expect(now).toMatchObject({ turnover: 1_700, payouts: 400, net: -1_300, activeMembers: 2, newMembers: 3 });
    expect(before).toMatchObject({ turnover: 0, activeMembers: 0, newMembers: 0 });
    expect(days).toEqual([
      {
        ...{ day: today, turnover: 1_700, net: -1_300, deposits: 0, withdrawals: 0, returned: 0 },
        ...{ newMembers: 3, activeMembers: 2 },
      },
    ]);
    expect((await period('middle')).now).toMatchObject({ turnover: 700, activeMembers: 1, newMembers: 1 });
  });

  it('hold the money of the team’s wallets by kind, and first deposits once', async () => {
    await move('anna', 'deposit', 5_000);
    await move('anna', 'deposit', 1_000);
    await move('bertha', 'deposit', 700);
    await move('bertha', 'bonus', 30);
    await move('anna', 'withdrawal', -2_000);
    // A payout that came back is no negative withdrawal.
    await move('bertha', 'withdrawal_returned', 3_500);
    await move('middle', 'salary', 11);
    await move('stranger', 'deposit', 9_999);
    await addMoney(world, turn);
    expect((await period('top1')).now).toMatchObject({
      ...{ deposits: 6_700, withdrawals: 2_000, returned: 3_500, pay: 11, firstDepositors: 2 },
      ...{ bonuses: 30, promotions: 0 },
    });
    expect((await period('middle')).now).toMatchObject({
      deposits: 700,
      withdrawals: 0,
      returned: 3_500,
      pay: 11,
      firstDepositors: 1,
    });
    await addMoney(world, turn);
    expect((await period('top1')).now.deposits).toBe(6_700);
  });

  it('hold what an award costs while it is bonus money, and no more once it returned', async () => {
    const member = people['anna']!;
    const award = await giveAward(world.database, member, { amount: 500 });
    await addMoney(world, turn);
    const given = (await period('top1')).now;
    expect([given.promotions, given.bonuses]).toEqual([500, 30]);
    await world.database.transact(async (tx) => {
      await lockWallet(tx, { ...member, memberId: member.id });
      const row = await awardRow(world.database, award, member.merchant);
      await endAward(tx, row, { actor: 'member', who: 'member', reason: 'given_up' });
    });
    await addMoney(world, turn);
    expect((await period('top1')).now.promotions).toBe(0);
  });

  it('say until when money is included, and never lose what waits', async () => {
    await move('anna', 'deposit', 50);
    const waiting = await period('top1');
    const { rows } = await sql<{ at: number }>`select in_ms(max(at)) as at from ledger_transactions`.execute(
      world.database.db,
    );
    expect([waiting.now.deposits, waiting.asOfMs]).toEqual([6_700, rows[0]!.at]);
    await addMoney(world, turn);
    const added = await period('top1');
    expect(added.now.deposits).toBe(6_750);
    expect(added.asOfMs).toBeGreaterThan(waiting.asOfMs);
  });

  it('equal those of profit and loss', async () => {
    const { now } = await period('top1');
    const { totals } = (
      await callServer(world.url, teamReports.profit, { from: today, to: today }, { token: tokens.get('top1')! })
    ).body.value;
    expect([totals!.stake, totals!.payout, totals!.net]).toEqual([now.turnover, now.payouts, now.net]);
  });

  it('count a member who is active on two days once, and not when the bets are voided', async () => {
    const round = await world.bet(people['top1']!, 100);
    await world.turn();
    expect((await period('top1')).now.activeMembers).toBe(3);
    await round.change({ state: 'rolled_back' });
    await world.turn();
    expect((await period('top1')).now.activeMembers).toBe(2);
    await sql`insert into team_activity (merchant, month, member_id, days)
              select 'parlour', date_trunc('month', ${yesterday}::date), ${people['anna']!.id},
                     1 << (extract(day from ${yesterday}::date)::int - 1)
              on conflict (merchant, month, member_id) do update set days = team_activity.days | excluded.days`.execute(
      world.database.db,
    );
    const both = await period('top1', yesterday, today);
    expect([both.now.activeMembers, both.days.length]).toEqual([2, 2]);
    const alone = await period('top1');
    expect([alone.before.activeMembers, alone.beforeFrom, alone.beforeTo]).toEqual([1, yesterday, yesterday]);
  });

  it.each([
    ['100 years', { from: '1926-01-01', to: '2026-01-01' }],
    ['94 days', { from: '2026-01-01', to: '2026-04-04' }],
    ['the year 0, which PostgreSQL does not know', { from: '0000-01-01', to: '0000-01-02' }],
    ['a reversed period', { from: '2026-02-02', to: '2026-02-01' }],
  ])('refuse %s', async (_, request) => {
    const { status, body } = await call('top1', request);
    expect([status, body.message]).toEqual([400, 'invalid_request']);
  });
});
