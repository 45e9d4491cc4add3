import { sql, type RawBuilder } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { termsOf } from './world.ts';
import { deep, top, usePlans, windowsBack, world } from './support/plans.ts';

usePlans();

const EVER = Date.now() - 365 * 86_400_000;
const WORDS = {
  bills: 'salary: every bill has the turnover of its team',
  windows: 'salary: every settled window of an hour or more has the turnover of its five-minute windows, once',
  losses: 'salary: every net loss is the sum of its lines, and takes in what the one before carried on',
  paid: 'salary: every bill is paid once, with what it says',
};

describe('ledger:check finds', () => {
  beforeEach(async () => {
    await world.agreeOn('day', top, termsOf(10), EVER);
    await world.agreeOn('dividend', top, termsOf(10), EVER);
    await world.betAt(deep, windowsBack('day', 3).startMs, 10_000);
    await world.betAt(deep, windowsBack('dividend', 3).startMs, 1_000, 5_000);
    await world.betAt(deep, windowsBack('dividend', 2).startMs, 9_000, 1_000);
    await world.settlePlans();
  });

  it.each<[string, RawBuilder<unknown>, (keyof typeof WORDS)[]]>([
    ['a day whose sums miss a bet', sql`update pay_sums set stake = stake - 1 where kind = 'day'`, ['windows']],
    [
      'a bet that counts in a settled day afterwards',
      sql`insert into turnover (merchant, member_id, round_id, stake, payout, bet_at, at, window_at)
          select merchant, member_id, gen_random_uuid(), 0, 0, bet_at, at, window_at from turnover where stake = 10000`,
      ['windows'],
    ],
    [
      'a daily bill that says more than its bets',
      sql`update bills set turnover = turnover + 1 where kind = 'day'`,
      ['bills'],
    ],
    [
      'a net loss that is not the sum of its lines',
      sql`update bills set loss = jsonb_set(loss, '{payouts}', '1') where kind = 'dividend' and amount > 0`,
      ['losses'],
    ],
    [
      'a carried loss that the next dividend does not take in',
      sql`update bills set loss = jsonb_set(loss, '{carriedOut}', '-1') where kind = 'dividend' and amount = 0`,
      ['losses'],
    ],
    ['a refused bill that was paid', sql`update bills set state = 'refused' where kind = 'day'`, ['paid']],
  ])('%s', async (_, damage, found) => {
    await world.undone(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await damage.execute(tx);
      expect(await world.faults(tx)).toEqual(found.map((each) => WORDS[each]));
    });
  });
});
