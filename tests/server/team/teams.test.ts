import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { TeamFigure } from '../../../contract/team-figure.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { nothingKnown } from '../../../server/domains/salary/jobs.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { openSession } from '../../support/test-server.ts';
import { openSalaryWorld, type SalaryWorld } from '../salary/world.ts';

let world: SalaryWorld;
let top: MemberRow;
let middle: MemberRow;
let near: MemberRow;
let deep: MemberRow;

/** top → middle → deep, and near directly under top. */
beforeEach(async () => {
  world = await openSalaryWorld();
  top = await world.join('top', undefined, 1);
  middle = await world.join('middle', top, 2);
  near = await world.join('near', top);
  deep = await world.join('deep', middle);
});
afterEach(() => world?.close());

const figure = async (agent: MemberRow): Promise<{ version: number; value: TeamFigure } | undefined> => {
  const row = await inMerchant(world.database.db, 'parlour')
    .selectFrom('agent_figures')
    .select(['version', 'value'])
    .where('agent_id', '=', agent.id)
    .where('feed', '=', 'team')
    .executeTakeFirst();
  return row && { version: row.version, value: row.value as TeamFigure };
};
/** The next envelope is sent at least a second after the last. */
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_050));

describe('team activity', () => {
  it('[LIVE-06] is sent to every agent above a settled bet, with or without a contract', async () => {
    await world.turn();
    await world.bet(deep, 1_000, 400);
    await world.bet(near, 300, 900);
    await aSecond();
    await world.turn();
    expect((await figure(top))?.value).toMatchObject({
      members: 3,
      newMembers: 3,
      online: 2,
      activeMembers: 2,
      turnover: { amount: 1_300, currency: 'USD', exponent: 2 },
      rows: [
        { who: 'team', account: 'middle', members: 2, turnover: 1_000 },
        { who: 'member', account: 'near', members: 1, turnover: 300 },
      ],
      biggestBets: [{ account: 'near', amount: 300 }],
      biggestWins: [{ account: 'near', amount: 900 }],
    });
    expect((await figure(middle))?.value).toMatchObject({
      turnover: { amount: 1_000 },
      rows: [{ who: 'member', account: 'deep', turnover: 1_000 }],
    });
  });

  it('is sent to the agent’s own room, with a new version each time, and not when nothing changed', async () => {
    await world.turn();
    const first = (await figure(top))!.version;
    await aSecond();
    await world.turn();
    expect((await figure(top))!.version).toBe(first);
    await world.bet(near, 300);
    await aSecond();
    await world.turn();
    expect((await figure(top))!.version).toBe(first + 1);
    const { rows } = await sql<{ room: string; key: string; seq: number }>`
      select room, key, seq from outbox where feed = 'team' and key = ${`agent:${top.id}`} order by seq desc limit 1`.execute(
      world.database.db,
    );
    expect(rows).toEqual([{ room: `agent:${top.id}`, key: `agent:${top.id}`, seq: first + 1 }]);
  });

  it('is the same on a node that takes over, which restores it from the counted lines', async () => {
    await world.turn();
    const first = await world.bet(near, 500, 100);
    await world.bet(near, 300, 900);
    await world.bet(deep, 1_000);
    await world.bet(top, 50);
    await first.change({ state: 'rolled_back' });
    await aSecond();
    await world.turn();
    const before = (await figure(top))!.value;
    await aSecond();
    await world.turn(nothingKnown(world, 9));
    expect((await figure(top))!.value).toEqual(before);
    expect(before).toMatchObject({ turnover: { amount: 1_350 }, biggestBets: [{ amount: 300 }] });
  });

  it('includes new members and members with an open page', async () => {
    await world.turn();
    const late = await world.join('late', middle);
    await openSession(world.database, late);
    await world.bet(late, 200);
    await aSecond();
    await world.turn();
    expect((await figure(middle))?.value).toMatchObject({
      members: 2,
      newMembers: 2,
      online: 1,
      joined: [{ account: 'late' }, { account: 'deep' }],
      rows: [{ account: 'late', turnover: 200, online: 1 }, { account: 'deep' }],
    });
  });

  it('counts a corrected bet with the current values of its round', async () => {
    await world.turn();
    const first = await world.bet(near, 500);
    await aSecond();
    await world.turn();
    await first.change({ stake: 650, payout: 40 });
    await aSecond();
    await world.turn();
    expect((await figure(top))?.value).toMatchObject({
      turnover: { amount: 650 },
      biggestBets: [{ amount: 650 }],
      biggestWins: [{ amount: 40 }],
    });
  });
});
