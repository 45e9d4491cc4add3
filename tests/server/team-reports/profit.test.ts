import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestInputOf } from '../../../contract/define.ts';
import { teamReports } from '../../../contract/team-reports.ts';
import { allProfit } from '../../../server/domains/team-reports/profit.ts';
import { findMerchant, type MemberRow } from '../../../server/http/viewer.ts';
import { callServer } from '../../support/calls.ts';
import { addGame, addVendor } from '../../support/games.ts';
import { openSession } from '../../support/test-server.ts';
import { openSalaryWorld, type Round, type SalaryWorld } from '../salary/world.ts';

type Query = RequestInputOf<typeof teamReports.profit>;

let world: SalaryWorld;
const people: Record<string, MemberRow> = {};
const tokens = new Map<string, string>();
let day: string;

const join = async (name: string, upline?: string, type = 0) =>
  (people[name] = await world.join(name, upline === undefined ? undefined : people[upline], type));
const call = async (who: string, query: Partial<Query> & Record<string, unknown> = {}) => {
  const token = tokens.get(who) ?? (await openSession(world.database, people[who]!)).token;
  tokens.set(who, token);
  return callServer(world.url, teamReports.profit, { from: day, to: day, ...query }, { token });
};
const report = async (who: string, query: Partial<Query> = {}) => {
  const { body } = await call(who, query);
  expect(body.message).toBe('');
  return body.value;
};
const figures = async (who: string, query: Partial<Query> = {}) =>
  (await report(who, query)).list.map(({ account, who: kind, bets, stake, payout }) => [
    ...[account, kind, bets, stake, payout],
  ]);

/** top → middle → low, with players under each; `other` is another top agent. */
beforeAll(async () => {
  world = await openSalaryWorld({ forMs: 20_000 });
  await addVendor(world.database, 'ACME');
  await addGame(world.database, 1, { type: 'RNG' });
  await join('top1', undefined, 1);
  await join('middle', 'top1', 2);
  await join('low1', 'middle', 41);
  await join('other', undefined, 42);
  for (const [name, upline] of [
    ['anna', 'top1'],
    ['annika', 'top1'],
    ['bertha', 'middle'],
    ['carla', 'low1'],
  ] as const)
    await join(name, upline);
  const { rows } = await sql<{ day: string }>`select to_char(now() at time zone 'utc', 'YYYY-MM-DD') as day`.execute(
    world.database.db,
  );
  day = rows[0]!.day;
  await world.turn();
  await world.bet(people['anna']!, 1_000, 400);
  await world.bet(people['annika']!, 300);
  await world.bet(people['top1']!, 50, 70);
  await world.bet(people['middle']!, 20);
  await world.bet(people['bertha']!, 700, 900);
  await world.bet(people['carla']!, 5_000, 100);
  await world.turn();
});
afterAll(async () => {
  expect(await world.faults()).toEqual([]);
  await world.close();
});

describe('[AGT-04] profit and loss of a team', () => {
  it('has a row for each direct downline with everybody below it, and one for the agent’s own play', async () => {
    expect(await figures('top1')).toEqual([
      ['middle', 'team', 3, 5_720, 1_000],
      ['anna', 'member', 1, 1_000, 400],
      ['annika', 'member', 1, 300, 0],
      ['top1', 'self', 1, 50, 70],
    ]);
    expect(await figures('low1')).toEqual([['carla', 'member', 1, 5_000, 100]]);
  });

  it('[AGT-06] names no member that is not a direct downline', async () => {
    const { body } = await call('top1');
    for (const deeper of ['low1', 'bertha', 'carla']) expect(JSON.stringify(body)).not.toContain(deeper);
  });

  it('has totals of the whole selection that equal its rows, its days and its game types', async () => {
    for (const query of [
      {},
      { name: 'ann' },
      { gameType: 'RNG' },
      { memberId: String(people['middle']!.id) },
    ] as const) {
      const { list, totals } = await report('top1', query);
      const sum = (rows: readonly { stake: number; net: number; bets: number }[]) =>
        rows.reduce((all, { stake, net, bets }) => [all[0]! + stake, all[1]! + net, all[2]! + bets], [0, 0, 0]);
      const total = [totals!.stake, totals!.net, totals!.bets];
      expect(sum(list)).toEqual(total);
      expect(sum(totals!.days)).toEqual(total);
      expect(sum(totals!.types)).toEqual(total);
    }
  });

  it('is searched by the beginning of a name, and sorted by each column', async () => {
    const names = async (query: Partial<Query>) => (await report('top1', query)).list.map(({ account }) => account);
    expect(await names({ name: 'ANN' })).toEqual(['anna', 'annika']);
    expect(await names({ name: '%' })).toEqual([]);
    expect(await names({ sort: 'account', ascending: 'yes' })).toEqual(['anna', 'annika', 'middle', 'top1']);
    expect(await names({ sort: 'net' })).toEqual(['top1', 'annika', 'anna', 'middle']);
  });

  it('is listed in pages that lead on from the last member seen', async () => {
    for (let n = 10; n < 35; n += 1) {
      const name = `crowd${n}`;
      await join(name, 'other');
      await world.bet(people[name]!, 100 + (n % 3));
    }
    await world.turn();
    const seen: string[] = [];
    let before: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { list, hasMore, totals } = await report('other', before === undefined ? {} : { before });
      seen.push(...list.map(({ account }) => account));
      expect(hasMore).toBe(page === 0);
      expect(totals === null).toBe(page > 0);
      if (!hasMore) break;
      before = String(list.at(-1)!.memberId);
    }
    expect(new Set(seen).size).toBe(25);
    expect(seen).toHaveLength(25);
  });

  it('says until when bets are counted, and includes a bet after it is counted', async () => {
    await world.bet(people['carla']!, 10);
    const { totals } = await report('low1');
    const { rows } = await sql<{ at: number }>`
      select in_ms(at) as at from turnover where window_at is null order by id limit 1`.execute(world.database.db);
    expect([totals!.stake, totals!.asOfMs]).toEqual([5_000, rows[0]!.at]);
    await world.turn();
    expect((await report('low1')).totals!.stake).toBe(5_010);
  });

  it('takes a voided or changed bet back on the day on which that happens', async () => {
    const before = (await report('top1')).totals!;
    const round: Round = await world.bet(people['anna']!, 900, 500);
    await world.turn();
    await sql`update team_days set day = day - 1 where child_id = ${people['anna']!.id}`.execute(world.database.db);
    await round.change({ state: 'rolled_back' });
    await world.turn();
    const today = await report('top1', { memberId: String(people['anna']!.id) });
    expect([today.totals!.stake, today.totals!.payout, today.totals!.bets]).toEqual([-900, -500, -1]);
    const yesterday = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    const both = (await report('top1', { from: yesterday })).totals!;
    expect([both.stake, both.payout, both.bets]).toEqual([before.stake, before.payout, before.bets]);
    expect(both.days.map((each) => each.day)).toEqual([yesterday, day]);
  });
});

