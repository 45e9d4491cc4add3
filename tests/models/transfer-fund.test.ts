import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { site } from '../../contract/site.ts';
import { transfers } from '../../contract/transfers.ts';
import { siteRequested } from '../../src/entities/site/index.ts';
import { $balance, ownerChanged } from '../../src/entities/wallet/model.ts';
import * as order from '../../src/features/transfer-fund/order.ts';
import { $wallet, fundPage } from '../../src/features/transfer-fund/wallet.ts';
import { failure, mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { begin, loadSite, logIn, pageOf } from './support/page.ts';
import { MEMBER_KEY, SESSION_ID, siteOf } from './support/samples.ts';

const server = mockServer();
const wallet = {
  isSingle: false,
  main: 9_000,
  vendors: [
    { vendor: 'ACME', name: 'Acme', amount: 0, open: true },
    { vendor: 'BOLT', name: 'Bolt', amount: 500, open: true },
    { vendor: 'GONE', name: 'Gone', amount: 200, open: false },
  ],
  inVendorWallets: 700,
  total: 9_700,
  currency: 'USD',
  exponent: 2,
};
const balance = { amount: 5_000, currency: 'USD', exponent: 2, seq: 1, epoch: 'e', atMs: 0 };

/** The page of a member, in a new scope. */
const open = async (vendor: string | null = null) => {
  server.answer(transfers.merchantWallet, () => wallet);
  server.answer(site.info, () => siteOf({ singleWallet: false }));
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await loadSite(scope);
  await logIn(scope);
  await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
  await live.open(scope, SESSION_ID);
  await allSettled(fundPage.opened, { scope, params: vendor });
  const move = async (text: string) => {
    await allSettled(order.amountTyped, { scope, params: text });
    await allSettled(order.submitted, { scope });
  };
  return { scope, live, move };
};

describe('[WAL-03] transfers between wallets', () => {
  it('offer open vendors to pay into, and those with money to take from', async () => {
    const { scope } = await open();
    const codes = () => scope.getState(order.$vendors).map(({ vendor }) => vendor);
    expect(codes()).toEqual(['ACME', 'BOLT']);
    await allSettled(order.directionChosen, { scope, params: 'toMain' });
    expect([codes(), scope.getState(order.$max)]).toEqual([['BOLT', 'GONE'], 500]);
  });

  it('open with the vendor whose wallet a launch found empty', async () => {
    const { scope } = await open('BOLT');
    expect(scope.getState(order.$vendor)).toMatchObject({ vendor: 'BOLT' });
  });

  it('send the amount, and show what the answer left', async () => {
    const { scope, move } = await open();
    const after = { ...wallet, main: 5_000, inVendorWallets: 4_700 };
    const sent = server.answer(transfers.walletTransfer, () => ({ wallet: after, balance }));
    await move('40');
    expect(sent.map(({ request }) => request)).toEqual([
      { vendor: 'ACME', direction: 'toVendor', amount: 4_000, currency: 'USD' },
    ]);
    expect(scope.getState(order.$moved)).toEqual({ amount: 4_000, vendor: 'ACME' });
    expect([scope.getState(order.$amountText), scope.getState($wallet)?.main]).toEqual(['', 5_000]);
  });

  it.each(['90.01', '0', 'ten', ''])('are not sent for %j', async (text) => {
    const { scope, move } = await open();
    const sent = server.answer(transfers.walletTransfer, () => ({ wallet, balance }));
    await move(text);
    expect([sent.length, scope.getState(order.$isRefused)]).toEqual([0, true]);
  });

  it('[W6] keep their key for a retry, and take a new one for another amount', async () => {
    const { scope, move } = await open();
    const sent = server.answer(transfers.walletTransfer, () => failure('system_error', 500));
    await move('40');
    expect(scope.getState(order.$failure)).toMatchObject({ key: 'system_error' });
    await allSettled(order.submitted, { scope });
    await move('41');
    const [first, second, third] = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('[W6] bring everything back with one press, and show the balance before the push', async () => {
    const { scope, live } = await open();
    const before = live.tell('balance', MEMBER_KEY, { amount: 9_000, currency: 'USD', exponent: 2 });
    const left = { ...balance, amount: 9_700, seq: before.seq + 1, epoch: before.epoch };
    server.answer(transfers.allToMain, () => ({ moved: 700, wallet: { ...wallet, main: 9_700 }, balance: left }));
    await allSettled(order.allRequested, { scope });
    live.pass();
    expect(scope.getState($balance)).toMatchObject({ amount: 9_700 });
    expect(scope.getState(order.$moved)).toEqual({ amount: 700, vendor: null });
  });

  it('end on an open page when the merchant changes to one wallet', async () => {
    const { scope } = await open();
    const single = { ...wallet, isSingle: true, vendors: [], inVendorWallets: 0 };
    server.answer(transfers.merchantWallet, () => single);
    server.answer(site.info, () => siteOf());
    await allSettled(siteRequested, { scope });
    expect(scope.getState($wallet)?.isSingle).toBe(true);
  });

  it('[W8] are not sent without a confirmed live connection', async () => {
    server.answer(transfers.merchantWallet, () => wallet);
    server.answer(site.info, () => siteOf({ singleWallet: false }));
    const scope = pageOf();
    await begin(scope);
    await loadSite(scope);
    await logIn(scope);
    await allSettled(fundPage.opened, { scope, params: null });
    const sent = server.answer(transfers.walletTransfer, () => ({ wallet, balance }));
    await allSettled(order.amountTyped, { scope, params: '40' });
    await allSettled(order.submitted, { scope });
    await allSettled(order.allRequested, { scope });
    expect(sent).toHaveLength(0);
  });
});
