import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { salary, type BillDetail, type ListedBill, type SummedKind } from '../../../contract/salary.ts';
import type { EndpointSpec, ResponseOf } from '../../../contract/define.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { SUMMED_KINDS } from '../../../server/domains/pay-contracts/index.ts';
import { callServer } from '../../support/calls.ts';
import { openSession } from '../../support/test-server.ts';
import { openSalaryWorld, termsOf, type SalaryWorld } from './world.ts';
import { windowsBack } from './support/plans.ts';

let world: SalaryWorld;
const people: Record<string, MemberRow> = {};
const tokens = new Map<string, string>();

const call = async <E extends EndpointSpec>(who: string, endpoint: E, request: object) => {
  const token = tokens.get(who) ?? (await openSession(world.database, people[who]!)).token;
  tokens.set(who, token);
  return callServer(world.url, endpoint, request, { token });
};
const read = async <E extends EndpointSpec>(who: string, endpoint: E, request: object): Promise<ResponseOf<E>> => {
  const { body } = await call(who, endpoint, request);
  expect(body.message).toBe('');
  return body.value;
};
const MINUTE = 60_000;
const EVER = Date.now() - 365 * 86_400_000;
const sum = (texts: readonly string[]): bigint => texts.reduce((all, each) => all + BigInt(each), 0n);

/**
 * top 7.3 % → middle 4.1 % → low 2.9 %, for every kind; a player under each. Bets in two windows of every kind, one of them
 * voided in the second.
 */
beforeAll(async () => {
  world = await openSalaryWorld();
  const join = async (name: string, upline?: string, type = 0) =>
    (people[name] = await world.join(name, upline === undefined ? undefined : people[upline], type));
  await join('top', undefined, 1);
  await join('middle', 'top', 2);
  await join('low', 'middle', 41);
  await join('other', undefined, 42);
  for (const agent of ['top', 'middle', 'low']) await join(`${agent}player`, agent);
  for (const kind of SUMMED_KINDS)
    for (const [name, rate] of [
      ['top', 73_000],
      ['middle', 41_000],
      ['low', 29_000],
    ] as const)
      await world.agreeOn(
        kind,
        people[name]!,
        termsOf([
          { rate, turnover: 100 },
          { rate: rate + 1, turnover: 90_000 },
        ]),
        EVER,
      );
  await world.turn();
  for (const kind of SUMMED_KINDS) {
    const [first, second] = [windowsBack(kind, 4), windowsBack(kind, 3)];
    for (const [name, stake] of [
      ['lowplayer', 1_237],
      ['middleplayer', 811],
      ['topplayer', 333],
      ['low', 77],
      ['top', 19],
    ] as const)
      await world.betAt(people[name]!, first.startMs + 10 * MINUTE, stake, 100);
    const voided = await world.betAt(people['middleplayer']!, first.startMs + 20 * MINUTE, 500);
    await world.changeAt(voided, second.startMs, { state: 'rolled_back' });
    await world.betAt(people['lowplayer']!, second.startMs + 5 * MINUTE, 2_003, 1_000);
  }
  await world.settlePlans();
}, 60_000);
afterAll(async () => {
  expect(await world.faults()).toEqual([]);
  await world.close();
});

const listOf = async (who: string, kind: SummedKind, more: object = {}): Promise<ListedBill[]> =>
  (await read(who, salary.list, { kind, ...more })).list;
/** The bill of the window that is so many windows back. */
const billOf = async (who: string, kind: SummedKind, back: number): Promise<BillDetail> => {
  const { startMs } = windowsBack(kind, back);
  const { id } = (await listOf(who, kind)).find(({ windowStartMs }) => windowStartMs === startMs)!;
  return read(who, salary.bill, { id });
};
const cells = (csv: string): string[][] =>
  csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));

