import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { nothingKnown } from '../../../server/domains/salary/jobs.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { transactionsOf } from '../../../server/ledger/posted.ts';
import { termsOf } from './world.ts';
import { world, top, useTeam } from './support/team.ts';

useTeam();

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
