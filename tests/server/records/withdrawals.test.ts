import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { records } from '../../../contract/records.ts';
import { takeNotice } from '../../../server/domains/withdrawals/pay-out.ts';
import { bank, ordered, payer, run, runAgain, test, usePayouts } from '../withdrawals/support/payouts.ts';
import { anyFailure } from '../../../server/http/failure.ts';

usePayouts();

const today = new Date().toISOString().slice(0, 10);
// `addPaid` of the payer's support writes one of last year.
const thisYear = { from: `${Number(today.slice(0, 4))}-01-01`, to: today };
const list = async (filter: object = {}) =>
  (await payer.call(records.payments, { kind: 'withdrawal', ...thisYear, ...filter })).body.value;

it('[MEM-03 WAL-02] the list of withdrawals has what was paid, less what the bank sent back', async () => {
  const { id } = await ordered();
  await run();
  bank.say(id, 'part_paid', 10_000);
  await runAgain();
  expect((await list()).totals).toMatchObject({ payments: 1, amount: 10_000, paid: 10_000, fee: 0 });
  bank.say(id, 'returned', 4_000);
  await takeNotice(test.ctx, 'bank', bank, { merchant: 'parlour', withdrawalId: id }, anyFailure);
  const { list: rows, totals } = await list();
  expect(rows).toMatchObject([{ id, state: 'returned', money: { amount: 10_000 }, paid: 6_000 }]);
  expect(totals).toMatchObject({ paid: 6_000 });
  // What left the wallet for good, by the ledger.
  const net = async (kind: string) => (await payer.call(records.transactions, { kind })).body.value.totals!.net;
  expect((await net('withdrawal')) + (await net('withdrawal_returned'))).toBe(-6_000);
});

it('[MEM-03 WAL-02] both movements of a withdrawal lead to its timeline', async () => {
  const { id } = await ordered();
  await run();
  bank.say(id, 'failed', 0);
  await runAgain();
  const rows = (await payer.call(records.transactions)).body.value.list.filter(({ kind }) => kind !== 'bonus');
  expect(rows.map(({ kind, payment }) => [kind, payment])).toEqual([
    ['withdrawal_returned', { kind: 'withdrawal', id }],
    ['withdrawal', { kind: 'withdrawal', id }],
  ]);
  // The ledger has the method's English name; the record has it in the language of the page.
  await sql`update withdrawal_methods set names = '{"AR": "حوالة مصرفية"}' where code = 'bank'`.execute(
    test.database.db,
  );
  const about = async (language: string) =>
    (await payer.call(records.transactions, {}, { 'x-language': language })).body.value.list[0]!.about;
  expect([await about('AR'), await about('EN'), await about('CN')]).toEqual([
    'حوالة مصرفية',
    'Bank transfer',
    'Bank transfer',
  ]);
  const { withdrawal } = (await payer.call(records.payment, rows[0]!.payment!)).body.value;
  expect(withdrawal!.timeline.map(({ state }) => state)).toEqual(['requested', 'approved', 'paying', 'failed']);
});

it('[MEM-03] the CSV of withdrawals has each with its state and its reference', async () => {
  const { id } = await ordered();
  const request = await payer.call(
    records.export,
    { record: 'withdrawals', state: 'approved' },
    { 'x-language': 'CN' },
  );
  const text = await (await fetch(test.url + request.body.value.path)).text();
  const [head, row, ...rest] = text.split('\r\n');
  expect(head).toContain('方式,状态,金额,手续费,实际支付,币种');
  expect(row!.slice(20)).toMatch(/^Bank transfer,已批准,100\.00,0\.00,0\.00,USD,/);
  expect(row!.endsWith(`,${id}`)).toBe(true);
  expect(rest).toEqual(['']);
});
