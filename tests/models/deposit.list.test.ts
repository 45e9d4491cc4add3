import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { wallet, type Deposit } from '../../contract/wallet.ts';
import { sessionEnded } from '../../src/entities/session/model.ts';
import {
  $cancelFailure,
  $cancelling,
  $deposits,
  $depositsFailure,
  $news,
  cancelPressed,
  depositPage,
  listRequested,
} from '../../src/features/deposit/list.ts';
import { cut, failure } from '../support/msw.ts';
import { later } from './support/page.ts';
import { depositOf, MEMBER_KEY } from './support/samples.ts';
import { confirm, keysOf, review, useDepositPage } from './support/deposit.ts';

const { server, open } = useDepositPage();

describe('[WAL-01] the state of a deposit', () => {
  it('loads when the server reports a change of a deposit', async () => {
    const { live, listed, scope } = await open();
    server.answer(wallet.deposits, () => ({ list: [depositOf('refused')] }));
    live.tell('deposits', MEMBER_KEY, { waiting: 0, owed: null });
    await allSettled(scope);
    expect([listed.length, scope.getState($deposits)]).toEqual([1, [depositOf('refused')]]);
  });

  it('does not load after the page was left', async () => {
    const { live, listed, scope } = await open();
    await allSettled(depositPage.closed, { scope });
    live.tell('deposits', MEMBER_KEY, { waiting: 0, owed: null });
    await allSettled(scope);
    expect(listed).toHaveLength(1);
  });

  it('is not shown when the request fails, and loads again later', async () => {
    const { live, scope } = await open();
    server.answer(wallet.deposits, (_, { nth }) => (nth === 1 ? cut() : { list: [depositOf('refused')] }));
    live.tell('deposits', MEMBER_KEY, { waiting: 0, owed: null });
    await allSettled(scope);
    expect(scope.getState($depositsFailure)).not.toBeNull();
    await allSettled(listRequested, { scope });
    expect(scope.getState($depositsFailure)).toBeNull();
    expect(scope.getState($deposits)).toEqual([depositOf('refused')]);
  });

  it('is not shown to the next member in the same tab', async () => {
    const { scope } = await open();
    await allSettled(sessionEnded, { scope, params: 'logout' });
    expect(scope.getState($deposits)).toBeNull();
  });
});

describe('[WAL-01] the newest deposit', () => {
  /** By the page's clock. */
  const NOW_MS = 39_600_000;
  const list = async (...deposits: Deposit[]) => {
    const { live, scope } = await open();
    live.pass(NOW_MS - live.clock.now());
    server.answer(wallet.deposits, () => ({ list: deposits }));
    await allSettled(listRequested, { scope });
    return scope;
  };
  const agoMs = (minutes: number) => ({ updatedAtMs: NOW_MS - minutes * 60_000 });

  it.each([
    ['pending', 600],
    ['review', 600],
    ['paid', 5],
    ['cancelled', 5],
    ['refused', 59],
  ] as const)('is shown when it is %s and changed %j minutes ago', async (state, minutes) => {
    const newest = depositOf(state, 5_000, agoMs(minutes));
    expect((await list(newest, depositOf('pending'))).getState($news)).toEqual(newest);
  });

  it.each(['paid', 'refused', 'expired', 'cancelled'] as const)(
    'is not shown when it has been %s for long',
    async (state) => {
      expect((await list(depositOf(state, 5_000, agoMs(61)))).getState($news)).toBeNull();
    },
  );

  it('is not shown while the list may be out of date', async () => {
    const scope = await list(depositOf('pending'));
    server.answer(wallet.deposits, () => cut());
    await allSettled(listRequested, { scope });
    expect(scope.getState($news)).toBeNull();
  });
});

describe('[WAL-01] a deposit that waits for its payment', () => {
  const { id } = depositOf('pending');
  const waiting = async () => {
    const { listed, scope, ...rest } = await open();
    server.answer(wallet.deposits, () => ({ list: [depositOf('pending')] }));
    await allSettled(listRequested, { scope });
    return { listed, scope, ...rest };
  };
  const cancel = (scope: Scope, at: 'news' | 'list' = 'news') =>
    allSettled(cancelPressed, { scope, params: { id, at } });

  it('sends one cancellation for repeated presses, and shows it at once', async () => {
    const { scope } = await waiting();
    const answer = later<{ deposit: Deposit }>();
    const calls = server.answer(wallet.cancelDeposit, () => answer.promise);
    const pressed = [cancel(scope), cancel(scope)];
    expect(scope.getState($cancelling)).toBe(id);
    const deposit = depositOf('cancelled', 5_000, { updatedAtMs: Date.now() });
    answer.arrive({ deposit });
    await Promise.all(pressed);
    expect(calls.map(({ request }) => request)).toEqual([{ depositId: id }]);
    expect([scope.getState($deposits), scope.getState($news)]).toEqual([[deposit], deposit]);
    expect([scope.getState($cancelling), scope.getState($cancelFailure)]).toEqual([null, null]);
  });

  it.each(['news', 'list'] as const)(
    'reports that it was already paid in the %s where cancel was pressed',
    async (at) => {
      const { scope } = await waiting();
      server.answer(wallet.cancelDeposit, () => failure('deposit_already_paid'));
      server.answer(wallet.deposits, () => ({ list: [depositOf('paid')] }));
      await cancel(scope, at);
      expect(scope.getState($cancelFailure)).toEqual({ key: 'deposit_already_paid', at });
      expect(scope.getState($deposits)).toEqual([depositOf('paid')]);
    },
  );

  it('draws a new key for the amount under review, because the order of the old key is cancelled', async () => {
    const orders = server.answer(wallet.deposit, () => failure('cashier_unavailable'));
    server.answer(wallet.cancelDeposit, () => ({ deposit: depositOf('cancelled') }));
    const { scope } = await waiting();
    await review(scope);
    await confirm(scope);
    await cancel(scope);
    await confirm(scope);
    expect([orders.length, new Set(keysOf(orders)).size]).toEqual([2, 2]);
  });
});