describe.each(['hour', 'day'] as const)('[AGT-04] a bill of the %s salary', (kind) => {
  it.each(['top', 'middle', 'low'])('of %s is the sum of its lines, and of what leads to its amount', async (who) => {
    for (const back of [4, 3]) {
      const bill = await billOf(who, kind, back);
      const own = bill.parts.filter(({ paidBy }) => paidBy === null);
      const taken = bill.parts.filter(({ paidBy }) => paidBy !== null);
      expect(sum(own.map(({ exact }) => exact))).toBe(BigInt(bill.exact));
      expect(sum(taken.map(({ exact }) => exact))).toBe(BigInt(bill.takenBack));
      expect(own.reduce((all, { stake }) => all + stake, 0)).toBe(bill.turnover);
      const { exact, capped, takenBack, keptBack, carriedIn, roundedBy, carriedOut, writtenOff } = bill;
      expect(sum([exact, capped, takenBack, keptBack, carriedIn, roundedBy, carriedOut, writtenOff])).toBe(
        BigInt(bill.amount.amount) * 1_000_000n,
      );
      expect(sum(bill.formula.map((each) => each.exact))).toBe(BigInt(bill.exact));
    }
  });

  it('names direct members, and shows lower levels only as the total of each direct agent’s team', async () => {
    const { parts } = await billOf('top', kind, 4);
    expect(parts.map(({ who, account, stake, bets }) => [who, account, stake, bets])).toEqual([
      ['team', 'middle', 1_237 + 77 + 811 + 500, 4],
      ['member', 'topplayer', 333, 1],
      ['self', 'top', 19, 1],
    ]);
  });

  it('expands to single bets, of its agent and direct members only', async () => {
    const { id } = await billOf('middle', kind, 4);
    const { list } = await read('middle', salary.billBets, { id });
    expect(list.map(({ account, stake }) => `${account} ${stake}`)).toEqual([
      'middleplayer 811',
      'low 77',
      'middleplayer 500',
    ]);
  });

  it('names the earlier bill of this kind that paid a voided bet', async () => {
    const earlier = await billOf('middle', kind, 4);
    const { parts } = await billOf('middle', kind, 3);
    expect(parts.find(({ paidBy }) => paidBy)).toMatchObject({
      account: 'middleplayer',
      stake: -500,
      paidBy: { id: earlier.id, rate: 41_000, windowStartMs: earlier.windowStartMs },
    });
  });

  it('states what the next tier lacks', async () => {
    const bill = await billOf('low', kind, 4);
    expect(bill.next).toEqual({ tier: 1, turnover: 90_000 - bill.turnover, active: 0, loss: 0 });
  });

  it('is available as CSV whose lines sum to the paid amount', async () => {
    const { id, amount } = await billOf('top', kind, 3);
    const { name, csv } = await read('top', salary.billCsv, { id });
    expect(name).toMatch(kind === 'hour' ? /^hourly-salary-/ : /^daily-salary-/);
    const micro = (text: string) => BigInt(Math.round(Number(text) * 1e8));
    const of = (...lines: string[]) =>
      cells(csv)
        .filter(([first]) => lines.includes(first!))
        .reduce((all, row) => all + micro(row.at(-1)!), 0n);
    expect(of('bet', 'team')).toBe(of('sum'));
    expect(of('voided bet', 'voided team')).toBe(of('total of voided bets'));
    const messages = [
      'sum',
      'cap',
      'total of voided bets',
      'never paid because of an earlier cap',
      'carried over from earlier periods',
    ];
    expect(of(...messages, 'rounding', 'carried over to the next period', 'written off')).toBe(of('paid'));
    expect(of('paid')).toBe(BigInt(amount.amount) * 1_000_000n);
    expect(csv).not.toContain('lowplayer');
  });
});

