import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { records, type ExportRequest } from '../../../contract/records.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { accountOf } from '../../../server/ledger/account.ts';
import { callServer } from '../../support/calls.ts';
import { addGame, addVendor } from '../../support/games.ts';
import { addMember, openSession, type TestServer } from '../../support/test-server.ts';
import { takeTestServer } from '../../support/reused-server.ts';

interface Player {
  member: MemberRow;
  token: string;
  sessionId: string;
}
let test: TestServer;
let ann: Player;

const addPlayer = async (username: string): Promise<Player> => {
  const member = await addMember(test.database, username);
  const { token, session } = await openSession(test.database, member);
  return { member, token, sessionId: session.id };
};
/** Writes movements of this member's wallet: each its kind, amount, text and time. */
const write = (member: MemberRow, movements: readonly [kind: string, amount: number, about: string, at: string][]) =>
  test.database.transact(async (tx) => {
    const name = { merchant: 'parlour', ledger: 'real', currency: 'USD', exponent: 2 } as const;
    const wallet = await accountOf(tx, { ...name, kind: 'wallet', owner: `member:${member.id}` });
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      with given as (
        select n, value ->> 0 as kind, (value ->> 1)::bigint as amount, value ->> 2 as about, (value ->> 3)::timestamptz as at
          from jsonb_array_elements(${JSON.stringify(movements)}::jsonb) with ordinality as each (value, n)
      ), written as (
        insert into ledger_transactions (merchant, kind, actor, idempotency_key, payload_hash, about, at)
        select 'parlour', kind, 'test', ${`export ${member.id} `} || n, '', about, at from given order by n
        returning id, split_part(idempotency_key, ' ', 3)::int as n
      ), entered as (
        insert into entries (account_id, version, merchant, ledger_transaction_id, amount, balance_after)
        select ${wallet.id}, n, 'parlour', written.id, amount, sum(amount) over (order by n)
          from written join given using (n)
        returning version
      )
      update accounts set version = (select max(version) from entered), balance = (select sum(amount) from given)
       where id = ${wallet.id}`.execute(tx);
  });

beforeAll(async () => {
  test = await takeTestServer();
  await addVendor(test.database, 'ACME');
  await addGame(test.database, 3, { names: { EN: '=Three', CN: '三' } });
  ann = await addPlayer('ann');
  await write(ann.member, [
    ['deposit', 5_000, '=HYPERLINK("http://x")', '2026-09-01T10:00:00Z'],
    ['bet', -1_250, '@SUM(A1)', '2026-09-02T10:00:00Z'],
    ['bonus', 5, ' -2+3, "so"', '2026-09-03T10:00:00Z'],
  ]);
  await test.database.transact(async (tx) => {
    // The round alone: no play session of it is kept.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into rounds (id, merchant, vendor, vendor_round_id, member_id, play_session_id, node_id, ledger, currency, exponent,
                          stake, payout, state, opened_at, closed_at)
      values (${randomUUID()}, 'parlour', 'ACME', 'one', ${ann.member.id}, ${randomUUID()}, 3, 'real', 'USD', 2, 1250, 0, 'closed',
              '2026-09-03T10:00:00Z', '2026-09-03T10:00:02Z')`.execute(tx);
  });
});
afterAll(() => test.close());

const requested = async (request: ExportRequest, language = 'EN', { token } = ann) =>
  (await callServer(test.url, records.export, request, { token, headers: { 'x-language': language } })).body;
const download = async (request: ExportRequest, language?: string, who = ann) => {
  const response = await fetch(test.url + (await requested(request, language, who)).value.path);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, lines: bytes.toString('utf8').slice(1).split('\r\n') };
};
const all = { from: '2026-09-01', to: '2026-09-30' };

it('[MEM-03] the CSV has the whole selection, with formulas guarded in text columns alone', async () => {
  const { response, bytes, lines } = await download({ record: 'transactions', ...all });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="transactions-2026-09-01-2026-09-30.csv"',
  );
  // Excel reads UTF-8 by this mark.
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(lines).toEqual([
    'Number,Time (GMT+0:00),Type,Details,Amount,Balance after,Currency,Reference',
    `3,2026-09-03 10:00:00,Bonus,"' -2+3, ""so""",0.05,37.55,USD,`,
    `2,2026-09-02 10:00:00,Stake,'@SUM(A1),-12.50,37.50,USD,`,
    `1,2026-09-01 10:00:00,Deposit,"'=HYPERLINK(""http://x"")",50.00,50.00,USD,`,
    '',
  ]);
  expect((await download({ record: 'transactions', kind: 'bet' })).lines).toHaveLength(3);
});

