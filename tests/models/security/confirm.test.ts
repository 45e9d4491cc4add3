import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { security } from '../../../contract/security.ts';
import { wallet } from '../../../contract/wallet.ts';
import {
  $failure,
  $incomplete,
  $isIdle,
  $shown,
  confirmationDismissed,
  meansChosen,
  passwordLacking,
  submitted,
  typed,
} from '../../../src/features/confirm/model.ts';
import { $site } from '../../../src/entities/site/model.ts';
import { $canReset } from '../../../src/entities/site/resets.ts';
import { createMoneyCall } from '../../../src/shared/api/call.ts';
import { $requested, confirmationRequested } from '../../../src/shared/api/confirmation.ts';
import { CallFailure } from '../../../src/shared/api/failure.ts';
import { $modal } from '../../../src/shared/lib/modals.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { heardOf, logIn, pageOf } from '../support/page.ts';
import { siteOf } from '../support/samples.ts';

const server = mockServer();
const depositFx = createMoneyCall(wallet.deposit);
const params = {
  request: { method: 'card', amount: 5_000, currency: 'USD' },
  idempotencyKey: '6f1c0c4e-8d2b-4f6a-9a51-0d6a7c1b2e3f',
};
const confirmed = { confirmation: 'a-confirmation', expiresAtMs: 1 };

/** Resolves when a call waits for reauthentication. */
const requested = (scope: Scope, count = 1) =>
  expect.poll(() => scope.getState($requested).length, { timeout: 2_000 }).toBe(count);
/** A deposit that the server refuses until the member has reauthenticated; `then` is its response after that. */
const begin = async (key = 'reauthentication_needed') => {
  const scope = pageOf();
  await logIn(scope);
  const deposits = server.answer(wallet.deposit, (_, { nth }) =>
    nth === 1 ? failure(key) : failure('unknown_method'),
  );
  const failed = heardOf(depositFx.failData, scope);
  const going = allSettled(depositFx, { scope, params });
  await requested(scope);
  return { scope, deposits, failed, going };
};
const show = async (scope: Scope, text: string) => {
  void allSettled(typed, { scope, params: text });
  void allSettled(submitted, { scope });
};

describe('[PP-04] [AUTH-19] a call that requires reauthentication', () => {
  it('waits, and then sends the same request with the same idempotency key', async () => {
    const { scope, deposits, failed, going } = await begin();
    expect(scope.getState($isIdle)).toBe(true);
    expect(failed).toEqual([]);
    const confirms = server.answer(security.confirm, () => confirmed);
    await show(scope, 'Parlour-2026');
    await going;
    expect(confirms.map(({ request }) => request)).toEqual([{ password: 'Parlour-2026' }]);
    expect(deposits.map(({ request }) => request)).toEqual([params.request, params.request]);
    expect(new Set(deposits.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(deposits[1]!.headers.get('x-confirmation')).toBe('a-confirmation');
    expect(failed.map(({ key }) => key)).toEqual(['unknown_method']);
    expect([scope.getState($requested), scope.getState($shown)]).toEqual([[], '']);
  });

  it('fails with its original error when the member cancels', async () => {
    const { scope, deposits, failed, going } = await begin('confirmation_needed');
    expect(scope.getState($isIdle)).toBe(false);
    void allSettled(confirmationDismissed, { scope });
    await going;
    expect(failed.map(({ key }) => key)).toEqual(['confirmation_needed']);
    expect(deposits).toHaveLength(1);
    expect(scope.getState($requested)).toEqual([]);
  });

  it('[AUTH-07] leads a member without a password to setting one, where the merchant offers a way', async () => {
    const { scope, failed, going } = await begin();
    void allSettled(passwordLacking, { scope });
    await going;
    expect(failed.map(({ key }) => key)).toEqual(['reauthentication_needed']);
    expect([scope.getState($requested), scope.getState($modal)]).toEqual([[], { name: 'forgotPassword' }]);
    const offered = [[], ['CHNGPASSVERIF3'], ['CHNGPASSMAIL3']].map((on) => {
      const ways = {
        CHNGPASSVERIF3: false,
        CHNGPASSMAIL3: false,
        ...Object.fromEntries(on.map((flag) => [flag, true])),
      };
      return pageOf({ values: [[$site, siteOf({ flags: { ...siteOf().flags, ...ways } })]] }).getState($canReset);
    });
    expect(offered).toEqual([false, true, true]);
  });

  it('keeps waiting after a wrong password or code, and reports it', async () => {
    const { scope, failed, going } = await begin();
    const confirms = server.answer(security.confirm, (_, { nth }) =>
      nth === 1 ? failure('confirmation_wrong') : confirmed,
    );
    await show(scope, 'wrong');
    await expect.poll(() => scope.getState($failure)?.key).toBe('confirmation_wrong');
    expect(failed).toEqual([]);
    void allSettled(meansChosen, { scope, params: 'code' });
    expect([scope.getState($failure), scope.getState($shown)]).toEqual([null, '']);
    await show(scope, ' 123 456 ');
    await going;
    expect(confirms[1]!.request).toEqual({ code: '123 456' });
  });

  it('sends nothing for an empty field', async () => {
    const { scope, going } = await begin();
    await show(scope, '  ');
    expect(scope.getState($incomplete)).toBe(true);
    void allSettled(confirmationDismissed, { scope });
    await going;
  });

  it('fails with the session when it ends meanwhile', async () => {
    const { scope, failed, going } = await begin();
    server.answer(security.confirm, () => failure('session_ended'));
    await show(scope, 'Parlour-2026');
    await going;
    expect(failed.map(({ key }) => key)).toEqual(['reauthentication_needed']);
  });

  it('waits in its own scope only', async () => {
    const one = { failure: new CallFailure('confirmation_needed', 403), go: () => {}, giveUp: () => {} };
    const scope = pageOf();
    await expectIsolated(scope, [$requested], () => allSettled(confirmationRequested, { scope, params: one }));
  });
});