describe('[AGT-04] a dividend bill', () => {
  it('has the lines of the net loss, whose parts sum to turnover less payouts', async () => {
    const bill = await billOf('top', 'dividend', 4);
    const { loss, parts, turnover, netLoss, rate, exact } = bill;
    expect(parts.filter(({ paidBy }) => !paidBy).reduce((all, part) => all + part.netLoss, 0)).toBe(
      turnover - loss!.payouts,
    );
    expect(netLoss).toBe(
      turnover - loss!.payouts - (loss!.promotions ?? 0) - loss!.contributions + loss!.carriedIn + loss!.corrected,
    );
    expect(BigInt(exact)).toBe(BigInt(netLoss) * BigInt(rate));
    expect(bill.formula).toEqual([]);
  });

  it('takes back the part of the dividend that a voided bet had', async () => {
    const earlier = await billOf('middle', 'dividend', 4);
    const bill = await billOf('middle', 'dividend', 3);
    expect(bill.takenBack).toBe(String((-500n * BigInt(earlier.exact)) / BigInt(earlier.netLoss)));
    expect(bill.parts.find(({ paidBy }) => paidBy)).toMatchObject({
      stake: -500,
      netLoss: -500,
      paidBy: { id: earlier.id },
    });
  });

  it('is available as CSV with its net loss', async () => {
    const bill = await billOf('top', 'dividend', 4);
    const { csv } = await read('top', salary.billCsv, { id: bill.id });
    const column = (line: string) =>
      cells(csv)
        .filter(([first]) => first === line)
        .map((row) => Math.round(Number(row[6]) * 100));
    const total = (values: number[]) => values.reduce((all, each) => all + each, 0);
    expect(total([...column('bet'), ...column('team')])).toBe(total([...column('turnover'), ...column('payouts')]));
    expect(
      total(
        [
          'turnover',
          'payouts',
          'promotions',
          'contributions to jackpots',
          'carried over from earlier periods',
          'changed bets of earlier periods',
        ].flatMap(column),
      ),
    ).toBe(bill.netLoss);
    expect(column('net loss')).toEqual([bill.netLoss]);
  });
});

