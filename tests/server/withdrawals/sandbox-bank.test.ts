import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withdrawals, type Withdrawal } from '../../../contract/withdrawals.ts';
import { withdrawalOperator } from '../../../contract/withdrawals-operator.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { callPlatform } from '../../../server/demo/bank/deliver.ts';
import { PAYS_AFTER_MS } from '../../../server/demo/bank/orders.ts';
import { bankPlugin } from '../../../server/demo/bank/plugin.ts';
import { SANDBOX_BANK, sandboxBank } from '../../../server/demo/bank/provider.ts';
import { seedBank } from '../../../server/demo/bank/seed.ts';
import { setConduct } from '../../../server/demo/bank/settings.ts';
import { demoTexts } from '../../../server/demo/languages/index.ts';
import { payOut } from '../../../server/domains/withdrawals/pay-out.ts';
import type { PayoutProvider, PayoutProviders } from '../../../server/payments/payout-provider.ts';
import { callServer } from '../../support/calls.ts';
import { startTestServer, TEST_OPERATOR_KEY, type TestServer } from '../../support/test-server.ts';
import { payoutOrder } from './support/bank.ts';
import { openPayer } from './support/payer.ts';

let test: TestServer;
let bank: PayoutProvider;
/** The bank's keys are in the server's database, so it is there only after the start. */
const payoutProviders: PayoutProviders = {
  [SANDBOX_BANK]: {
    order: (order) => bank.order(order),
    statusOf: (merchant, id) => bank.statusOf(merchant, id),
    verifyWebhook: (raw, headers) => bank.verifyWebhook(raw, headers),
  },
};
let laterMs = 0;

beforeAll(async () => {
  test = await startTestServer({
    now: () => Date.now() + laterMs,
    parts: { payoutProviders, domains: [{ name: 'bank', routes: (app, ctx) => bankPlugin(app, ctx, () => {}) }] },
  });
  await migrate(test.databaseUrl, { demo: true });
  await test.database.transact((tx) => seedBank(tx, 'parlour'));
  bank = await sandboxBank(test.ctx);
});
afterAll(() => test.close());
beforeEach(async () => {
  laterMs = 0;
  await setConduct(test.database.db, 'pays');
});

const decide = (decision: string, withdrawalId: string, headers: Record<string, string> = {}) =>
  fetch(`${test.url}/bank/decide`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ merchant: 'parlour', withdrawalId, decision }),
  });

