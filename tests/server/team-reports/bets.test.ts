import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestInputOf } from '../../../contract/define.ts';
import { records } from '../../../contract/records.ts';
import { teamRecords } from '../../../contract/team-records.ts';
import { teamReports } from '../../../contract/team-reports.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { allPages, dayOf, openRecordWorld, typeOf, type Line, type RecordWorld } from './records.world.ts';

type Query = RequestInputOf<typeof teamRecords.bets>;

let world: RecordWorld;
/** All days with lines. */
let days: { from: string; to: string };

beforeAll(async () => {
  world = await openRecordWorld();
  const all = world.lines.map(({ at }) => dayOf(at)).sort();
  days = { from: all[0]!, to: all.at(-1)! };
}, 120_000);
afterAll(() => world.close());

const id = (who: string) => world.people[who]!.id;
const bets = (query: Partial<Query> = {}, who = 'top') =>
  allPages((before) => world.read(who, teamRecords.bets, { ...days, ...query, ...(before && { before }) }));
const profit = async (query: object = {}, who = 'top') =>
  (await world.read(who, teamReports.profit, { ...days, ...query })).totals!;

const DIRECT = ['anna', 'annika', 'middle'];
const CHANGE = { '1': 'settled', '-1': 'taken_back', '0': 'payout_changed' } as Record<string, string>;
/** What a selection must hold, from the lines. */
const expected = ({ from = days.from, to = days.to, memberId, name, gameType, change, sort }: Partial<Query>) => {
  const inside = world.lines
    .filter(({ who }) => DIRECT.includes(who))
    .filter(({ who }) => !memberId || String(id(who)) === memberId)
    .filter(({ who }) => !name || who.startsWith(String(name)))
    .filter((line) => !gameType || typeOf(line) === gameType)
    .filter(({ stake }) => !change || CHANGE[Math.sign(stake)] === change)
    .filter(({ at }) => dayOf(at) >= String(from) && dayOf(at) <= String(to));
  const by = (line: Line) =>
    sort === 'stake' || sort === 'payout' ? line[sort] : sort === 'oldest' ? -line.at : line.at;
  const sum = (of: (line: Line) => number) => inside.reduce((all, line) => all + of(line), 0);
  const [stake, payout] = [sum((line) => line.stake), sum((line) => line.payout)];
  return {
    keys: inside.map(by).sort((one, other) => other - one),
    lines: inside.map((line) => `${line.who} ${line.round} ${line.stake} ${line.payout} ${line.at}`).sort(),
    totals: { bets: sum((line) => Math.sign(line.stake)), stake, payout, net: payout - stake },
  };
};
const found = ({ rows }: Awaited<ReturnType<typeof bets>>, { sort }: Partial<Query>) => ({
  keys: rows.map((row) =>
    sort === 'stake' || sort === 'payout' ? row[sort] : sort === 'oldest' ? -row.atMs : row.atMs,
  ),
  lines: rows
    .map(({ account, round, stake, payout, atMs }) => `${account} ${round.roundId} ${stake} ${payout} ${atMs}`)
    .sort(),
});

