import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { inMerchant } from '../../../server/db/merchant.ts';
import { jsonb } from '../../../server/db/database.ts';
import { addMerchant, addMember } from '../../support/test-server.ts';
import { termsOf } from './world.ts';
import { world, middle, deep, useTeam } from './support/team.ts';

useTeam();

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
    await sql`delete from team_days where merchant = 'another'`.execute(world.database.db);
  });
});
