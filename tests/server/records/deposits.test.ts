import { expect, it } from 'vitest';
import { records } from '../../../contract/records.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession } from '../../support/test-server.ts';
import { answer, open, test, token, useDeposits } from '../domains/support/deposits.ts';

useDeposits();

const call = <E extends Parameters<typeof callServer>[1]>(endpoint: E, request: object, as = token) =>
  callServer(test.url, endpoint, request as never, { token: as });
const list = async (filter: object = {}) => (await call(records.payments, { kind: 'deposit', ...filter })).body.value;

it('[MEM-03 WAL-01] the list of deposits has each state, and totals that equal the ledger', async () => {
  const declined = (await open()).body.value;
  await answer(declined.payUrl, 'decline');
  const paid = (await open({ method: 'sandbox-bank', amount: 5_000 })).body.value;
  await answer(paid.payUrl, 'pay');
  const waiting = (await open()).body.value;

  const all = await list();
  expect(all.list.map(({ id, state, paid: sum, fee }) => [id, state, sum, fee])).toEqual([
    [waiting.deposit.id, 'pending', 0, 0],
    [paid.deposit.id, 'paid', 5_000, 100],
    [declined.deposit.id, 'refused', 0, 0],
  ]);
  expect(all.totals).toMatchObject({ payments: 3, amount: 15_000, paid: 5_000, fee: 100 });
  const movements = async (kind: 'deposit' | 'fee') =>
    (await call(records.transactions, { kind })).body.value.totals!.net;
  expect([await movements('deposit'), await movements('fee')]).toEqual([5_000, -100]);

  expect((await list({ state: 'refused' })).list.map(({ id }) => id)).toEqual([declined.deposit.id]);
  expect((await list({ from: '2020-01-01', to: '2020-12-31' })).totals).toMatchObject({ payments: 0, amount: 0 });
  expect((await call(records.payments, { kind: 'deposit', state: 'approved' })).body.message).toBe('invalid_request');
});

it('[MEM-03] pages of deposits follow one another without a gap or a repeat', async () => {
  const opened: string[] = [];
  for (let i = 0; i < 23; i += 1) opened.push((await open({ amount: 2_000 + i })).body.value.deposit.id);
  const first = await list();
  const second = await list({ before: first.list.at(-1)!.id });
  expect([first.list.length, first.hasMore, second.hasMore, second.totals]).toEqual([20, true, false, null]);
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(opened.toReversed());
});

it('[MEM-03 WAL-01] a movement names its deposit, which opens for its payer alone', async () => {
  const { deposit, payUrl } = (await open({ method: 'sandbox-bank', amount: 5_000 })).body.value;
  await answer(payUrl, 'pay');
  const reference = { kind: 'deposit', id: deposit.id };
  const movements = (await call(records.transactions, {})).body.value.list;
  expect(movements.map(({ kind, payment }) => [kind, payment])).toEqual([
    ['fee', reference],
    ['deposit', reference],
  ]);
  expect((await call(records.payment, reference)).body.value).toMatchObject({
    deposit: { id: deposit.id, state: 'paid', credited: 4_900 },
    withdrawal: null,
  });
  const other = await openSession(test.database, await addMember(test.database, 'other'));
  expect((await call(records.payment, reference, other.token)).body.message).toBe('not_found');
  expect((await call(records.payment, { ...reference, kind: 'withdrawal' })).body.message).toBe('not_found');
});
