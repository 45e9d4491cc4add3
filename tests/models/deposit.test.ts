import { allSettled, type Scope } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { wallet, type Deposit } from '../../contract/wallet.ts';
import { sessionEnded } from '../../src/entities/session/model.ts';
import { ownerChanged } from '../../src/entities/wallet/model.ts';
import {
  $cancelFailure,
  $cancelling,
  $deposits,
  $depositsFailure,
  $news,
  cancelPressed,
  depositPage,
  listAsked,
} from '../../src/features/deposit/list.ts';
import {
  $amount,
  $amountRefused,
  $amountText,
  $failure,
  $method,
  $methods,
  $step,
  amountTyped,
  changed,
  confirmed,
  methodChosen,
  presetChosen,
  reviewRequested,
} from '../../src/features/deposit/model.ts';
import { wholeAmount } from '../../src/features/deposit/whole-amount.ts';
import { $isLive } from '../../src/shared/realtime/runtime.ts';
import { leaveToFx } from '../../src/shared/lib/navigation.ts';
import type { MemberInfo } from '../../contract/session.ts';
import { cut, failure, mockServer } from '../support/msw.ts';
import { expectIsolated } from './support/isolation.ts';
import { liveServer } from './support/live-server.ts';
import { begin, later, logIn, pageOf } from './support/page.ts';
import { depositOf, MEMBER_KEY, memberOf, methodOf, SESSION_ID, trial } from './support/samples.ts';
import { freshStorage } from './support/browser.ts';

const server = mockServer();
freshStorage();

const accepted = { deposit: depositOf('pending'), payUrl: '/cashier/pay/1' };

const open = async (member: MemberInfo = memberOf()) => {
  server.answer(wallet.depositMethods, () => ({ list: [methodOf('card'), methodOf('coins', { minimum: 50_000 })] }));
  const listed = server.answer(wallet.deposits, () => ({ list: [depositOf('paid')] }));
  const live = liveServer();
  const left = vi.fn();
  const scope = pageOf({ live, handlers: [[leaveToFx, left]] });
  await begin(scope);
  await logIn(scope, member);
  await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
  await live.open(scope, SESSION_ID);
  await allSettled(depositPage.opened, { scope });
  return { live, left, listed, scope };
};
const type = (scope: Scope, text: string) => allSettled(amountTyped, { scope, params: text });
const review = async (scope: Scope, text = '50') => {
  await type(scope, text);
  await allSettled(reviewRequested, { scope });
};
const confirm = (scope: Scope) => allSettled(confirmed, { scope });
const keysOf = (calls: { headers: Headers }[]) => calls.map(({ headers }) => headers.get('idempotency-key'));

describe('[WAL-01] the deposit form', () => {
  it('offers the methods, selects the first one, and shows earlier deposits', async () => {
    const { scope } = await open();
    expect(scope.getState($methods)?.map(({ code }) => code)).toEqual(['card', 'coins']);
    expect(scope.getState($method)?.code).toBe('card');
    expect(scope.getState($deposits)).toEqual([depositOf('paid')]);
  });

  it('requests nothing for a guest, and loads once a member logs in', async () => {
    server.answer(wallet.deposits, () => ({ list: [] }));
    const methods = server.answer(wallet.depositMethods, () => ({ list: [methodOf('card')] }));
    const scope = pageOf();
    await begin(scope);
    await allSettled(depositPage.opened, { scope });
    expect(methods).toHaveLength(0);
    await logIn(scope);
    expect(methods).toHaveLength(1);
  });

  it.each([
    ['10', 1_000],
    ['10.5', 1_050],
    ['1,000.25', 100_025],
    [' 5000 ', 500_000],
    ['9.99', null],
    ['5000.01', null],
    ['10.005', null],
    ['-20', null],
    ['1e3', null],
    ['ten', null],
    ['', null],
  ])('parses %j as %j minor units, within the method’s bounds', async (text, amount) => {
    const { scope } = await open();
    await review(scope, text);
    expect(scope.getState($amount)).toBe(amount);
    expect([scope.getState($step), scope.getState($amountRefused)]).toEqual([amount ? 'review' : 'form', true]);
  });

  it.each([
    [5_000, '50'],
    [1_250, '12.50'],
    [500_000, '5000'],
  ])('treats the suggestion of %j minor units like the typed amount %j', async (preset, text) => {
    const { scope } = await open();
    await allSettled(presetChosen, { scope, params: preset });
    expect([scope.getState($amountText), scope.getState($amount)]).toEqual([text, preset]);
  });

  it('shows suggestions without trailing zeros', () => {
    expect([wholeAmount(500_000, 2, 'en'), wholeAmount(1_250, 2, 'en'), wholeAmount(70, 0, 'en')]).toEqual([
      '5,000',
      '12.50',
      '70',
    ]);
  });

  it('uses the bounds of the new method when the method changes, and returns to the form', async () => {
    const { scope } = await open();
    await review(scope);
    await allSettled(methodChosen, { scope, params: 'coins' });
    expect([scope.getState($amount), scope.getState($step)]).toEqual([null, 'form']);
  });

  it('changes in its own scope only', async () => {
    const { scope } = await open();
    await expectIsolated(scope, [$amount, $step], () => review(scope));
  });
});