describe('[AGT-04] the bets of direct members', () => {
  it('have every row of a selection once, in its order, and the totals of all pages', async () => {
    const middle = Math.floor(world.lines.length / 2);
    const day = dayOf(world.lines[middle]!.at);
    const selections: Partial<Query>[] = [
      ...[{}, { sort: 'oldest' }, { sort: 'stake' }, { sort: 'payout' }],
      ...[{ gameType: 'FISH' }, { gameType: 'OTHER' }, { gameType: 'RNG', sort: 'stake' }, { gameType: 'SPORTS' }],
      ...[{ change: 'taken_back' }, { change: 'payout_changed', sort: 'oldest' }, { change: 'settled' }],
      ...[
        { change: 'taken_back', sort: 'payout', gameType: 'LIVE' },
        { change: 'settled', gameType: 'LIVE' },
      ],
      ...[{ name: 'ann' }, { name: 'anni', gameType: 'LIVE' }, { name: '%' }, { memberId: String(id('middle')) }],
      ...[
        { from: day, to: day },
        { to: day, memberId: String(id('anna')), sort: 'oldest' },
      ],
    ] as Partial<Query>[];
    for (const selection of selections) {
      const answer = await bets(selection);
      const { totals, ...rows } = expected(selection);
      expect(found(answer, selection), JSON.stringify(selection)).toEqual(rows);
      expect(answer.totals, JSON.stringify(selection)).toMatchObject(totals);
    }
    expect(expected({}).lines.length).toBeGreaterThan(100);
  });

  it('lead every figure of profit and loss down to its bets: by member, day and game type', async () => {
    const whole = await profit();
    for (const who of ['anna', 'annika'])
      for (const { day } of whole.days.filter(({ bets: count }) => count !== 0).slice(0, 8))
        for (const gameType of ['RNG', 'FISH', 'OTHER'] as const) {
          const request = { memberId: String(id(who)), gameType, from: day, to: day };
          const { rows, totals } = await bets(request);
          const { stake, payout, net, bets: count } = await profit(request);
          expect(totals).toMatchObject({ stake, payout, net, bets: count });
          expect(rows.reduce((sum, row) => sum + row.stake, 0)).toBe(stake);
        }
  }, 120_000);

  it('with those of deeper members, in sums by downline, and the agent’s own are profit and loss', async () => {
    const direct = (await bets()).totals;
    const deeper = await world.read('top', teamReports.profit, { ...days, deeper: 'yes' });
    const own = await profit({ memberId: String(id('top')) });
    const whole = await profit();
    for (const key of ['stake', 'payout', 'net', 'bets'] as const)
      expect(direct[key] + deeper.totals![key] + own[key]).toBe(whole[key]);
    expect(deeper.list.map(({ account, who }) => [account, who])).toEqual([['middle', 'team']]);
    const below = world.lines.filter(({ who }) => ['bertha', 'carla'].includes(who));
    expect(deeper.list[0]!.stake).toBe(below.reduce((sum, { stake }) => sum + stake, 0));
    // Its parts sum to it.
    const parts = await profit({ deeper: 'yes', memberId: String(id('middle')), gameType: 'LIVE' });
    const live = below.filter((line) => typeOf(line) === 'LIVE');
    expect(parts.stake).toBe(live.reduce((sum, { stake }) => sum + stake, 0));
    expect(parts.days.reduce((sum, { stake }) => sum + stake, 0)).toBe(parts.stake);
  });

  it('[AGT-06] say nothing of any other member', async () => {
    const text = JSON.stringify(await bets());
    for (const line of world.lines.filter(({ who }) => !DIRECT.includes(who))) expect(text).not.toContain(line.round);
    for (const who of ['bertha', 'carla', 'low', 'oscar']) expect(text).not.toContain(who);
  });

  it('[PP-25] have a replay for the agent directly above, and for no other', async () => {
    const { round } = world.lines.find(({ who }) => who === 'bertha')!;
    const outcome = async (who: string) => (await world.call(who, records.replay, { roundId: round })).body.message;
    // The vendor does not know the round.
    expect(await outcome('middle')).toBe('replay_unavailable');
    for (const who of ['top', 'low', 'other', 'anna']) expect(await outcome(who), who).toBe('not_found');
  });

  it('are downloaded as a whole, in the language of the page, once', async () => {
    const path = (await world.read('top', teamRecords.export, { record: 'bets', ...days, gameType: 'RNG' })).path;
    const response = await fetch(world.url + path);
    expect(response.headers.get('content-disposition')).toContain(`bets-${days.from}-${days.to}.csv`);
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      'Time (Asia/Kolkata),Account,Game,Provider,Status,Stake,Payout,Result,Currency,Placed at,Round',
    );
    const { lines: rows, totals } = expected({ gameType: 'RNG' });
    expect(lines).toHaveLength(rows.length + 1);
    const cents = lines.slice(1).map((line) => Math.round(Number(line.split(',')[5]) * 100));
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(totals.stake);
    expect((await fetch(world.url + path)).status).toBe(404);
    // A ticket is for its own record.
    const own = (await world.read('top', records.export, { record: 'bets' })).path;
    expect((await fetch(world.url + own.replace('/records/', '/agent/records/'))).status).toBe(404);
  });
});

describe('[AGT-06] the bets refuse', () => {
  it.each([
    ['a period of 100 years', { from: '1926-01-01' }],
    ['a reversed period', { from: '2026-02-02', to: '2026-02-01' }],
    ['an unknown order', { sort: 'password_hash' }],
    ['an unknown game type', { gameType: 'SLOTS' }],
    ['an unknown change', { change: 'open' }],
    ['a search of 10,000 characters', { name: 'a'.repeat(10_000) }],
    ['a row that is no number', { before: '1e9' }],
    ['a field that it does not have', { offset: '480' }],
  ])('%s', async (_, query) => {
    const { status, body } = await world.call('top', teamRecords.bets, { ...days, ...query });
    expect([status, body.message]).toEqual([400, 'invalid_request']);
  });

  it('a deeper member, the agent itself, one of another agent, and an unknown one, in the same way', async () => {
    for (const who of [id('bertha'), id('carla'), id('oscar'), 999_999_999])
      for (const query of [{ memberId: String(who) }, { memberId: String(who), change: 'taken_back' }]) {
        const { status, body } = await world.call('top', teamRecords.bets, { ...days, ...query });
        expect([status, body.message]).toEqual([404, 'not_found']);
      }
    const ticket = await world.call('top', teamRecords.export, { record: 'bets', ...days, memberId: id('bertha') });
    expect(ticket.body.message).toBe('not_found');
    // The agent's own bets are in its own record.
    expect((await bets({ memberId: String(id('top')) })).rows).toEqual([]);
  });

  it('to go on after the row of another member', async () => {
    const { rows } = await bets({}, 'middle');
    for (const sort of ['newest', 'stake'] as const) {
      const { status, body } = await world.call('top', teamRecords.bets, { ...days, sort, before: rows[0]!.id });
      expect([status, body.message]).toEqual([404, 'not_found']);
    }
  });

  it('a player', async () => {
    expect((await world.call('anna', teamRecords.bets, days)).status).toBe(403);
    expect((await world.call('anna', teamRecords.export, { record: 'bets', ...days })).status).toBe(403);
  });
});

it('ledger:check finds nothing wrong', async () => {
  const { results } = await checkLedger(world.database);
  expect(results.filter(({ name, wrong }) => name.startsWith('team reports') && wrong.length > 0)).toEqual([]);
});
