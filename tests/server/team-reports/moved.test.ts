import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { teamRecords } from '../../../contract/team-records.ts';
import { teamReports } from '../../../contract/team-reports.ts';
import { addMoney } from '../../../server/domains/team-reports/jobs.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { callServer } from '../../support/calls.ts';
import { giveMoney } from '../../support/money.ts';
import { openSession } from '../../support/test-server.ts';
import { openSalaryWorld } from '../salary/world.ts';

it('[AGT-05] after a change of upline, earlier bets stay with the old line and later ones are with the new one', async () => {
  const world = await openSalaryWorld();
  try {
    const { db } = world.database;
    const first = await world.join('first', undefined, 1);
    const second = await world.join('second', undefined, 1);
    const anna = await world.join('anna', first);
    const report = async (agent: MemberRow) => {
      const { rows } = await sql<{
        day: string;
      }>`select to_char(now() at time zone 'utc', 'YYYY-MM-DD') as day`.execute(db);
      const { token } = await openSession(world.database, agent);
      const request = { from: rows[0]!.day, to: rows[0]!.day };
      const { list, totals } = (await callServer(world.url, teamReports.profit, request, { token })).body.value;
      expect(list.reduce((sum, { stake }) => sum + stake, 0)).toBe(totals!.stake);
      return list.map(({ account, stake }) => [account, stake]);
    };
    /** Rows behind the report: stakes of bets and amounts of money, each with the total. */
    const rows = async (agent: MemberRow) => {
      const { token } = await openSession(world.database, agent);
      const day = new Date().toISOString().slice(0, 10);
      const request = { from: day, to: day, sort: 'oldest' } as const;
      const bets = (await callServer(world.url, teamRecords.bets, request, { token })).body.value;
      const money = (await callServer(world.url, teamRecords.movements, request, { token })).body.value;
      return [
        bets.list.map(({ stake }) => stake),
        ...[bets.totals!.stake, money.list.map(({ movement }) => movement.amount), money.totals!.net],
      ];
    };
    const give = async (amount: number) => {
      await giveMoney(world.database, anna, amount);
      await addMoney(world, { signal: new AbortController().signal, guard: async () => {} });
    };
    await world.turn();
    const early = await world.bet(anna, 700);
    await give(11);
    await world.turn();
    await sql`update members set upline = ${second.id} where id = ${anna.id}`.execute(db);
    await sql`select team_move(${anna.id}, ${second.id}, clock_timestamp())`.execute(db);
    await world.bet(anna, 40);
    await give(5);
    await world.turn();
    expect([await report(first), await report(second)]).toEqual([[['anna', 700]], [['anna', 40]]]);
    expect(await rows(first)).toEqual([[700], 700, [11], 11]);
    expect(await rows(second)).toEqual([[40], 40, [5], 5]);
    // What takes a bet back is with the line of the bet.
    await early.change({ state: 'rolled_back' });
    await world.turn();
    expect([await report(first), await report(second)]).toEqual([[['anna', 0]], [['anna', 40]]]);
    expect((await rows(first)).slice(0, 2)).toEqual([[700, -700], 0]);
    const faults = await world.faults();
    expect(faults.filter((name) => name.startsWith('team reports'))).toEqual([]);
  } finally {
    await world.close();
  }
});