it('[MEM-03] the CSV of bets has headings in the language of the page', async () => {
  const { lines } = await download({ record: 'bets', ...all }, 'CN');
  expect(lines[0]).toContain(',游戏,');
  expect(lines[1]).toMatch(/^2026-09-03 10:00:00,三,Vendor ACME,[^,"]+,12\.50,0\.00,-12\.50,USD,2026-09-03 10:00:02,/);
  expect((await download({ record: 'bets', ...all })).lines[1]).toContain(`,'=Three,`);
  expect((await download({ record: 'bets', state: 'open' })).lines).toHaveLength(2);
});

it('[MEM-03] the CSV has every row once over many parts, newest first', async () => {
  const bea = await addPlayer('bea');
  const many = Array.from({ length: 12_001 }, (_, i) => {
    const at = new Date(Date.UTC(2026, 8, 1) + i * 60_000).toISOString();
    return ['bonus', 1, 'Test', at] as [string, number, string, string];
  });
  await write(bea.member, many);
  const { lines } = await download({ record: 'transactions', ...all }, 'EN', bea);
  expect(lines.slice(1, -1).map((line) => Number(line.split(',')[0]))).toEqual(
    Array.from({ length: 12_001 }, (_, i) => 12_001 - i),
  );
});

it('[MEM-03] a filter of the other record, and a wrong period, are refused', async () => {
  expect((await requested({ record: 'transactions', ...all, state: 'open' })).message).toBe('invalid_request');
  expect((await requested({ record: 'deposits', ...all, state: 'approved' })).message).toBe('invalid_request');
  expect((await requested({ record: 'withdrawals', ...all, gameType: 'LIVE' })).message).toBe('invalid_request');
  expect((await requested({ record: 'bets', ...all, kind: 'bet' })).message).toBe('invalid_request');
  expect((await requested({ record: 'bets', from: '1926-01-01', to: '2026-01-01' })).message).toBe('invalid_request');
});

it('[MEM-03] an address works once, within its time and its session alone', async () => {
  const get = async (path: string) => {
    const response = await fetch(test.url + path);
    await response.arrayBuffer();
    return response.status;
  };
  const tables = inMerchant(test.database.db, 'parlour');
  const { path } = (await requested({ record: 'bets', ...all })).value;
  expect([await get(path), await get(path)]).toEqual([200, 404]);
  const late = (await requested({ record: 'bets', ...all })).value.path;
  await tables
    .updateTable('export_tickets')
    .set({ expires_at: new Date(0) })
    .execute();
  expect(await get(late)).toBe(404);
  const eve = await addPlayer('eve');
  const ended = (await requested({ record: 'bets', ...all }, 'EN', eve)).value.path;
  await tables.updateTable('sessions').set({ ended_at: new Date() }).where('id', '=', eve.sessionId).execute();
  expect(await get(ended)).toBe(404);
  expect(await get('/wps/records/download/x')).toBe(404);
  expect((await requested({ record: 'bets', ...all }, 'EN', eve)).message).toBe('session_ended');
});

it('[MEM-03] a download holds the rows of the member who asked for it alone', async () => {
  const fay = await addPlayer('fay');
  await write(fay.member, [['bonus', 7, 'Fay', '2026-09-03T10:00:00Z']]);
  const { lines } = await download({ record: 'transactions', ...all }, 'AR', fay);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain(',المبلغ,');
  expect(lines[1]).toBe('1,2026-09-03 10:00:00,مكافأة,Fay,0.07,0.07,USD,');
});

it('[MEM-03] a reader who leaves in the middle ends the reading', async () => {
  const dan = await addPlayer('dan');
  await write(
    dan.member,
    Array.from({ length: 60_000 }, (_, i) => [
      'bonus',
      1,
      'Test',
      new Date(Date.UTC(2026, 8, 1) + i * 1_000).toISOString(),
    ]),
  );
  // As autovacuum does within a minute of such a growth: with the statistics of empty tables a part may be read for half a minute.
  await sql`analyze entries, ledger_transactions`.execute(test.database.db);
  const { path } = (await requested({ record: 'transactions', ...all }, 'EN', dan)).value;
  const response = await fetch(test.url + path);
  const reader = response.body!.getReader();
  expect((await reader.read()).done).toBe(false);
  await reader.cancel();
  // The server closes only once nothing reads any more.
  await test.close();
});
