import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { transfers } from '../../contract/transfers.ts';
import { $balance, ownerChanged } from '../../src/entities/wallet/model.ts';
import * as order from '../../src/features/transfer-upline/order.ts';
import { $overview, uplinePage } from '../../src/features/transfer-upline/overview.ts';
import { failure, mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { begin, logIn, pageOf } from './support/page.ts';
import { MEMBER_KEY, SESSION_ID } from './support/samples.ts';

const server = mockServer();
const overview = {
  upline: 'agent1',
  minimum: 100,
  maximum: 10_000,
  countLeft: 3,
  sumLeft: 20_000,
  openTurnover: 0,
  currency: 'USD',
  exponent: 2,
  list: [],
};
const transfer = {
  id: '7c1f5a52-6a53-4b6e-9f4e-2f6d5c2f1a01',
  direction: 'sent' as const,
  other: 'agent1',
  money: { amount: 4_000, currency: 'USD', exponent: 2 },
  createdAtMs: 0,
};

/** The page of a member, in a new scope. */
const open = async () => {
  const loads = server.answer(transfers.upline, () => overview);
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await logIn(scope);
  await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
  await live.open(scope, SESSION_ID);
  await allSettled(uplinePage.opened, { scope });
  return { scope, loads, live };
};
const review = async (scope: Scope, text = '40') => {
  await allSettled(order.amountTyped, { scope, params: text });
  await allSettled(order.reviewRequested, { scope });
};

describe('[WAL-03] a transfer to the upline', () => {
  it('is reviewed, sent with the reviewed amount, and reported', async () => {
    const { scope, loads } = await open();
    expect(scope.getState($overview)).toEqual(overview);
    const balance = { amount: 5_000, currency: 'USD', exponent: 2, seq: 1, epoch: 'e', atMs: 0 };
    const sent = server.answer(transfers.toUpline, () => ({ transfer, balance }));
    await review(scope);
    expect([scope.getState(order.$step), sent.length]).toEqual(['review', 0]);
    await allSettled(order.confirmed, { scope });
    expect(sent.map(({ request }) => request)).toEqual([{ amount: 4_000, currency: 'USD' }]);
    expect([scope.getState(order.$step), scope.getState(order.$sent)]).toEqual(['form', transfer]);
    expect(scope.getState(order.$amountText)).toBe('');
    expect(loads.length).toBeGreaterThanOrEqual(2);
  });

  it.each(['0.99', '100.01', 'ten', ''])('of %j is not reviewed', async (text) => {
    const { scope } = await open();
    await review(scope, text);
    expect([scope.getState(order.$step), scope.getState(order.$isRefused)]).toEqual(['form', true]);
  });

  it('[W6] keeps its key for the next try, and takes a new one after another review', async () => {
    const { scope } = await open();
    const sent = server.answer(transfers.toUpline, () => failure('upline_unavailable', 409));
    await review(scope);
    await allSettled(order.confirmed, { scope });
    expect(scope.getState(order.$failure)).toMatchObject({ key: 'upline_unavailable' });
    await allSettled(order.confirmed, { scope });
    await review(scope, '41');
    await allSettled(order.confirmed, { scope });
    const [first, second, third] = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('[W6] shows the balance of the response before the push', async () => {
    const { scope, live } = await open();
    const before = live.tell('balance', MEMBER_KEY, { amount: 9_000, currency: 'USD', exponent: 2 });
    const balance = { amount: 5_000, currency: 'USD', exponent: 2, seq: before.seq + 1, epoch: before.epoch, atMs: 0 };
    server.answer(transfers.toUpline, () => ({ transfer, balance }));
    await review(scope);
    await allSettled(order.confirmed, { scope });
    live.pass();
    expect(scope.getState($balance)).toMatchObject({ amount: 5_000 });
  });

  it('[W8] is not sent without a confirmed live connection', async () => {
    server.answer(transfers.upline, () => overview);
    const scope = pageOf();
    await begin(scope);
    await logIn(scope);
    await allSettled(uplinePage.opened, { scope });
    const sent = server.answer(transfers.toUpline, () => failure('system_error', 500));
    await review(scope);
    await allSettled(order.confirmed, { scope });
    expect(sent).toHaveLength(0);
  });
});
