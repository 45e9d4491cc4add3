import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { records, type TransactionKind } from '../../../contract/records.ts';
import type { RequestInputOf } from '../../../contract/define.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { callServer } from '../../support/calls.ts';
import { chance } from '../../chaos/support/profile.ts';
import { postMoney } from '../../support/money.ts';
import { addMember, openSession, type TestServer } from '../../support/test-server.ts';
import { takeTestServer } from '../../support/reused-server.ts';

type Query = RequestInputOf<typeof records.transactions>;
interface Movement {
  version: number;
  kind: TransactionKind;
  amount: number;
  at: number;
}
const HOUR_MS = 3_600_000;
const FIRST_MS = Date.UTC(2026, 8, 1);
const COUNT = 400;

let test: TestServer;
let member: MemberRow;
let token: string;
let wallet: number;
/** What the ledger holds, oldest first. */
const ledger: Movement[] = [];

beforeAll(async () => {
  test = await takeTestServer();
  member = await addMember(test.database, 'ann');
  token = (await openSession(test.database, member)).token;
  const random = chance('records');
  let atMs = FIRST_MS;
  for (let version = 1; version <= COUNT; version += 1) {
    // A deposit is rare. Sometimes there is a pause of days.
    const kind = version % 97 === 1 ? 'deposit' : random() < 0.6 ? 'bet' : 'win';
    const amount = kind === 'deposit' ? 1_000_000 : (kind === 'bet' ? -1 : 1) * Math.ceil(random() * 500);
    atMs += random() < 0.02 ? 50 * HOUR_MS : random() * HOUR_MS;
    await test.database.transact(async (tx) => {
      const { walletId, transactionId } = await postMoney(tx, member, amount, kind);
      wallet = walletId;
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update ledger_transactions set at = ${new Date(atMs)} where id = ${transactionId}`.execute(tx);
    });
    ledger.push({ version, kind, amount, at: Math.floor(atMs) });
  }
});
afterAll(() => test.close());

const page = async (query: Query = {}) =>
  (await callServer(test.url, records.transactions, query, { token })).body.value;
/** Every page of a selection, and the totals of the first. */
const allOf = async (query: Query) => {
  const first = await page(query);
  const list = [...first.list];
  for (let { hasMore } = first; hasMore;) {
    const next = await page({ ...query, before: String(list.at(-1)!.version) });
    expect(next.totals).toBeNull();
    list.push(...next.list);
    hasMore = next.hasMore;
  }
  return { versions: list.map(({ version }) => version), totals: first.totals! };
};
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
/** What the answer must be, from the ledger. */
const expected = ({ from, to, kind }: Query, offsetMs = 0) => {
  const inside = ledger.filter(
    (each) =>
      (!kind || each.kind === kind) &&
      (!from || (dayOf(each.at + offsetMs) >= String(from) && dayOf(each.at + offsetMs) <= String(to))),
  );
  const sum = (sign: number) => inside.reduce((total, { amount }) => total + Math.max(sign * amount, 0), 0);
  return {
    versions: inside.map(({ version }) => version).reverse(),
    totals: { movements: inside.length, in: sum(1), out: sum(-1), net: sum(1) - sum(-1), currency: 'USD', exponent: 2 },
  };
};
const SELECTIONS: Query[] = [
  {},
  { kind: 'deposit' },
  { kind: 'salary' },
  { from: '2026-09-01', to: '2026-09-03' },
  { from: '2026-09-05', to: '2026-09-05', kind: 'win' },
  { from: '2026-09-02', to: '2026-10-01', kind: 'bet' },
  { from: '2025-11-01', to: '2025-12-01' },
];

/** What the ledger's check says of the sums. */
const faults = async () => {
  const { results } = await checkLedger(test.database);
  return results.filter(({ name }) => name.startsWith('the sums of every wallet')).flatMap(({ wrong }) => wrong);
};

describe('[MEM-03] a selection of movements', () => {
  // The sums end at different places: nothing summed, a part, all.
  it.each([0, 150, 250])('has every row once and the totals of the ledger, after %i more were summed', async (more) => {
    await sql`select wallet_sums_roll_up(${wallet}, ${more})`.execute(test.database.db);
    for (const selection of SELECTIONS)
      expect(await allOf(selection), JSON.stringify(selection)).toEqual(expected(selection));
  });

  it('has days of the merchant’s time zone', async () => {
    await sql`update merchants set brand = brand || '{"timeZone": "Asia/Kathmandu"}' where code = 'parlour'`.execute(
      test.database.db,
    );
    try {
      for (const selection of SELECTIONS) expect(await allOf(selection)).toEqual(expected(selection, 345 * 60_000));
    } finally {
      await sql`update merchants set brand = brand || '{"timeZone": "UTC"}' where code = 'parlour'`.execute(
        test.database.db,
      );
    }
  });

  it('is summed by itself when many movements are not', async () => {
    await sql`delete from wallet_sums`.execute(test.database.db);
    await sql`update wallet_sum_heads set version = -700`.execute(test.database.db);
    await page();
    const { rows } = await sql`select version from wallet_sum_heads`.execute(test.database.db);
    expect(rows).toEqual([{ version: COUNT }]);
    expect(await faults()).toEqual([]);
    await sql`update wallet_sums set amount_in = amount_in + 1 where slot = (select max(slot) from wallet_sums where amount_in > 0)`.execute(
      test.database.db,
    );
    expect(await faults()).toHaveLength(1);
    await sql`update wallet_sums set amount_in = amount_in - 1 where slot = (select max(slot) from wallet_sums where amount_in > 0)`.execute(
      test.database.db,
    );
    expect(await allOf({ kind: 'bet' })).toEqual(expected({ kind: 'bet' }));
  });

  it.each([
    [{ from: '2026-09-02', to: '2026-09-01' }, 'from'],
    [{ from: '0000-01-01', to: '0000-01-02' }, 'from'],
    [{ from: '1926-09-01', to: '2026-09-01' }, 'from'],
    [{ from: '2026-09-01' }, 'from'],
    [{ to: '2026-09-01' }, 'from'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from'],
    [{ kind: 'pool_seed' }, 'kind'],
    [{ before: '-1' }, 'before'],
    [{ before: '1e9' }, 'before'],
  ])('refuses %o and names what is wrong', async (query, field) => {
    const { status, body } = await callServer(test.url, records.transactions, query as Query, { token });
    expect([status, body.message]).toEqual([400, 'invalid_request']);
    expect(JSON.stringify(body)).toContain(field);
  });

  it('answers a version beyond any, and one that is no row, as a place in the list', async () => {
    expect((await page({ before: '999999999999999' })).list[0]!.version).toBe(COUNT);
    expect((await page({ before: '1' })).list).toEqual([]);
  });
});
