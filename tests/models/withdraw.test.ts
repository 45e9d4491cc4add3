import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { type ResetWay } from '../../contract/payouts.ts';
import { withdrawals } from '../../contract/withdrawals.ts';
import { sessionEnded } from '../../src/entities/session/index.ts';
import { $balance, ownerChanged } from '../../src/entities/wallet/model.ts';
import * as accounts from '../../src/features/withdraw/accounts.ts';
import * as counted from '../../src/features/withdraw/counted.ts';
import * as order from '../../src/features/withdraw/order.ts';
import { overviewRequested, withdrawPage } from '../../src/features/withdraw/overview.ts';
import * as password from '../../src/features/withdraw/payment-password.ts';
import * as resetting from '../../src/features/withdraw/reset-password.ts';
import { languageChanged } from '../../src/shared/api/context.ts';
import { failure, mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { begin, logIn, pageOf } from './support/page.ts';
import { MEMBER_KEY, SESSION_ID } from './support/samples.ts';

const server = mockServer();
const account = {
  id: '7c1f5a52-6a53-4b6e-9f4e-2f6d5c2f1a01',
  kind: 'bank' as const,
  institution: 'Harbour Bank',
  shownNumber: '···4711',
  needsConfirmation: false,
  holderName: 'Ann Lee',
  heldUntilMs: null,
};
const method = {
  code: 'bank',
  kind: 'bank' as const,
  name: 'Bank transfer',
  minimum: 1_000,
  maximum: 100_000,
  countLeft: 3,
  sumLeft: null,
  feeFixed: 50,
  feeShareMicro: 0,
  freeLeft: 0,
  sandbox: true,
};
const withdrawal = {
  id: '7c1f5a52-6a53-4b6e-9f4e-2f6d5c2f1a02',
  method: 'bank',
  methodName: 'Bank transfer',
  account,
  money: { amount: 4_000, currency: 'USD', exponent: 2 },
  fee: 50,
  paid: 0,
  state: 'checking' as const,
  reason: null,
  nextByMs: null,
  createdAtMs: 0,
  updatedAtMs: 0,
  timeline: [],
  parts: [],
};
const overview = {
  methods: [method],
  accounts: [account],
  hasPaymentPassword: true,
  resetWays: [] as ResetWay[],
  requirements: [],
  list: [],
  inVendorWallets: 0,
  currency: 'USD',
  exponent: 2,
};

/** The withdraw page of a member, in a new scope. */
const open = async () => {
  const loads = server.answer(withdrawals.overview, () => overview);
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await logIn(scope);
  await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
  await live.open(scope, SESSION_ID);
  await allSettled(withdrawPage.opened, { scope });
  return { scope, loads, live };
};
const review = async (scope: Scope, text = '40') => {
  await allSettled(order.amountTyped, { scope, params: text });
  await allSettled(order.reviewRequested, { scope });
};
const confirm = async (scope: Scope, digits: string) => {
  await allSettled(order.passwordTyped, { scope, params: digits });
  await allSettled(order.confirmed, { scope });
};

it('[SYS-08] the names of methods are asked for again in a new language', async () => {
  const { scope, loads } = await open();
  const before = loads.length;
  await allSettled(languageChanged, { scope, params: 'CN' });
  expect(loads).toHaveLength(before + 1);
});

describe('[WAL-02 PP-12] a withdrawal', () => {
  it('is reviewed with the fee that the server names', async () => {
    const { scope } = await open();
    const request = server.answer(withdrawals.quote, () => ({ amount: 4_000, fee: 50, arrives: 3_950 }));
    await review(scope);
    expect(request).toHaveLength(1);
    expect([scope.getState(order.$step), scope.getState(order.$quote)]).toEqual([
      'review',
      { amount: 4_000, fee: 50, arrives: 3_950 },
    ]);
  });

  it.each(['9.99', '1000.01', 'ten', ''])('of %j is not asked for', async (text) => {
    const { scope } = await open();
    const request = server.answer(withdrawals.quote, () => ({ amount: 0, fee: 0, arrives: 0 }));
    await review(scope, text);
    expect([request.length, scope.getState(order.$step), scope.getState(order.$isRefused)]).toEqual([0, 'form', true]);
  });

  it('that is refused keeps what was typed, and its key for the next try', async () => {
    const { scope } = await open();
    server.answer(withdrawals.quote, () => ({ amount: 4_000, fee: 50, arrives: 3_950 }));
    const sent = server.answer(withdrawals.withdraw, () => failure('payment_password_wrong', 403));
    await review(scope);
    await confirm(scope, '394717');
    expect(scope.getState(order.$failure)).toMatchObject({ key: 'payment_password_wrong' });
    expect([scope.getState(order.$amountText), scope.getState(order.$password)]).toEqual(['40', '']);
    await confirm(scope, '394718');
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('[W6] shows the balance of the response before the push', async () => {
    const { scope, live } = await open();
    const before = live.tell('balance', MEMBER_KEY, { amount: 9_000, currency: 'USD', exponent: 2 });
    server.answer(withdrawals.quote, () => ({ amount: 4_000, fee: 50, arrives: 3_950 }));
    const balance = { amount: 5_000, currency: 'USD', exponent: 2, seq: before.seq + 1, epoch: before.epoch, atMs: 0 };
    server.answer(withdrawals.withdraw, () => ({ withdrawal, balance }));
    await review(scope);
    await confirm(scope, '394717');
    live.pass();
    expect(scope.getState($balance)).toMatchObject({ amount: 5_000 });
  });

  it('without six digits is not sent', async () => {
    const { scope } = await open();
    server.answer(withdrawals.quote, () => ({ amount: 4_000, fee: 50, arrives: 3_950 }));
    const sent = server.answer(withdrawals.withdraw, () => failure('system_error', 500));
    await review(scope);
    await confirm(scope, '3947');
    expect([sent.length, scope.getState(order.$isPasswordMissing)]).toEqual([0, true]);
  });
});

describe('[WAL-02] a payout account', () => {
  it('with a wrong number is refused at the number, and stays typed', async () => {
    const { scope } = await open();
    server.answer(withdrawals.addAccount, () => failure('payout_account_invalid', 409));
    await allSettled(accounts.formOpened, { scope });
    const typed = { institution: 'Harbour Bank', number: 'DE00', holderName: 'Ann Lee' };
    await allSettled(accounts.edited, { scope, params: typed });
    await allSettled(accounts.submitted, { scope });
    expect(scope.getState(accounts.$numberFailure)).toMatchObject({ key: 'payout_account_invalid' });
    expect([scope.getState(accounts.$addFailure), scope.getState(accounts.$draft)]).toEqual([
      null,
      { type: 'bank', ...typed },
    ]);
  });

  it('with an empty field is not sent', async () => {
    const { scope } = await open();
    const sent = server.answer(withdrawals.addAccount, () => ({ account }));
    await allSettled(accounts.submitted, { scope });
    expect(sent).toHaveLength(0);
    expect(scope.getState(accounts.$missing)).toEqual({ institution: true, number: true, holderName: true });
  });

  it('that is added loads the page anew', async () => {
    const { scope, loads } = await open();
    const before = loads.length;
    server.answer(withdrawals.addAccount, () => ({ account }));
    const typed = { institution: 'Harbour Bank', number: '1234567', holderName: 'Ann Lee' };
    await allSettled(accounts.edited, { scope, params: typed });
    await allSettled(accounts.submitted, { scope });
    expect([loads.length, scope.getState(accounts.$draft).number]).toEqual([before + 1, '']);
  });
});

it('[WAL-02] the payment password is sent when both entries are the same six digits', async () => {
  const { scope } = await open();
  const sent = server.answer(withdrawals.setPaymentPassword, () => ({}));
  for (const [first, again] of [
    ['3947', '3947'],
    ['394718', '394719'],
    ['394718', '394718'],
  ]) {
    await allSettled(password.firstTyped, { scope, params: first! });
    await allSettled(password.againTyped, { scope, params: again! });
    await allSettled(password.submitted, { scope });
  }
  expect(sent).toHaveLength(1);
});

describe('[WAL-02] the reset of the payment password', () => {
  const openReset = async () => {
    const page = await open();
    page.loads.splice(0);
    server.answer(withdrawals.overview, () => ({ ...overview, resetWays: ['mobile', 'email'] satisfies ResetWay[] }));
    await allSettled(overviewRequested, { scope: page.scope });
    await allSettled(resetting.resetOpened, { scope: page.scope });
    return page;
  };

  it('proposes the best way, sends a code, and replaces the password with it', async () => {
    const { scope } = await openReset();
    const codes = server.answer(withdrawals.sendResetCode, () => ({ expiredMinutes: 5 }));
    const resets = server.answer(withdrawals.resetPaymentPassword, () => ({ heldUntilMs: null }));
    expect(scope.getState(resetting.$way)).toBe('mobile');
    await allSettled(resetting.codePressed, { scope });
    expect([codes.length, scope.getState(resetting.$isSent)]).toEqual([1, true]);
    await allSettled(resetting.resetSubmitted, { scope });
    expect([resets.length, scope.getState(resetting.$resetErrors)]).toEqual([0, { code: true, password: true }]);
    await allSettled(resetting.codeTyped, { scope, params: ' 123456 ' });
    await allSettled(resetting.passwordTyped, { scope, params: '815236' });
    await allSettled(resetting.resetSubmitted, { scope });
    expect(resets).toHaveLength(1);
    expect([scope.getState(resetting.$isOpen), scope.getState(resetting.$resetDone)]).toEqual([
      false,
      { heldUntilMs: null },
    ]);
    expect(scope.getState(resetting.$password)).toBe('');
  });

  it('keeps what was typed after a wrong code, and forgets the code for another way', async () => {
    const { scope } = await openReset();
    server.answer(withdrawals.resetPaymentPassword, () => failure('verification_code_wrong', 409));
    await allSettled(resetting.codeTyped, { scope, params: '123456' });
    await allSettled(resetting.passwordTyped, { scope, params: '815236' });
    await allSettled(resetting.resetSubmitted, { scope });
    expect(scope.getState(resetting.$resetFailure)).toMatchObject({ key: 'verification_code_wrong' });
    expect([scope.getState(resetting.$code), scope.getState(resetting.$password)]).toEqual(['123456', '815236']);
    await allSettled(resetting.wayChosen, { scope, params: 'email' });
    expect([scope.getState(resetting.$way), scope.getState(resetting.$code)]).toEqual(['email', '']);
  });
});

describe('[WAL-02] the bets that counted towards the open turnover', () => {
  const bet = (id: number) => ({
    id,
    requirementId: 1,
    roundId: `7c1f5a52-6a53-4b6e-9f4e-${String(id).padStart(12, '0')}`,
    gameName: 'Harbour Lights',
    amount: 100,
    atMs: 0,
  });
  const pages = () =>
    server.answer(withdrawals.countedBets, ({ before }: { before?: string }) =>
      before ? { list: [bet(1)], hasMore: false } : { list: [bet(3), bet(2)], hasMore: true },
    );

  it('load when their list is opened, not with the page', async () => {
    const loads = pages();
    const { scope } = await open();
    expect(loads).toHaveLength(0);
    await allSettled(counted.countedShown, { scope, params: true });
    expect(scope.getState(counted.countedBets.$rows).map(({ id }) => id)).toEqual([3, 2]);
  });

  it('go on after the last one that is shown', async () => {
    pages();
    const { scope } = await open();
    await allSettled(counted.countedShown, { scope, params: true });
    await allSettled(counted.countedBets.moreRequested, { scope });
    expect(scope.getState(counted.countedBets.$rows).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(scope.getState(counted.countedBets.$hasMore)).toBe(false);
  });

  it('load again with the requirements, and are forgotten with the session', async () => {
    const loads = pages();
    const { scope } = await open();
    await allSettled(counted.countedShown, { scope, params: true });
    const before = loads.length;
    await allSettled(overviewRequested, { scope });
    expect(loads.length).toBe(before + 1);
    await allSettled(sessionEnded, { scope, params: 'logout' });
    expect(scope.getState(counted.countedBets.$rows)).toEqual([]);
    expect(scope.getState(counted.$isCountedShown)).toBe(false);
  });
});
