import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestInputOf } from '../../../contract/define.ts';
import { teamRecords, type MoneyKind } from '../../../contract/team-records.ts';
import { teamReports } from '../../../contract/team-reports.ts';
import { addMoney } from '../../../server/domains/team-reports/jobs.ts';
import { postMoney } from '../../support/money.ts';
import { allPages, dayOf, openRecordWorld, type RecordWorld } from './records.world.ts';

type Query = RequestInputOf<typeof teamRecords.movements>;

let world: RecordWorld;
let days: { from: string; to: string };
const turn = { signal: new AbortController().signal, guard: async () => {} };
const DAY_MS = 86_400_000;
const DIRECT = ['anna', 'annika', 'middle'];
const moved: { who: string; kind: MoneyKind; amount: number; at: number }[] = [];

beforeAll(async () => {
  world = await openRecordWorld();
  const { db } = world.database;
  const first = Date.now() - 5 * DAY_MS;
  for (let n = 0; n < 90; n += 1) {
    const who = ['anna', 'annika', 'middle', 'bertha', 'oscar'][n % 5]!;
    const kind = (['deposit', 'withdrawal', 'deposit', 'transfer', 'bonus', 'fee'] as const)[n % 6]!;
    const amount = kind === 'withdrawal' || kind === 'fee' ? -10 - n : 1_000 + n;
    const at = first + n * 4_000_000;
    await world.database.transact(async (tx) => {
      if (amount < 0) await postMoney(tx, world.people[who]!, 5_000, 'bet');
      const { transactionId } = await postMoney(tx, world.people[who]!, amount, kind);
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update ledger_transactions set at = ${new Date(at)} where id = ${transactionId}`.execute(tx);
    });
    moved.push({ who, kind, amount, at });
  }
  await addMoney(world, turn);
  days = { from: dayOf(first), to: dayOf(Date.now()) };
  await sql`analyze team_movements`.execute(db);
}, 120_000);
afterAll(() => world.close());

const id = (who: string) => world.people[who]!.id;
const movements = (query: Partial<Query> = {}, who = 'top') =>
  allPages((before) => world.read(who, teamRecords.movements, { ...days, ...query, ...(before && { before }) }));
const expected = ({ kind, memberId, name, from = days.from, to = days.to }: Partial<Query>) => {
  const inside = moved
    .filter((each) => DIRECT.includes(each.who) && (!kind || each.kind === kind))
    .filter(({ who }) => (!memberId || String(id(who)) === memberId) && (!name || who.startsWith(String(name))))
    .filter(({ at }) => dayOf(at) >= String(from) && dayOf(at) <= String(to));
  const sum = (way: number) => inside.reduce((all, { amount }) => all + Math.max(way * amount, 0), 0);
  return {
    rows: inside.map(({ who, kind: of, amount, at }) => `${who} ${of} ${amount} ${at}`),
    totals: { movements: inside.length, in: sum(1), out: sum(-1), net: sum(1) - sum(-1) },
  };
};

describe('[AGT-04] the account changes of direct members', () => {
  it('have every movement of a selection once, with totals that equal its kinds and its days', async () => {
    const day = dayOf(moved[20]!.at);
    const selections: Partial<Query>[] = [
      ...[
        {},
        { kind: 'bonus' },
        { kind: 'salary' },
        { name: 'ann' },
        { memberId: String(id('middle')), kind: 'deposit' },
      ],
      ...[{ from: day, to: day }],
    ] as Partial<Query>[];
    for (const selection of selections) {
      const { rows, totals } = await movements(selection);
      const found = rows.map(({ account, movement, atMs }) => `${account} ${movement.kind} ${movement.amount} ${atMs}`);
      const wanted = expected(selection);
      expect(found, JSON.stringify(selection)).toEqual(wanted.rows.toReversed());
      expect(totals).toMatchObject(wanted.totals);
      for (const parts of [totals.kinds, totals.days])
        for (const key of ['movements', 'in', 'out', 'net'] as const)
          expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe(totals[key]);
      expect((await movements({ ...selection, sort: 'oldest' })).rows.map((row) => row.id)).toEqual(
        rows.map((row) => row.id).reverse(),
      );
    }
    const amounts = (await movements({ sort: 'amount' })).rows.map(({ movement }) => Math.abs(movement.amount));
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  });

  it('equal the ledger, and with deeper members and the agent’s own the figures of the period', async () => {
    const { totals } = await movements({ kind: 'deposit' });
    const { rows } = await sql<{ deposits: number }>`
      select sum(e.amount)::bigint as deposits from entries e
        join accounts a on a.id = e.account_id join ledger_transactions t on t.id = e.ledger_transaction_id
       where t.kind = 'deposit' and a.kind = 'wallet' and a.member_id = any(${DIRECT.map(id)}::bigint[])`.execute(
      world.database.db,
    );
    expect(totals.net).toBe(rows[0]!.deposits);
    const deeper = moved.filter(({ who, kind }) => who === 'bertha' && kind === 'deposit');
    const { now } = await world.read('top', teamReports.period, days);
    expect(totals.net + deeper.reduce((sum, { amount }) => sum + amount, 0)).toBe(now.deposits);
  });

  it('[AGT-06] say nothing of other members, of payments and of the other side of a transfer', async () => {
    const { rows } = await movements();
    expect(new Set(rows.map(({ account }) => account))).toEqual(new Set(DIRECT));
    expect(rows.every(({ movement }) => movement.payment === null)).toBe(true);
    const about = (kind: string) =>
      rows.filter(({ movement }) => movement.kind === kind).map(({ movement }) => movement.about);
    expect(new Set(about('transfer'))).toEqual(new Set(['']));
    expect(new Set(about('bonus'))).toEqual(new Set(['Test']));
  });

  it('are downloaded as a whole', async () => {
    const { path } = await world.read('top', teamRecords.export, { record: 'movements', ...days, kind: 'bonus' });
    const lines = (await (await fetch(world.url + path)).text()).trimEnd().split('\r\n');
    expect(lines[0]).toBe('Time (Asia/Kolkata),Account,Type,Details,Amount,Balance after,Currency,Number');
    expect(lines).toHaveLength(expected({ kind: 'bonus' }).rows.length + 1);
    expect(lines[1]).toMatch(/^2026-[\d-]+ [\d:]+,\w+,Bonus,Test,10\.\d\d,/);
  });

  it('are compared with the entries by ledger:check', async () => {
    const faults = async () => (await world.faults()).filter((name) => name.startsWith('team reports'));
    expect(await faults()).toEqual([]);
    await world.undone(async (tx) => {
      await sql`update team_movements set amount = amount + 1 where member_id = ${id('anna')}`.execute(tx);
      expect(await world.faults(tx)).toContain('team reports: the movements of a member equal its entries and days');
    });
  });
});

describe('[AGT-06] the account changes refuse', () => {
  it.each([
    ['a period of 100 years', { from: '1926-01-01' }],
    ['a kind of play', { kind: 'bet' }],
    ['a search of 10,000 characters', { name: 'a'.repeat(10_000) }],
    ['a filter of bets', { gameType: 'RNG' }],
  ])('%s', async (_, query) => {
    const { status, body } = await world.call('top', teamRecords.movements, { ...days, ...query });
    expect([status, body.message]).toEqual([400, 'invalid_request']);
  });

  it('other members, and to go on after their rows, like unknown ones', async () => {
    const { rows } = await movements({}, 'middle');
    for (const query of [
      ...['bertha', 'oscar'].map((who) => ({ memberId: String(id(who)) })),
      ...[{ memberId: '999999999' }, { before: rows[0]!.id }, { before: '999999999' }],
    ]) {
      const { status, body } = await world.call('top', teamRecords.movements, { ...days, ...query });
      expect([status, body.message]).toEqual([404, 'not_found']);
    }
    expect((await world.call('anna', teamRecords.movements, days)).status).toBe(403);
  });
});
