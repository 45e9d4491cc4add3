import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAY_KINDS } from '../../../contract/pay-terms.ts';
import { teamReports } from '../../../contract/team-reports.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { callServer } from '../../support/calls.ts';
import { openSession } from '../../support/test-server.ts';
import { openSalaryWorld, termsOf, type SalaryWorld } from '../salary/world.ts';

let world: SalaryWorld;
const people: Record<string, MemberRow> = {};
const tokens = new Map<string, string>();
/** The day of the bills. */
let day: string;

const call = async <E extends EndpointSpec>(who: string, endpoint: E, request: object) => {
  const token = tokens.get(who) ?? (await openSession(world.database, people[who]!)).token;
  tokens.set(who, token);
  return callServer(world.url, endpoint, request, { token });
};

beforeAll(async () => {
  world = await openSalaryWorld();
  people['top1'] = await world.join('top1', undefined, 1);
  people['other'] = await world.join('other', undefined, 1);
  people['anna'] = await world.join('anna', people['top1']);
  await world.agree(people['top1'], termsOf(5));
  await world.turn();
  for (const stake of [1_000, 3_000]) {
    await world.bet(people['anna'], stake);
    await world.turn();
    await world.pass(10);
    await world.turn();
  }
  // Both windows begin on one day, whatever the time is.
  await sql`update bills set window_at = date_trunc('day', window_at at time zone 'utc') at time zone 'utc'
              + (row_number.n * interval '5 minutes'), window_end = date_trunc('day', window_at at time zone 'utc') at time zone 'utc'
              + ((row_number.n + 1) * interval '5 minutes')
             from (select id as row, row_number() over (order by window_at) as n from bills) row_number where id = row`.execute(
    world.database.db,
  );
  const { rows } = await sql<{ day: string }>`
    select to_char(max(window_at) at time zone 'utc', 'YYYY-MM-DD') as day from bills`.execute(world.database.db);
  day = rows[0]!.day;
});
afterAll(() => world.close());

it('[AGT-04] an agent’s revenue is what the bills paid, by kind and by day, and what the wallet has', async () => {
  const { body } = await call('top1', teamReports.revenue, { from: day, to: day });
  const revenue = body.value;
  expect(revenue.amount).toBe(200);
  expect(revenue.amount).toBe(await world.balance(people['top1']!));
  expect(revenue.kinds.realtime).toEqual({ amount: 200, bills: 2 });
  expect(revenue.days).toEqual([{ day, amount: 200, kinds: revenue.kinds }]);
  expect(Object.keys(revenue.kinds).sort()).toEqual([...PAY_KINDS].sort());
});

it('[AGT-04] each figure has its bills, which sum to it', async () => {
  const { list } = (await call('top1', teamReports.revenueBills, { day, kind: 'realtime' })).body.value;
  expect(list.map(({ amount, turnover }) => [turnover, amount])).toEqual([
    [3_000, 150],
    [1_000, 50],
  ]);
  expect((await call('top1', teamReports.revenueBills, { day, kind: 'hour' })).body.value).toEqual({ list: [] });
});

it('[AGT-06] another agent sees none of it, and a player is refused', async () => {
  expect((await call('other', teamReports.revenue, { from: day, to: day })).body.value).toMatchObject({
    ...{ amount: 0, days: [] },
  });
  expect((await call('other', teamReports.revenueBills, { day, kind: 'realtime' })).body.value).toEqual({ list: [] });
  expect((await call('anna', teamReports.revenue, { from: day, to: day })).status).toBe(403);
});

it('counts no bill that waits for approval', async () => {
  await sql`update bills set state = 'unapproved' where turnover = 1000`.execute(world.database.db);
  expect((await call('top1', teamReports.revenue, { from: day, to: day })).body.value.amount).toBe(150);
});

it.each([
  ['100 years', { from: '1926-01-01', to: '2026-01-01' }],
  ['a reversed period', { from: '2026-02-02', to: '2026-02-01' }],
  ['no period', {}],
])('refuses %s', async (_, request) => {
  const { status, body } = await call('top1', teamReports.revenue, request);
  expect([status, body.message]).toEqual([400, 'invalid_request']);
});

it('[AGT-04] the CSV has a line for each day', async () => {
  const { csv } = (await call('top1', teamReports.revenueCsv, { from: day, to: day })).body.value;
  expect(csv.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFday,real-time USD,hourly USD,daily USD,dividend USD,total USD',
    `${day},${PAY_KINDS.map((kind) => (kind === 'realtime' ? '1.50' : '0.00')).join(',')},1.50`,
  ]);
});