describe('[AGT-03] the list of bills', () => {
  it('has the totals and the chart of the whole selection, in the chosen order', async () => {
    const { list, count, totals, chart } = await read('middle', salary.list, {
      kind: 'hour',
      sort: 'window',
      ascending: 'yes',
    });
    expect(count).toBe(list.length);
    expect(count).toBeGreaterThanOrEqual(2);
    const of = (value: (bill: ListedBill) => number) => list.reduce((all, bill) => all + value(bill), 0);
    expect(totals).toMatchObject({
      turnover: of(({ turnover }) => turnover),
      netLoss: of(({ netLoss }) => netLoss),
      amount: { amount: of(({ amount }) => amount.amount) },
      paid: of(({ amount }) => amount.amount),
    });
    expect(chart.map(({ windowStartMs }) => windowStartMs)).toEqual(list.map(({ windowStartMs }) => windowStartMs));
    const amounts = (await listOf('middle', 'hour', { sort: 'amount' })).map(({ amount }) => amount.amount);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    const turnovers = (await listOf('middle', 'hour', { sort: 'turnover' })).map(({ turnover }) => turnover);
    expect(turnovers).toEqual([...turnovers].sort((a, b) => b - a));
  });

  it('is of one period and state, and pages without gaps', async () => {
    const day = new Date(windowsBack('day', 3).startMs).toISOString().slice(0, 10);
    const ofDay = await listOf('middle', 'day', { from: day, to: day });
    expect(ofDay.map(({ windowStartMs }) => windowStartMs)).toEqual([windowsBack('day', 3).startMs]);
    expect(await listOf('middle', 'day', { state: 'refused' })).toEqual([]);
    people['busy'] = await world.join('busy', undefined, 1);
    const contract = await world.agreeOn('hour', people['busy'], termsOf(1), EVER);
    await sql`
      insert into bills (merchant, kind, window_at, window_end, contract_id, agent_id, turnover, active, net_loss, tier, rate, exact, amount, state, inputs_hash)
      select 'parlour', 'hour', w.at, w.at + interval '1 hour', ${contract}, ${people['busy'].id}, 0, 0, 0, 0, 0, 0, 0, 'issued', ''
        from generate_series(timestamptz '2020-01-01', '2020-01-02 20:00', '1 hour') as w (at)`.execute(
      world.database.db,
    );
    const pages = [];
    for (const page of ['1', '2', '3', '4']) pages.push(await listOf('busy', 'hour', { page }));
    expect(pages.map((each) => each.length)).toEqual([20, 20, 5, 0]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(45);
    await sql`delete from bills where agent_id = ${people['busy'].id}`.execute(world.database.db);
  });

  it('is available as CSV of the whole selection', async () => {
    const { list } = await read('top', salary.list, { kind: 'day' });
    const { name, csv } = await read('top', salary.listCsv, { kind: 'day' });
    expect(name).toBe('daily-salary.csv');
    expect(
      cells(csv)
        .slice(1)
        .map((row) => row.at(-1)),
    ).toEqual(list.map(({ id }) => id));
  });

  it.each([
    ['a period of a hundred years', { from: '1950-01-01', to: '2049-01-01' }],
    ['a reversed period', { from: '2026-11-02', to: '2026-11-01' }],
    ['half a period', { from: '2026-11-02' }],
    ['an unknown column', { sort: 'hash' }],
    ['an unknown state', { state: 'paid' }],
    ['page zero', { page: '0' }],
    ['real-time pay', { kind: 'realtime' }],
  ])('refuses %s', async (_, requested) => {
    expect((await call('top', salary.list, { kind: 'hour', ...requested })).body.message).toBe('invalid_request');
  });

  it('[AGT-06] is the agent’s own, and no bill of another agent is found', async () => {
    expect(await listOf('other', 'day')).toEqual([]);
    const { id } = await billOf('low', 'day', 4);
    for (const who of ['top', 'middle', 'other'])
      for (const endpoint of [salary.bill, salary.billBets, salary.billCsv])
        expect((await call(who, endpoint, { id })).body.message, who).toBe('not_found');
    expect((await call('topplayer', salary.list, { kind: 'day' })).body.message).toBe('not_allowed');
  });
});

describe('[AGT-04] the running window', () => {
  it('is what the settled five minutes come to so far, at the tier met so far', async () => {
    const { startMs } = windowsBack('dividend', 0);
    const { running } = await read('middle', salary.running, { kind: 'dividend' });
    expect(running).toMatchObject({ windowStartMs: startMs, tier: expect.any(Number), loss: expect.any(Object) });
    const { rows } = await sql<{ turnover: number }>`
      select coalesce(sum(stake), 0)::int as turnover from turnover t join team_paths p on p.descendant = t.member_id and p.ancestor = ${people['middle']!.id}
       where window_at >= to_timestamp(${startMs}::float8 / 1000) and window_at < to_timestamp(${running!.countedUntilMs}::float8 / 1000)
         and (corrects_at is null or corrects_at >= to_timestamp(${startMs}::float8 / 1000))`.execute(
      world.database.db,
    );
    expect(running!.turnover).toBe(rows[0]!.turnover);
    expect(running!.settlesAtMs).toBe(running!.windowEndMs + 130 * MINUTE);
  });

  it('states the terms in force of each kind; there is none without a contract', async () => {
    for (const kind of SUMMED_KINDS) {
      expect(await read('middle', salary.status, { kind })).toMatchObject({
        terms: { tiers: [{ rate: 41_000 }, {}] },
        uplineAccount: 'top',
      });
      expect(await read('other', salary.running, { kind })).toEqual({ running: null });
      expect(await read('other', salary.status, { kind })).toMatchObject({ terms: null });
    }
    expect(await read('middle', salary.status, {})).toMatchObject({ terms: null });
  });
});
