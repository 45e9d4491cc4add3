import { allSettled, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { records } from '../../contract/records.ts';
import type { BetRecord, Transaction } from '../../contract/records.ts';
import { betRecord, transactionRecord } from '../../src/entities/records/model.ts';
import { sessionEnded } from '../../src/entities/session/model.ts';
import { ownerChanged } from '../../src/entities/wallet/model.ts';
import { recordLeft } from '../../src/pages/records/model.ts';
import { $token } from '../../src/shared/api/context.ts';
import { cut, mockServer } from '../support/msw.ts';
import { expectIsolated } from './support/isolation.ts';
import { liveServer } from './support/live-server.ts';
import { later, pageOf, settledAfter } from './support/page.ts';
import { betOf, MEMBER_KEY, SESSION_ID, SESSION_KEY, transactionOf } from './support/samples.ts';

const server = mockServer();
const PER_PAGE = 20;
const usd = { currency: 'USD', exponent: 2 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A ledger that pages like the server: newest first, 20 a page. */
const serveTransactions = (all: () => Transaction[]) =>
  server.answer(records.transactions, ({ before }) => {
    const fitting = all()
      .filter(({ version }) => !before || version < Number(before))
      .sort((one, other) => other.version - one.version);
    return { list: fitting.slice(0, PER_PAGE), hasMore: fitting.length > PER_PAGE, totals: null };
  });
const transactionsOf = (count: number) => Array.from({ length: count }, (_, at) => transactionOf(at + 1));
const downFrom = (newest: number, count: number) => Array.from({ length: count }, (_, at) => newest - at);
const versions = (scope: Scope) => scope.getState(transactionRecord.$rows).map(({ version }) => version);

const memberPage = async () => {
  const live = liveServer();
  const scope = pageOf({ live, values: [[$token, 'one']] });
  await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
  await live.open(scope, SESSION_ID);
  /** A movement of the wallet, and the quarter second in which the model waits for more of the same round. */
  const move = async (amount: number) => {
    live.tell('balance', MEMBER_KEY, { amount, ...usd });
    await settledAfter(250, scope);
  };
  return { live, scope, move };
};
const open = (scope: Scope) => allSettled(transactionRecord.opened, { scope, params: {} });
const more = (scope: Scope) => allSettled(transactionRecord.moreRequested, { scope });

describe('[MEM-03] the account record', () => {
  it('shows the newest 20 and older ones below, none duplicated and none left out', async () => {
    serveTransactions(() => transactionsOf(45));
    const { scope } = await memberPage();
    await open(scope);
    expect([versions(scope), scope.getState(transactionRecord.$hasMore)]).toEqual([downFrom(45, 20), true]);
    await more(scope);
    await more(scope);
    expect([versions(scope), scope.getState(transactionRecord.$hasMore)]).toEqual([downFrom(45, 45), false]);
  });

  it('shows a movement right after the balance changed', async () => {
    let count = 3;
    serveTransactions(() => transactionsOf(count));
    const { scope, move } = await memberPage();
    await open(scope);
    count = 4;
    await move(900);
    expect(versions(scope)).toEqual([4, 3, 2, 1]);
  });

  it('sends one request for the movements of one round', async () => {
    const calls = serveTransactions(() => transactionsOf(3));
    const { live, scope, move } = await memberPage();
    await open(scope);
    for (const amount of [1, 2, 3]) live.tell('balance', MEMBER_KEY, { amount, ...usd });
    await move(4);
    expect(calls).toHaveLength(2);
  });

  it('duplicates nothing when older pages are already shown', async () => {
    let count = 45;
    serveTransactions(() => transactionsOf(count));
    const { scope, move } = await memberPage();
    await open(scope);
    await more(scope);
    count = 47;
    await move(900);
    expect(versions(scope)).toEqual(downFrom(47, 42));
    expect(scope.getState(transactionRecord.$hasMore)).toBe(true);
  });

  it('leaves no gap when more than a page of movements happened while it was closed', async () => {
    let count = 30;
    serveTransactions(() => transactionsOf(count));
    const { scope, move } = await memberPage();
    await open(scope);
    await more(scope);
    count = 75;
    await move(900);
    for (let presses = 0; presses < 5 && scope.getState(transactionRecord.$hasMore); presses++) await more(scope);
    expect(versions(scope)).toEqual(downFrom(75, 75));
  });

  it('leaves no gap when an older page that was requested earlier arrives after it', async () => {
    let count = 45;
    const slow = later<{ list: Transaction[]; hasMore: boolean; totals: null }>();
    server.answer(records.transactions, ({ before }) =>
      before ? slow.promise : { list: transactionsOf(count).reverse().slice(0, PER_PAGE), hasMore: true, totals: null },
    );
    const { scope } = await memberPage();
    await open(scope);
    const requested = more(scope);
    count = 95;
    const refreshed = allSettled(transactionRecord.refreshed, { scope });
    await vi.waitFor(() => expect(versions(scope)).toEqual(downFrom(95, 20)));
    slow.arrive({ list: transactionsOf(25).reverse().slice(0, PER_PAGE), hasMore: true, totals: null });
    await Promise.all([requested, refreshed]);
    expect(versions(scope)).toEqual(downFrom(95, 20));
  });

  it('offers no more once all is shown, also after another movement', async () => {
    let count = 25;
    serveTransactions(() => transactionsOf(count));
    const { scope, move } = await memberPage();
    await open(scope);
    await more(scope);
    count = 26;
    await move(900);
    expect([versions(scope), scope.getState(transactionRecord.$hasMore)]).toEqual([downFrom(26, 26), false]);
  });

  it('is not shown to the next member in the same tab', async () => {
    serveTransactions(() => transactionsOf(3));
    const { scope } = await memberPage();
    await open(scope);
    await allSettled(sessionEnded, { scope, params: 'logout' });
    expect(versions(scope)).toEqual([]);
  });

  it('requests nothing after it was left', async () => {
    const calls = serveTransactions(() => transactionsOf(3));
    const { scope, move } = await memberPage();
    await open(scope);
    await allSettled(recordLeft, { scope });
    await move(900);
    expect(calls).toHaveLength(1);
  });

  it('is loading, then empty or failed, and can be tried again', async () => {
    server.answer(records.transactions, (_, { nth }) =>
      nth === 1 ? cut() : { list: [], hasMore: false, totals: null },
    );
    const { scope } = await memberPage();
    const opened = open(scope);
    expect(scope.getState(transactionRecord.$state)).toBe('loading');
    await opened;
    expect(scope.getState(transactionRecord.$state)).toBe('failed');
    await open(scope);
    expect(scope.getState(transactionRecord.$state)).toBe('empty');
  });

  it('changes in its own scope and kind only', async () => {
    serveTransactions(() => transactionsOf(3));
    const { scope } = await memberPage();
    await expectIsolated(scope, [transactionRecord.$rows], () => open(scope));
    expect(scope.getState(betRecord.$rows)).toEqual([]);
  });
});

describe('[MEM-03] the betting record', () => {
  const serveBets = (all: () => BetRecord[]) =>
    server.answer(records.bets, ({ before }) => {
      const from = before ? all().findIndex(({ roundId }) => roundId === before) + 1 : 0;
      return { list: all().slice(from, from + PER_PAGE), hasMore: all().length > from + PER_PAGE, totals: null };
    });

  it('shows the end of a round in its row when the session’s figures change', async () => {
    let rounds = [betOf(2, { state: 'open', closedAtMs: null }), betOf(1)];
    serveBets(() => rounds);
    const { live, scope } = await memberPage();
    await allSettled(betRecord.opened, { scope, params: {} });
    rounds = [betOf(2, { payout: 300 }), betOf(1)];
    live.tell('play', SESSION_KEY, { net: 200, wagered: 100, startedAtMs: 0, ...usd });
    await settledAfter(250, scope);
    expect(scope.getState(betRecord.$rows)).toEqual(rounds);
  });

  it('loads older rounds before the last one shown', async () => {
    const rounds = Array.from({ length: 25 }, (_, at) => betOf(25 - at));
    const calls = serveBets(() => rounds);
    const { scope } = await memberPage();
    await allSettled(betRecord.opened, { scope, params: {} });
    await allSettled(betRecord.moreRequested, { scope });
    expect(calls.at(-1)!.request.before).toBe(betOf(6).roundId);
    expect(scope.getState(betRecord.$rows)).toEqual(rounds);
  });
});
