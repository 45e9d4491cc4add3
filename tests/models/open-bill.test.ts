import { allSettled, type Scope } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { salary, type BillBet, type BillDetail } from '../../contract/salary.ts';
import { sessionEnded } from '../../src/entities/session/model.ts';
import {
  $bets,
  $betsFailure,
  $bill,
  $billFailure,
  $csvFailure,
  $csvPending,
  billPage,
  billRetried,
  csvRequested,
  moreBetsRequested,
} from '../../src/features/open-bill/model.ts';
import { $token } from '../../src/shared/api/context.ts';
import { saveFileFx } from '../../src/shared/lib/save-file.ts';
import { cut, failure, mockServer } from '../support/msw.ts';
import { expectIsolated } from './support/isolation.ts';
import { later, pageOf } from './support/page.ts';

const server = mockServer();

const topicId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [ONE, OTHER] = [topicId(1), topicId(2)];
const billOf = (id: string): BillDetail => ({
  id,
  windowStartMs: 0,
  windowEndMs: 300_000,
  amount: { amount: 31, currency: 'USD', exponent: 2 },
  state: 'issued',
  kind: 'realtime',
  loss: null,
  decidedAtMs: null,
  decision: null,
  carriedOut: '0',
  writtenOff: '0',
  turnover: 1_040,
  active: 1,
  netLoss: 300,
  tier: 0,
  rate: 30_000,
  next: null,
  terms: {
    tiers: [{ turnover: 0, active: 0, loss: null, rate: 30_000 }],
    activeFrom: 0,
    minimumActive: 0,
    cap: null,
    mode: 'fixed',
  },
  contractVersion: 1,
  formula: [{ difference: 30_000, stake: 1_040, exact: '31200000' }],
  parts: [
    {
      who: 'self',
      account: 'agent1',
      rateBelow: 0,
      difference: 30_000,
      stake: 1_040,
      netLoss: 300,
      bets: 1,
      exact: '31200000',
      paidBy: null,
    },
  ],
  exact: '31200000',
  capped: '0',
  takenBack: '0',
  keptBack: '0',
  carriedIn: '0',
  roundedBy: '-200000',
  inputsHash: 'ab',
  issuedAtMs: 330_000,
});
const betOf = (id: number): BillBet => ({
  id,
  account: 'agent1',
  roundId: topicId(id),
  atMs: id,
  stake: 10,
  netLoss: 10,
  difference: 30_000,
  exact: '300000',
  paidBy: null,
});

const PER_PAGE = 2;
/** Bets 1 to 5, two a page. */
const serveBets = () =>
  server.answer(salary.billBets, ({ after }) => {
    const fitting = [1, 2, 3, 4, 5].filter((id) => id > Number(after ?? 0));
    return { list: fitting.slice(0, PER_PAGE).map(betOf), hasMore: fitting.length > PER_PAGE };
  });
const serve = () => {
  const bills = server.answer(salary.bill, ({ id }) => billOf(id));
  return { bills, bets: serveBets() };
};

const saved = vi.fn();
const page = () => pageOf({ values: [[$token, 'one']], handlers: [[saveFileFx, saved]] });
beforeEach(() => void saved.mockReset());
const open = (scope: Scope, id = ONE) => allSettled(billPage.opened, { scope, params: id });
const shown = (scope: Scope) => scope.getState($bets)?.list.map(({ id }) => id);

