import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { salary, type BillDetail } from '../../../contract/salary.ts';
import { session } from '../../../contract/session.ts';
import type { EndpointSpec, ResponseOf } from '../../../contract/define.ts';
import { billCsv } from '../../../server/domains/salary/bill-csv.ts';
import { findMerchant, type MemberRow } from '../../../server/http/viewer.ts';
import { callServer } from '../../support/calls.ts';
import { openSession } from '../../support/test-server.ts';
import { openSalaryWorld, PERCENT, termsOf, type SalaryWorld } from './world.ts';

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

/**
 * top 7.3 % → middle 4.1 % → low 2.9 %; a player under each. One window with bets everywhere, and one in which no tier was met.
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
  await world.agree(people['top']!, termsOf([{ rate: 73_000, turnover: 100 }]));
  await world.agree(people['middle']!, termsOf([{ rate: 41_000, turnover: 100 }]));
  await world.agree(
    people['low']!,
    termsOf([
      { rate: 29_000, turnover: 100 },
      { rate: 30_000, turnover: 90_000 },
    ]),
  );
  await world.turn();
  await world.bet(people['lowplayer']!, 50);
  await world.turn();
  await world.pass(5);
  for (const [name, stake] of [
    ['lowplayer', 1_237],
    ['middleplayer', 811],
    ['topplayer', 333],
    ['low', 77],
    ['lowplayer', 2_003],
    ['top', 19],
  ] as const)
    await world.bet(people[name]!, stake);
  const voided = await world.bet(people['middleplayer']!, 500);
  await world.turn();
  await voided.change({ state: 'rolled_back' });
  await world.turn();
  await world.pass(10);
  await world.turn();
});
afterAll(() => world.close());

const newest = async (who: string): Promise<BillDetail> => {
  const { list } = await read(who, salary.bills, {});
  return read(who, salary.bill, { id: list[0]!.id });
};
const sum = (texts: string[]): bigint => texts.reduce((all, each) => all + BigInt(each), 0n);

describe('[AGT-04] a bill', () => {
  it.each(['top', 'middle', 'low'])('of %s is the sum of its lines, including the rounding line', async (who) => {
    const bill = await newest(who);
    expect(sum(bill.parts.map(({ exact }) => exact))).toBe(BigInt(bill.exact));
    expect(bill.parts.reduce((all, { stake }) => all + stake, 0)).toBe(bill.turnover);
    expect(BigInt(bill.exact) + BigInt(bill.roundedBy)).toBe(BigInt(bill.amount.amount) * 1_000_000n);
    expect(bill.amount.amount).toBeGreaterThan(0);
    for (const { difference, stake, exact } of bill.formula)
      expect(BigInt(exact)).toBe(BigInt(stake) * BigInt(difference));
    expect(sum(bill.formula.map(({ exact }) => exact))).toBe(BigInt(bill.exact));
  });

  it('names direct members, and shows lower levels only as the total of each direct agent’s team', async () => {
    const { parts } = await newest('top');
    expect(parts.map(({ who, account, stake, bets, difference }) => [who, account, stake, bets, difference])).toEqual([
      ['team', 'middle', 3_240 + 77 + 811, 6, 73_000 - 41_000],
      ['member', 'topplayer', 333, 1, 73_000],
      ['self', 'top', 19, 1, 73_000],
    ]);
  });

  it('expands to single bets, of its agent and direct members only', async () => {
    const bill = await newest('middle');
    const { list, hasMore } = await read('middle', salary.billBets, { id: bill.id });
    expect(hasMore).toBe(false);
    expect(list.map(({ account, stake }) => `${account} ${stake}`)).toEqual([
      'middleplayer 811',
      'low 77',
      'middleplayer 500',
      'middleplayer -500',
    ]);
    const seen = bill.parts.filter(({ who }) => who !== 'team');
    expect(sum(list.map(({ exact }) => exact))).toBe(sum(seen.map(({ exact }) => exact)));
  });

  it('states what the next tier lacks, and is zero for a window in which no tier was met', async () => {
    expect((await newest('low')).next).toEqual({ tier: 1, turnover: 90_000 - 3_317, active: 0, loss: 0 });
    const { list } = await read('low', salary.bills, {});
    expect(list.map(({ state, amount }) => [state, amount.amount > 0])).toEqual([
      ['issued', true],
      ['not_reached', false],
    ]);
    const empty = await read('low', salary.bill, { id: list[1]!.id });
    expect(empty).toMatchObject({ tier: -1, rate: 0, next: { tier: 0, turnover: 50 } });
    expect(await read('low', salary.bills, { before: list[0]!.id })).toMatchObject({
      list: [{ id: empty.id }],
    });
  });

  it('is available as CSV whose lines sum to the paid amount', async () => {
    const bill = await newest('top');
    const { name, csv } = await read('top', salary.billCsv, { id: bill.id });
    expect(name).toMatch(/^salary-\d{4}-\d\d-\d\d-\d\d-\d\d\.csv$/);
    const rows = csv
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const micro = (text: string) => BigInt(Math.round(Number(text) * 1e8));
    const of = (line: string) => rows.filter(([first]) => first === line).map((row) => micro(row.at(-1)!));
    const total = (values: bigint[]) => values.reduce((all, each) => all + each, 0n);
    expect(total([...of('bet'), ...of('team')])).toBe(total(of('sum')));
    expect(total([...of('sum'), ...of('rounding'), ...of('cap')])).toBe(total(of('paid')));
    expect(total(of('paid'))).toBe(BigInt(bill.amount.amount) * 1_000_000n);
    expect(csv).not.toContain('lowplayer');
  });

  it('has a CSV with totals where it has too many lines', async () => {
    const bill = await newest('middle');
    const member = people['middle']!;
    const call = {
      member,
      merchant: (await findMerchant(world.database.db, member.merchant))!,
      language: 'EN' as const,
    };
    const { csv } = await billCsv(world.database.db, call, bill.id, { maxLines: 2 });
    const rows = csv.split('\r\n').map((line) => line.split(','));
    expect(rows.slice(1, 5).map(([line, account, , , bets, stake]) => [line, account, bets, stake])).toEqual([
      ['bet', 'middleplayer', '1', '8.11'],
      ['bet', 'low', '1', '0.77'],
      ['further bets', 'middleplayer', '2', '0.00'],
      ['team', 'low', '2', '32.40'],
    ]);
  });

  it.each(['middle', 'low', 'other'])('[AGT-06] is not found for %s, who is not its agent', async (who) => {
    const { id } = await newest('top');
    for (const endpoint of [salary.bill, salary.billBets, salary.billCsv])
      expect((await call(who, endpoint, { id })).body.message).toBe('not_found');
    expect((await call(who, salary.bills, { before: id })).body.message).toBe('not_found');
  });
});

describe('[AGT-04] a bill that reverses bets of an earlier one', () => {
  const summands = ({ exact, capped, takenBack, keptBack, carriedIn, roundedBy, carriedOut, writtenOff }: BillDetail) =>
    sum([exact, capped, takenBack, keptBack, carriedIn, roundedBy, carriedOut, writtenOff]);
  /** head 5 % under a cap → tail 3.33 %: a bet of each player, both voided after they were paid, then a smaller one. */
  beforeAll(async () => {
    const join = async (name: string, upline?: string, type = 0) =>
      (people[name] = await world.join(name, upline === undefined ? undefined : people[upline], type));
    await join('head', undefined, 1);
    await join('tail', 'head', 2);
    await join('headplayer', 'head');
    await join('tailplayer', 'tail');
    await world.agree(people['head']!, termsOf([{ rate: 50_000, turnover: 1 }], { cap: 60 }));
    await world.agree(people['tail']!, termsOf([{ rate: 33_300, turnover: 1 }]));
    const bets = [await world.bet(people['headplayer']!, 1_001), await world.bet(people['tailplayer']!, 3_003)];
    await world.turn();
    await world.pass(10);
    await world.turn();
    for (const bet of bets) await bet.change({ state: 'rolled_back' });
    await world.bet(people['tailplayer']!, 500);
    await world.turn();
    await world.pass(10);
    await world.turn();
  });

  it('names the earlier bill, at its rate, line by line; all lines with cap, carried and rounding lines sum to the amount', async () => {
    const { list } = await read('head', salary.bills, {});
    const [second, first] = await Promise.all(list.map(({ id }) => read('head', salary.bill, { id })));
    for (const bill of [first!, second!]) {
      expect(summands(bill)).toBe(BigInt(bill.amount.amount) * 1_000_000n);
      const of = (isBack: boolean) =>
        sum(bill.parts.filter((part) => (part.paidBy !== null) === isBack).map(({ exact }) => exact));
      expect([of(false), of(true)]).toEqual([BigInt(bill.exact), BigInt(bill.takenBack)]);
    }
    // 1,001 × 5 % + 3,003 × 1.67 % = 100.2001 under a cap of 60: of the reversed amount, 40.2001 was never paid.
    expect(first).toMatchObject({ exact: '100200100', capped: '-40200100', amount: { amount: 60 } });
    expect(second).toMatchObject({
      exact: String(500 * 16_700),
      takenBack: '-100200100',
      keptBack: '40200100',
      carriedIn: '0',
      carriedOut: '51650000',
      writtenOff: '0',
      amount: { amount: 0 },
      turnover: 500,
    });
    const paidBy = { id: first!.id, windowStartMs: first!.windowStartMs, rate: 50_000 };
    expect(second!.parts).toMatchObject(
      [
        { who: 'team', account: 'tail', stake: 500, difference: 16_700, paidBy: null },
        { who: 'member', account: 'headplayer', stake: -1_001, difference: 50_000, paidBy },
        { who: 'team', account: 'tail', stake: -3_003, difference: 16_700, paidBy },
      ].sort(
        (a, b) =>
          Number(a.paidBy !== null) - Number(b.paidBy !== null) || b.stake * b.difference - a.stake * a.difference,
      ),
    );
    expect(second!.formula).toEqual([{ difference: 16_700, stake: 500, exact: '8350000' }]);
    const bets = await read('head', salary.billBets, { id: second!.id });
    expect(bets.list).toMatchObject([{ account: 'headplayer', stake: -1_001, exact: '-50050000', paidBy }]);
  });

  it('is available as CSV whose lines sum to the paid amount, each with the bill that paid it', async () => {
    const { list } = await read('head', salary.bills, {});
    const { csv } = await read('head', salary.billCsv, { id: list[0]!.id });
    const rows = csv
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const micro = (text: string) => BigInt(Math.round(Number(text) * 1e8));
    const of = (...lines: string[]) =>
      rows.filter(([first]) => lines.includes(first!)).reduce((all, row) => all + micro(row.at(-1)!), 0n);
    expect(of('bet', 'team')).toBe(of('sum'));
    expect(of('voided bet', 'voided team')).toBe(of('total of voided bets'));
    expect(of('total of voided bets')).toBe(-100_200_100n);
    const messages = [
      'sum',
      'cap',
      'total of voided bets',
      'never paid because of an earlier cap',
      'carried over from earlier periods',
    ];
    expect(of(...messages, 'rounding', 'carried over to the next period', 'written off')).toBe(of('paid'));
    expect(rows.filter(([first]) => first!.endsWith('voided bet')).map((row) => row.at(-2))).toEqual([list[1]!.id]);
    expect(csv).not.toContain('tailplayer');
  });

  it('is marked as carried in the list', async () => {
    const { list } = await read('head', salary.bills, {});
    expect(list.map(({ carriedOut }) => carriedOut)).toEqual(['51650000', '0']);
  });
});