describe('[WAL-05] a confirmed deposit', () => {
  it('sends exactly the reviewed values, and leads to the payment page', async () => {
    const calls = server.answer(wallet.deposit, () => accepted);
    const { left, scope } = await open();
    await review(scope);
    await confirm(scope);
    expect(calls.map(({ request }) => request)).toEqual([{ method: 'card', amount: 5_000, currency: 'USD' }]);
    expect(left).toHaveBeenCalledExactlyOnceWith('/cashier/pay/1');
  });

  it('keeps its idempotency key on every retry, after a cut connection or a provider that is unavailable', async () => {
    const calls = server.answer(wallet.deposit, (_, { nth }) =>
      nth === 1 ? cut() : nth === 2 ? failure('cashier_unavailable') : accepted,
    );
    const { left, scope } = await open();
    await review(scope);
    await confirm(scope);
    expect(scope.getState($failure)).toMatchObject({ key: 'network_abnormal' });
    await confirm(scope);
    expect(scope.getState($failure)).toMatchObject({ key: 'cashier_unavailable' });
    await confirm(scope);
    expect(new Set(keysOf(calls)).size).toBe(1);
    expect([calls.length, left.mock.calls.length, scope.getState($failure)]).toEqual([3, 1, null]);
  });

  it('sends the same key when the button is pressed twice, so that the server creates one order', async () => {
    const answer = later<typeof accepted>();
    const calls = server.answer(wallet.deposit, () => answer.promise);
    const { scope } = await open();
    await review(scope);
    const pressed = [confirm(scope), confirm(scope)];
    answer.arrive(accepted);
    await Promise.all(pressed);
    expect(new Set(keysOf(calls)).size).toBe(1);
  });

  it('draws a new key for a new confirmation, also of the same amount', async () => {
    const calls = server.answer(wallet.deposit, () => failure('cashier_unavailable'));
    const { scope } = await open();
    await review(scope);
    await confirm(scope);
    await allSettled(changed, { scope });
    expect(scope.getState($step)).toBe('form');
    await allSettled(reviewRequested, { scope });
    await confirm(scope);
    expect(new Set(keysOf(calls)).size).toBe(2);
  });

  it('sends nothing without a review', async () => {
    const { scope } = await open();
    await type(scope, '50');
    await confirm(scope);
    await review(scope);
    await allSettled(changed, { scope });
    await confirm(scope);
    expect(scope.getState($step)).toBe('form');
  });

  it('sends nothing for a trial account, which needs a real account', async () => {
    const { scope } = await open(trial);
    await review(scope);
    await confirm(scope);
    expect(scope.getState($failure)).toBeNull();
  });
});

describe('[W8] while the connection is not live', () => {
  it('does not send a deposit, and sends it once the connection is live again', async () => {
    const calls = server.answer(wallet.deposit, () => accepted);
    const { live, scope } = await open();
    await review(scope);
    live.cut();
    expect(scope.getState($isLive)).toBe(false);
    await confirm(scope);
    expect(calls).toHaveLength(0);
    live.connect();
    await confirm(scope);
    expect(calls).toHaveLength(1);
  });

  it('[W11] treats stale values as not live', async () => {
    const { live, scope } = await open();
    await review(scope);
    live.pass(9_000);
    await confirm(scope);
    expect(scope.getState($isLive)).toBe(false);
  });
});

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
    await allSettled(listAsked, { scope });
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
  const list = async (...deposits: Deposit[]) => {
    const { scope } = await open();
    server.answer(wallet.deposits, () => ({ list: deposits }));
    await allSettled(listAsked, { scope });
    return scope;
  };
  const agoMs = (minutes: number) => ({ updatedAtMs: Date.now() - minutes * 60_000 });

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
    await allSettled(listAsked, { scope });
    expect(scope.getState($news)).toBeNull();
  });
});

describe('[WAL-01] a deposit that waits for its payment', () => {
  const { id } = depositOf('pending');
  const waiting = async () => {
    const { listed, scope, ...rest } = await open();
    server.answer(wallet.deposits, () => ({ list: [depositOf('pending')] }));
    await allSettled(listAsked, { scope });
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