describe('[AGT-04] an open bill', () => {
  it('is requested with its first bets', async () => {
    const { bills, bets } = serve();
    const scope = page();
    await open(scope);
    expect(scope.getState($bill)).toEqual(billOf(ONE));
    expect(scope.getState($bets)).toMatchObject({ hasMore: true });
    expect(shown(scope)).toEqual([1, 2]);
    expect([bills.map(({ request }) => request), bets.map(({ request }) => request)]).toEqual([
      [{ id: ONE }],
      [{ id: ONE }],
    ]);
  });

  it('loads more of its bets until all are shown, none duplicated and none left out', async () => {
    const { bets } = serve();
    const scope = page();
    await open(scope);
    await allSettled(moreBetsRequested, { scope });
    expect(bets.at(-1)!.request).toEqual({ id: ONE, after: '2' });
    // Pressed twice, requested once.
    await Promise.all([allSettled(moreBetsRequested, { scope }), allSettled(moreBetsRequested, { scope })]);
    expect([shown(scope), scope.getState($bets)?.hasMore, bets.length]).toEqual([[1, 2, 3, 4, 5], false, 3]);
  });

  it('is cleared when it is closed, and with the session', async () => {
    serve();
    const scope = page();
    for (const leave of [
      () => allSettled(billPage.closed, { scope }),
      () => allSettled(sessionEnded, { scope, params: 'logout' as const }),
    ]) {
      await open(scope);
      expect(scope.getState($bill)).not.toBeNull();
      await leave();
      expect([scope.getState($bill), scope.getState($bets)]).toEqual([null, null]);
    }
  });

  it('ignores the response for a bill that was left meanwhile', async () => {
    const slow = later<BillDetail>();
    server.answer(salary.bill, ({ id }) => (id === ONE ? slow.promise : billOf(id)));
    serveBets();
    const scope = page();
    const first = open(scope, ONE);
    const second = open(scope, OTHER);
    await vi.waitFor(() => expect(scope.getState($bill)?.id).toBe(OTHER));
    slow.arrive(billOf(ONE));
    await Promise.all([first, second]);
    expect([scope.getState($bill)?.id, shown(scope)]).toEqual([OTHER, [1, 2]]);
  });

  it('duplicates no bets when it was left and opened again before they arrived', async () => {
    server.answer(salary.bill, ({ id }) => billOf(id));
    const slow = later<void>();
    server.answer(salary.billBets, () => slow.promise.then(() => ({ list: [betOf(1)], hasMore: false })));
    const scope = page();
    const first = open(scope);
    await vi.waitFor(() => expect(scope.getState($bill)?.id).toBe(ONE));
    const closed = allSettled(billPage.closed, { scope });
    const second = open(scope);
    slow.arrive();
    await Promise.all([first, closed, second]);
    expect(shown(scope)).toEqual([1]);
  });

  it('reports a failed load, and can be tried again', async () => {
    server.answer(salary.bill, ({ id }, { nth }) =>
      nth === 1 ? failure('not_found') : nth === 2 ? cut() : billOf(id),
    );
    const bets = serveBets();
    const scope = page();
    await open(scope);
    expect([scope.getState($billFailure)?.key, bets.length]).toEqual(['not_found', 0]);
    await allSettled(billRetried, { scope });
    expect(scope.getState($billFailure)?.key).toBe('network_abnormal');
    await allSettled(billRetried, { scope });
    expect([scope.getState($billFailure), scope.getState($bill)?.id]).toEqual([null, ONE]);
  });

  it('keeps its bets when loading more fails, and requests the same ones again', async () => {
    server.answer(salary.bill, ({ id }) => billOf(id));
    const bets = server.answer(salary.billBets, ({ after }, { nth }) =>
      nth === 2 ? cut() : { list: [betOf(Number(after ?? 0) + 1)], hasMore: nth === 1 },
    );
    const scope = page();
    await open(scope);
    await allSettled(moreBetsRequested, { scope });
    expect([shown(scope), scope.getState($betsFailure)?.key]).toEqual([[1], 'network_abnormal']);
    await allSettled(moreBetsRequested, { scope });
    expect([shown(scope), scope.getState($betsFailure)]).toEqual([[1, 2], null]);
    expect(bets.map(({ request }) => request.after)).toEqual([undefined, '1', '1']);
  });

  it('does not affect other pages', async () => {
    serve();
    const scope = page();
    await expectIsolated(scope, [$bill, $bets], () => open(scope));
  });
});

describe('[AGT-04] a bill as a file', () => {
  it('is saved under the server’s file name, once for repeated presses', async () => {
    serve();
    const slow = later<void>();
    const calls = server.answer(salary.billCsv, () =>
      slow.promise.then(() => ({ name: 'salary.csv', csv: 'a,b\r\n' })),
    );
    const scope = page();
    await open(scope);
    const pressed = [allSettled(csvRequested, { scope }), allSettled(csvRequested, { scope })];
    expect(scope.getState($csvPending)).toBe(true);
    slow.arrive();
    await Promise.all(pressed);
    expect([calls.length, scope.getState($csvPending)]).toEqual([1, false]);
    expect(saved).toHaveBeenCalledExactlyOnceWith({ name: 'salary.csv', text: 'a,b\r\n', type: 'text/csv' });
  });

  it('reports a failed download until the next attempt', async () => {
    serve();
    server.answer(salary.billCsv, (_, { nth }) =>
      nth === 1 ? failure('too_many_requests') : { name: 'salary.csv', csv: '' },
    );
    const scope = page();
    await open(scope);
    await allSettled(csvRequested, { scope });
    expect([scope.getState($csvFailure)?.key, saved.mock.calls.length]).toEqual(['too_many_requests', 0]);
    await allSettled(csvRequested, { scope });
    expect([scope.getState($csvFailure), saved.mock.calls.length]).toEqual([null, 1]);
  });

  it('is not saved after the agent has left the bill', async () => {
    serve();
    const slow = later<void>();
    server.answer(salary.billCsv, () => slow.promise.then(() => ({ name: 'salary.csv', csv: '' })));
    const scope = page();
    await open(scope);
    const pressed = allSettled(csvRequested, { scope });
    const closed = allSettled(billPage.closed, { scope });
    slow.arrive();
    await Promise.all([pressed, closed]);
    expect(saved).not.toHaveBeenCalled();
  });
});
