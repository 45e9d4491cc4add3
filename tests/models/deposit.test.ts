import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { wallet } from '../../contract/wallet.ts';
import { $deposits, depositPage } from '../../src/features/deposit/list.ts';
import {
  $amount,
  $amountRefused,
  $amountText,
  $failure,
  $method,
  $methods,
  $step,
  changed,
  methodChosen,
  presetChosen,
  reviewRequested,
} from '../../src/features/deposit/model.ts';
import { wholeAmount } from '../../src/features/deposit/deposit-form.tsx';
import { languageChanged } from '../../src/shared/api/context.ts';
import { sessionKept } from '../../src/shared/lib/storage.ts';
import { $isLive } from '../../src/shared/realtime/runtime.ts';
import { cut, failure } from '../support/msw.ts';
import { expectIsolated } from './support/isolation.ts';
import { begin, later, logIn, pageOf } from './support/page.ts';
import { depositOf, memberOf, methodOf, trial } from './support/samples.ts';
import { accepted, confirm, keysOf, review, type, useDepositPage } from './support/deposit.ts';

const { server, open } = useDepositPage();

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

  it('[SYS-08] asks for the names of methods and deposits again in a new language', async () => {
    const { scope } = await open();
    const methods = server.answer(wallet.depositMethods, () => ({ list: [methodOf('card')] }));
    await allSettled(languageChanged, { scope, params: 'AR' });
    expect(methods).toHaveLength(1);
  });

  it.each([
    ['10', 1_000],
    ['10.5', 1_050],
    ['1,000.25', 100_025],
    ['20,50', 2_050],
    ['٢٠٫٥٠ USD', 2_050],
    ['0,50', null],
    ['1.500', null],
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

  it('selects the method of the member’s last order, and no other member’s', async () => {
    server.answer(wallet.deposit, () => accepted);
    const first = await open();
    await allSettled(methodChosen, { scope: first.scope, params: 'coins' });
    await review(first.scope, '600');
    await confirm(first.scope);
    sessionKept.clear();
    const again = await open();
    expect(again.scope.getState($method)?.code).toBe('coins');
    sessionKept.clear();
    const other = await open(memberOf({ id: 43 }));
    expect(other.scope.getState($method)?.code).toBe('card');
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