describe('[AGT-06] a report refuses', () => {
  it.each([
    ['a period of 100 years', { from: '1926-01-01' }],
    ['a reversed period', { from: '2026-02-02', to: '2026-02-01' }],
    ['a day that no calendar has', { from: '2026-02-30' }],
    ['an unknown column', { sort: 'password_hash' }],
    ['an unknown game type', { gameType: 'SLOTS' }],
    ['a search of 10,000 characters', { name: 'a'.repeat(10_000) }],
    ['another time zone', { offset: '480' }],
  ])('%s', async (_, query) => {
    const { status, body } = await call('top1', query as Partial<Query>);
    expect([status, body.message]).toEqual([400, 'invalid_request']);
  });

  it('a deeper member, one of another agent, and an unknown one, in the same way', async () => {
    for (const memberId of [people['carla']!.id, people['other']!.id, 999_999_999])
      for (const query of [{ memberId: String(memberId) }, { before: String(memberId) }]) {
        const { status, body } = await call('top1', query);
        expect([status, body.message]).toEqual([404, 'not_found']);
      }
  });

  it('a player', async () => {
    expect((await call('anna')).status).toBe(403);
  });
});

it('[AGT-06] the CSV of one downline has its row alone; that of a stranger is refused', async () => {
  const token = tokens.get('top1')!;
  const request = (memberId: number) =>
    callServer(world.url, teamReports.profitExport, { from: day, to: day, memberId }, { token });
  const { path } = (await request(people['anna']!.id)).body.value;
  const lines = (await (await fetch(world.url + path)).text()).split('\r\n');
  expect(lines.slice(1, 3).map((line) => line.split(',')[0])).toEqual(['anna', '']);
  for (const stranger of [people['carla']!.id, people['other']!.id])
    expect((await request(stranger)).body.message).toBe('not_found');
});

it('[AGT-04] the CSV has every row of the selection', async () => {
  const token = tokens.get('other')!;
  const request = { from: day, to: day, sort: 'account', ascending: 'yes' } as const;
  const { path } = (await callServer(world.url, teamReports.profitExport, request, { token })).body.value;
  const response = await fetch(world.url + path);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="profit-${day}-${day}.csv"`);
  const lines = Buffer.from(await response.arrayBuffer())
    .toString('utf8')
    .split('\r\n');
  expect(lines).toHaveLength(27);
  expect(lines[0]).toBe('\uFEFFaccount,bets,stakes USD,payouts USD,result USD');
  expect(lines[1]).toBe('crowd10,1,1.01,0.00,-1.01');
  const agent = people['other']!;
  const merchant = (await findMerchant(world.database.db, agent.merchant))!;
  const parts = [];
  for await (const rows of allProfit(world.database, { ...request, agent, merchant }, { atOnce: 10 })) parts.push(rows);
  expect(parts.map((rows) => rows.length)).toEqual([10, 10, 5]);
  expect(parts.flat().map(({ account }) => account)).toEqual(lines.slice(1, 26).map((line) => line.split(',')[0]));
  // An address works once.
  expect((await fetch(world.url + path)).status).toBe(404);
});
