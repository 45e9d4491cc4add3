import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { nothingKnown } from '../../../server/domains/salary/jobs.ts';
import { world, middle, deep, useTeam, amounts } from './support/team.ts';

useTeam();

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