describe('[WAL-02] the sandbox bank', () => {
  it('keeps an order once, and pays it after a while under one event id', async () => {
    const one = payoutOrder();
    expect(await bank.statusOf('parlour', one.withdrawalId)).toBeUndefined();
    const first = await bank.order(one);
    expect(first.events).toEqual([]);
    expect(await bank.order(one)).toEqual(first);
    laterMs = PAYS_AFTER_MS;
    const paid = await bank.statusOf('parlour', one.withdrawalId);
    expect(paid).toMatchObject({ reference: first.reference, events: [{ outcome: 'part_paid', amount: 4_900 }] });
    expect(await bank.order(one)).toEqual(paid);
    await expect(bank.order({ ...one, amount: 5_000 })).rejects.toThrow('409');
  });

  it('does what it was told to do with new orders', async () => {
    const published = async (conduct: 'parts' | 'fails' | 'silent') => {
      await setConduct(test.database.db, conduct);
      const { withdrawalId } = payoutOrder();
      await bank.order(payoutOrder({ withdrawalId, amount: 101 }));
      laterMs += 60_000;
      return (await bank.statusOf('parlour', withdrawalId))!.events.map(({ outcome, amount }) => [outcome, amount]);
    };
    expect(await published('parts')).toEqual([
      ['part_paid', 50],
      ['part_paid', 51],
    ]);
    expect(await published('fails')).toEqual([['failed', 0]]);
    expect(await published('silent')).toEqual([]);
    await setConduct(test.database.db, 'down');
    await expect(bank.order(payoutOrder())).rejects.toThrow('503');
  });

  it('does on its page what a person decides, once, in place of what was planned', async () => {
    const one = payoutOrder({ amount: 1_000 });
    await bank.order(one);
    const amounts = async () =>
      (await bank.statusOf('parlour', one.withdrawalId))!.events.map(({ outcome, amount }) => [outcome, amount]);
    expect((await decide('part', one.withdrawalId)).status).toBe(303);
    await decide('pay', one.withdrawalId);
    await decide('fail', one.withdrawalId);
    await decide('return', one.withdrawalId);
    laterMs = 60_000;
    expect(await amounts()).toEqual([
      ['part_paid', 500],
      ['part_paid', 500],
      ['returned', 500],
    ]);
    const page = await (await fetch(`${test.url}/bank/`)).text();
    expect(page).toContain('Sent back: \u20665.00\u00a0USD\u2069');
    expect(page).toContain('bank TEST …0001');
    expect(page).not.toContain('10000001');
  });

  it.each([
    [{ cookie: 'hisLang=ar', 'accept-language': 'fr' }, '<html lang="ar" dir="rtl">', 'AR'],
    [{ 'accept-language': 'fr-CH, en;q=0.5' }, '<html lang="fr" dir="ltr">', 'FR'],
    [{ cookie: 'hisLang=XX' }, '<html lang="en" dir="ltr">', 'EN'],
  ] as const)('[SYS-08] says all on its page in the visitor’s language: %j', async (headers, mark, language) => {
    const order = payoutOrder();
    await setConduct(test.database.db, 'silent');
    await bank.order(order);
    await decide('part', order.withdrawalId);
    const page = await (await fetch(`${test.url}/bank/`, { headers })).text();
    const { title, conducts, states, decisions, received } = demoTexts[language]!.bankPage;
    expect(page).toContain(mark);
    for (const text of [title, received, decisions.pay, ...Object.values(conducts), states.part.split('{{')[0]!])
      expect(page).toContain(text);
  });

  it('refuses strangers: calls without its key, forms of other sites, unknown orders and decisions', async () => {
    expect((await fetch(`${test.url}/bank/api/payouts/parlour/${randomUUID()}`)).status).toBe(401);
    const one = payoutOrder();
    await bank.order(one);
    expect((await decide('pay', one.withdrawalId, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await decide('pay', randomUUID())).status).toBe(404);
    expect((await decide('steal', one.withdrawalId)).status).toBe(400);
  });

  it('is closed to other machines without the operator’s key', async () => {
    const from = (headers: object) =>
      fetch(`${test.url}/bank/`, { headers: { 'x-forwarded-for': '8.8.8.8', ...headers } });
    expect((await from({})).status).toBe(401);
    expect((await from({ authorization: `Bearer ${TEST_OPERATOR_KEY}` })).status).toBe(200);
  });
});

describe('[WAL-02] a withdrawal at the sandbox bank', () => {
  const approved = async () => {
    const payer = await openPayer(test, { seasoned: false });
    const { body } = await payer.withdraw({ method: 'sandbox-bank', amount: 5_000 });
    const { id } = body.value.withdrawal;
    const decision = { merchant: 'parlour', withdrawalId: id, decision: 'approve', reason: 'the first payout' };
    const decided = await callServer(test.url, withdrawalOperator.decide, decision, { token: TEST_OPERATOR_KEY });
    expect(decided.body.value).toEqual({ state: 'approved' });
    await payOut(test.ctx, payoutProviders);
    const mine = async (): Promise<Withdrawal> => {
      const overview = await payer.call(withdrawals.overview);
      return overview.body.value.list.find((each: Withdrawal) => each.id === id)!;
    };
    return { id, payer, mine };
  };

  it('is approved, paid and confirmed; the bank’s webhook is enough', async () => {
    const { payer, mine } = await approved();
    expect((await mine()).state).toBe('paying');
    laterMs = PAYS_AFTER_MS;
    await callPlatform(test.ctx);
    const paid = await mine();
    expect(paid).toMatchObject({ state: 'paid', paid: 5_000 - paid.fee, parts: [{ state: 'waiting' }] });
    await payer.call(withdrawals.answerPart, { partId: paid.parts[0]!.id, received: true });
    expect((await mine()).state).toBe('confirmed');
  });

  it('is paid once if the bank calls twice, and found without a webhook', async () => {
    await setConduct(test.database.db, 'twice');
    const twice = await approved();
    laterMs = PAYS_AFTER_MS;
    await callPlatform(test.ctx);
    await callPlatform(test.ctx);
    expect((await twice.mine()).parts).toHaveLength(1);

    laterMs = 0;
    const silent = await approved();
    laterMs = PAYS_AFTER_MS;
    await everyMerchant(test.database.db)
      .updateTable('withdrawals')
      .set({ ask_at: new Date(0) })
      .where('id', '=', silent.id)
      .execute();
    await payOut(test.ctx, payoutProviders);
    expect((await silent.mine()).state).toBe('paid');
  });

  it('returns to the wallet when the bank sends it back later', async () => {
    const { id, payer, mine } = await approved();
    await decide('pay', id);
    await callPlatform(test.ctx);
    const before = await payer.balance();
    await decide('return', id);
    await callPlatform(test.ctx);
    const back = await mine();
    expect(back).toMatchObject({ state: 'returned', reason: 'account_closed' });
    expect(await payer.balance()).toBe(before + Math.ceil(back.paid / 2));
  });

  it('does not move by a forged webhook', async () => {
    const { id, mine } = await approved();
    laterMs = PAYS_AFTER_MS;
    const forged = await fetch(`${test.url}/webhooks/payouts/${SANDBOX_BANK}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-payout-signature': `t=${Date.now()},k=sandbox,s=${'0'.repeat(64)}`,
      },
      body: JSON.stringify({ merchant: 'parlour', order_id: id }),
    });
    expect([forged.status, (await forged.json()).message]).toEqual([401, 'signature_invalid']);
    expect((await mine()).state).toBe('paying');
    const unknown = await fetch(`${test.url}/webhooks/payouts/unknown`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(unknown.status).toBe(404);
  });
});
