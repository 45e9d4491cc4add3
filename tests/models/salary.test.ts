import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { salary, type Bill } from '../../contract/salary.ts';
import type { SalaryFigure } from '../../contract/salary-figure.ts';
import { sessionEnded } from '../../src/entities/session/model.ts';
import {
  $marks,
  $points,
  $salary,
  $status,
  billRecord,
  salaryPage,
  spanChosen,
} from '../../src/features/salary/model.ts';
import { mockServer } from '../support/msw.ts';
import { accrualOf } from '../support/samples.ts';
import { liveServer } from './support/live-server.ts';
import { begin, logIn, pageOf } from './support/page.ts';
import { memberOf, SESSION_ID } from './support/samples.ts';

const server = mockServer();

const usd = { currency: 'USD', exponent: 2 };
const WINDOW = 300_000;
const figureOf = (accrued: number, more: Partial<SalaryFigure> = {}): SalaryFigure => ({
  ...accrualOf(accrued, WINDOW),
  ...more,
});
const billOf = (window: number, amount = 100): Bill => ({
  id: `00000000-0000-4000-8000-${String(window).padStart(12, '0')}`,
  windowStartMs: window * WINDOW,
  windowEndMs: (window + 1) * WINDOW,
  amount: { amount, ...usd },
  state: 'issued',
  carriedOut: '0',
  writtenOff: '0',
});
const terms = {
  tiers: [{ turnover: 0, active: 0, loss: null, rate: 50_000 }],
  activeFrom: 0,
  minimumActive: 0,
  cap: null,
  mode: 'fixed' as const,
};

const open = async (type = 1) => {
  server.answer(salary.status, () => ({ terms, upcoming: null, uplineAccount: null }));
  const histories = server.answer(salary.history, () => ({
    fromMs: 0,
    atMs: [1_000],
    amounts: [5],
    bills: [billOf(0)],
  }));
  const newest = [billOf(2), billOf(1)];
  const bills = server.answer(salary.bills, ({ before }: { before?: string }) =>
    before === undefined ? { list: newest, hasMore: true } : { list: [billOf(0)], hasMore: false },
  );
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await logIn(scope, memberOf({ type }));
  await live.open(scope, SESSION_ID);
  await allSettled(salaryPage.opened, { scope });
  live.pass(100);
  return { live, scope, histories, bills, newest };
};

describe('[AGT-04] [LIVE-06] the real-time salary page', () => {
  it('subscribes to the agent’s own salary while it is open', async () => {
    const { live, scope } = await open();
    expect(live.watched('salary')).toContain('salary agent:42');
    live.tell('salary', 'agent:42', figureOf(700));
    live.pass(200);
    expect(scope.getState($salary)).toMatchObject({ accrued: { amount: 700 }, settling: false });
    await allSettled(salaryPage.closed, { scope });
    // When the page opens again, this value would be out of date.
    expect(scope.getState($salary)).toBeNull();
    live.pass(100);
    expect(live.watched('salary')).not.toContain('salary agent:42');
  });

  it('subscribes to nothing for a member who is no agent', async () => {
    const { live } = await open(0);
    expect(live.watched('salary')).toEqual([]);
  });

  it('draws the earlier values, and continues with the live ones', async () => {
    const { live, scope } = await open();
    expect(scope.getState($status)?.terms).toEqual(terms);
    live.pass(5_000);
    live.tell('salary', 'agent:42', figureOf(700));
    live.pass(200);
    live.tell('salary', 'agent:42', figureOf(900));
    live.pass(200);
    expect(scope.getState($points).map(([, amount]) => amount)).toEqual([5, 700, 900]);
    const marks = scope.getState($marks);
    expect(marks.at(-1)).toEqual({ atMs: WINDOW, accrued: null, settled: 100 });
    expect(marks.map(({ atMs }) => atMs)).toEqual(marks.map(({ atMs }) => atMs).sort((a, b) => a - b));
  });

  it('is settling at the end of the window by the server’s clock, and loads the bill once it exists', async () => {
    const { live, scope, histories } = await open();
    live.tell('salary', 'agent:42', figureOf(700));
    live.pass(WINDOW);
    expect(scope.getState($salary)?.settling).toBe(true);
    const before = histories.length;
    const lastBill = { id: billOf(0).id, amount: { amount: 700, ...usd }, windowStartMs: 0 };
    live.tell('salary', 'agent:42', figureOf(0, { windowStartMs: WINDOW, windowEndMs: 2 * WINDOW, lastBill }));
    live.pass(200);
    expect(scope.getState($salary)).toMatchObject({ settling: false, lastBill: { amount: { amount: 700 } } });
    await expect.poll(() => histories.length).toBeGreaterThan(before);
  });

  it('loads another span when it is chosen', async () => {
    const { scope, histories } = await open();
    await allSettled(spanChosen, { scope, params: '1d' });
    expect(histories.at(-1)?.request).toEqual({ span: '1d' });
  });

  it('pages through the bills, and keeps older ones when a new one arrives', async () => {
    const { live, scope, bills, newest } = await open();
    const windows = () => scope.getState(billRecord.$rows).map(({ windowStartMs }) => windowStartMs / WINDOW);
    expect(windows()).toEqual([2, 1]);
    await allSettled(billRecord.moreRequested, { scope });
    expect(bills.at(-1)?.request).toEqual({ before: billOf(1).id });
    expect([windows(), scope.getState(billRecord.$hasMore)]).toEqual([[2, 1, 0], false]);
    newest.unshift(billOf(3));
    live.tell('salary', 'agent:42', figureOf(0, { windowStartMs: 3 * WINDOW, windowEndMs: 4 * WINDOW }));
    live.pass(200);
    await expect.poll(windows).toEqual([3, 2, 1, 0]);
  });

  it('clears its data with the session', async () => {
    const { live, scope } = await open();
    live.tell('salary', 'agent:42', figureOf(700));
    live.pass(200);
    await allSettled(sessionEnded, { scope, params: 'logout' });
    expect([scope.getState($salary), scope.getState(billRecord.$rows), scope.getState($points)]).toEqual([
      null,
      [],
      [],
    ]);
  });
});
