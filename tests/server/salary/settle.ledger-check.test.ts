import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { world, deep, useTeam } from './support/team.ts';

useTeam();

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
      ['lines', 'bills', 'days'],
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
    const texts = {
      lines: 'salary: what counts of a bet is what its round says',
      sums: 'salary: every bill is the sum of its lines, and takes in what the one before carried on',
      bills: 'salary: every bill has the turnover of its team',
      paid: 'salary: every bill is paid once, with what it says',
      days: 'team reports: the days of an agent equal the turnover of its team',
    };
    await world.undone(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await damage.execute(tx);
      expect(await world.faults(tx)).toEqual(found.map((each) => texts[each as keyof typeof texts]));
    });
  });
});
