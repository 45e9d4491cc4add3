import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { salary, type ListedBill, type RunningPay } from '../../contract/salary.ts';
import { site } from '../../contract/site.ts';
import { sessionEnded } from '../../src/entities/session/model.ts';
import {
  $bills,
  $billsFailure,
  $running,
  $runningFailure,
  billsRequested,
  billsRetried,
  csvRequested,
  payPage,
} from '../../src/features/bills/model.ts';
import { saveFileFx } from '../../src/shared/lib/save-file.ts';
import { failure, mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { begin, later, loadSite, logIn, pageOf } from './support/page.ts';
import { memberOf, SESSION_ID, siteOf } from './support/samples.ts';

const server = mockServer();

const usd = { currency: 'USD', exponent: 2 };
const runningOf = (amount: number): RunningPay => ({
  ...{ windowStartMs: 0, windowEndMs: 3_600_000, settlesAtMs: 3_600_000, countedUntilMs: 300_000 },
  ...{ amount: { amount, ...usd }, carried: 0, corrected: 0, turnover: 1_000, active: 1, netLoss: 0, loss: null },
  ...{ tier: 0, rate: 10_000, next: null, waiting: null },
});
const billOf = (id: number): ListedBill => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  ...{ windowStartMs: 0, windowEndMs: 3_600_000, amount: { amount: id, ...usd }, state: 'issued' },
  ...{ carriedOut: '0', writtenOff: '0', turnover: 1_000, active: 1, netLoss: 0, tier: 0, rate: 10_000 },
});
const listOf = (...ids: number[]) => ({
  list: ids.map(billOf),
  count: ids.length,
  totals: { turnover: 0, netLoss: 0, amount: { amount: 0, ...usd }, paid: 0 },
  chart: [],
});

const openPage = async () => {
  server.answer(site.info, () => siteOf());
  let runs = 0;
  const running = server.answer(salary.running, () => ({ running: runningOf((runs += 1)) }));
  server.answer(salary.status, () => ({ terms: null, upcoming: null, uplineAccount: null }));
  const lists = server.answer(salary.list, () => listOf(1));
  const live = liveServer();
  const saved: { name: string; text: string }[] = [];
  const scope = pageOf({
    live,
    handlers: [[saveFileFx, (file: { name: string; text: string }) => void saved.push(file)]],
  });
  await begin(scope);
  await loadSite(scope);
  await logIn(scope, memberOf({ type: 1 }));
  await live.open(scope, SESSION_ID);
  live.pass(2_000);
  return { scope, live, running, lists, saved };
};

describe('[AGT-04] the page of a kind of pay', () => {
  it('loads the running window, the terms and the selected bills of its kind', async () => {
    const { scope, running, lists } = await openPage();
    await allSettled(payPage.opened, { scope, params: 'day' });
    await allSettled(billsRequested, { scope, params: { sort: 'amount' } });
    expect(running).toMatchObject([{ request: { kind: 'day' } }]);
    expect(lists).toMatchObject([{ request: { kind: 'day', sort: 'amount' } }]);
    expect(scope.getState($running)?.amount.amount).toBe(1);
    expect(scope.getState($bills)?.count).toBe(1);
  });

  it('loads them again each minute by the server’s clock, while it is open', async () => {
    const { scope, live, running, lists } = await openPage();
    await allSettled(payPage.opened, { scope, params: 'hour' });
    await allSettled(billsRequested, { scope, params: {} });
    live.pass(1_000);
    const before = running.length;
    live.pass(60_000);
    await expect.poll(() => running.length).toBe(before + 1);
    await expect.poll(() => lists.length).toBeGreaterThan(1);
    await allSettled(payPage.closed, { scope });
    const after = running.length;
    live.pass(180_000);
    await allSettled(scope);
    expect(running.length).toBe(after);
    expect(scope.getState($bills)).toBeNull();
  });

  it('shows the newest selection, whatever arrives last', async () => {
    const { scope } = await openPage();
    const first = later<void>();
    const requested = server.answer(salary.list, async () => {
      const answer = listOf(requested.length);
      if (requested.length === 1) await first.promise;
      return answer;
    });
    await allSettled(payPage.opened, { scope, params: 'hour' });
    const slow = allSettled(billsRequested, { scope, params: { page: '2' } });
    await expect.poll(() => requested.length).toBe(1);
    const quick = allSettled(billsRequested, { scope, params: {} });
    await expect.poll(() => requested.length).toBe(2);
    first.arrive();
    await Promise.all([slow, quick]);
    expect(scope.getState($bills)?.list.map(({ amount }) => amount.amount)).toEqual([2]);
  });

  it('saves the selection as a file, without the page', async () => {
    const { scope, saved } = await openPage();
    const requested = server.answer(salary.listCsv, () => ({ name: 'daily-salary.csv', csv: 'a,b' }));
    await allSettled(payPage.opened, { scope, params: 'day' });
    await allSettled(billsRequested, { scope, params: { page: '3', from: '2026-11-01', to: '2026-11-02' } });
    await allSettled(csvRequested, { scope });
    expect(requested[0]!.request).toEqual({ kind: 'day', from: '2026-11-01', to: '2026-11-02' });
    expect(saved).toMatchObject([{ name: 'daily-salary.csv', text: 'a,b' }]);
  });

  it('reports a failure, and tries again', async () => {
    const { scope } = await openPage();
    server.answer(salary.list, () => failure('system_error'));
    server.answer(salary.running, () => failure('system_error'));
    await allSettled(payPage.opened, { scope, params: 'hour' });
    await allSettled(billsRequested, { scope, params: {} });
    expect([scope.getState($billsFailure)?.key, scope.getState($runningFailure)?.key]).toEqual([
      'system_error',
      'system_error',
    ]);
    expect(scope.getState($running)).toBeUndefined();
    server.answer(salary.list, () => listOf(1, 2));
    server.answer(salary.running, () => ({ running: null }));
    await allSettled(billsRetried, { scope });
    expect(scope.getState($bills)?.count).toBe(2);
    expect(scope.getState($running)).toBeNull();
  });

  it('is cleared with the session', async () => {
    const { scope } = await openPage();
    await allSettled(payPage.opened, { scope, params: 'hour' });
    await allSettled(billsRequested, { scope, params: {} });
    await allSettled(sessionEnded, { scope, params: 'logout' });
    expect([scope.getState($bills), scope.getState($running)]).toEqual([null, undefined]);
  });
});