describe('[AGT-04] many bills', () => {
  /** Bills of one agent, two in each window, as of the old and the new version of a contract. */
  it('are paged without gaps or repetitions, also where a page ends within a window', async () => {
    people['busy'] = await world.join('busy', undefined, 1);
    const contracts = [await world.agree(people['busy'], termsOf(1)), await world.agree(people['busy'], termsOf(2))];
    await sql`
      insert into bills (merchant, kind, window_at, window_end, contract_id, agent_id, turnover, active, net_loss, tier, rate,
                         exact, amount, state, inputs_hash)
      select 'parlour', 'realtime', w.at, w.at + interval '5 minutes', contract, ${people['busy'].id}, 0, 0, 0, 0, 0, 0, 0, 'issued', ''
        from generate_series(timestamptz '2020-01-01', '2020-01-01 02:00', '5 minutes') as w (at),
             unnest(${contracts}::bigint[]) as contract`.execute(world.database.db);
    const seen: { id: string; windowStartMs: number }[] = [];
    for (let more = true; more;) {
      const last = seen.at(-1);
      const { list, hasMore } = await read('busy', salary.bills, last ? { before: last.id } : {});
      // An odd page size, so that a page boundary separates two bills of one window.
      seen.push(...(seen.length === 0 ? list.slice(0, 23) : list));
      more = hasMore;
    }
    expect(seen).toHaveLength(50);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(50);
    expect(seen.map(({ windowStartMs }) => windowStartMs)).toEqual(
      seen.map(({ windowStartMs }) => windowStartMs).sort((one, other) => other - one),
    );
  });
});

describe('[AGT-04] the history', () => {
  it('has the curve of each window, starting at zero, and its settlements', async () => {
    const { atMs, amounts, bills } = await read('middle', salary.history, { span: '1h' });
    expect(bills.map(({ state }) => state)).toEqual(['not_reached', 'issued']);
    expect(atMs.length).toBeGreaterThan(1);
    expect(amounts).toHaveLength(atMs.length);
    expect(atMs).toEqual([...atMs].sort((a, b) => a - b));
    expect(await read('other', salary.history, { span: '1d' })).toMatchObject({ atMs: [], bills: [] });
  });

  it('states the terms in force and the other side of the agreement', async () => {
    expect(await read('middle', salary.status, {})).toMatchObject({
      terms: { tiers: [{ rate: 4.1 * PERCENT }] },
      upcoming: null,
      uplineAccount: 'top',
    });
    expect(await read('other', salary.status, {})).toMatchObject({ terms: null, uplineAccount: null });
  });

  it('[AUTH-14] is for agents only', async () => {
    expect((await call('topplayer', salary.status, {})).body.message).toBe('not_allowed');
    expect((await read('topplayer', session.info, {})).type).toBe(0);
  });
});
