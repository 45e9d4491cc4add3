import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { wallet, type Deposit } from '../../../../contract/wallet.ts';
import { inMerchant } from '../../../../server/db/merchant.ts';
import { deliverWebhooks } from '../../../../server/demo/cashier/deliver.ts';
import { seedCashier } from '../../../../server/demo/cashier/seed.ts';
import { WEBHOOK_KEY_ID } from '../../../../server/demo/cashier/provider.ts';
import { cashierSettings } from '../../../../server/demo/cashier/settings.ts';
import { DEPOSIT_SIGNATURE } from '../../../../server/deposit-http/provider.ts';
import { signWebhook } from '../../../../server/provider-http/signature.ts';
import type { MemberRow } from '../../../../server/http/viewer.ts';
import { checkLedger } from '../../../../server/app/compose.ts';
import { callServer } from '../../../support/calls.ts';
import { addMember, openSession, type TestServer } from '../../../support/test-server.ts';
import { takeTestServer } from '../../../support/reused-server.ts';

export let test: TestServer;
export let member: MemberRow;
export let token: string;
export let count = 0;

/** Starts a server with the sandbox cashier, and adds a member for each test. After the tests, the ledger checks pass. */
export function useDeposits(): void {
  beforeAll(async () => {
    test = await takeTestServer();
    await test.database.transact((tx) => seedCashier(tx, 'parlour', 'Parlour'));
  });
  afterAll(async () => {
    expect(await checkLedger(test.database)).toMatchObject({ clean: true });
    await test.close();
  });
  beforeEach(async () => {
    count += 1;
    member = await addMember(test.database, `payer${count}`);
    token = (await openSession(test.database, member)).token;
  });
}

export const merchant = () => inMerchant(test.database.db, 'parlour');
export const open = (over: object = {}, key: string = randomUUID()) =>
  callServer(
    test.url,
    wallet.deposit,
    { method: 'sandbox-card', amount: 5_000, currency: 'USD', ...over },
    { token, headers: { 'idempotency-key': key } },
  );
export const balance = async () => (await callServer(test.url, wallet.balance, {}, { token })).body.value;
export const stateOf = async (id: string): Promise<Deposit> =>
  (await callServer(test.url, wallet.deposits, {}, { token })).body.value.list.find((each) => each.id === id)!;
export const incidents = () =>
  merchant().selectFrom('incidents').select(['kind', 'details']).where('member_id', '=', member.id).execute();

/** Submits the cashier's page as the person does, and waits for the webhook. */
export const answer = async (payUrl: string, action: 'pay' | 'decline') => {
  const response = await fetch(test.url + payUrl, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  await deliverWebhooks(test.ctx);
};

/** Sends a webhook signed as by the cashier, or with another secret or time. */
export const send = async (event: object, over: { secret?: string; now?: number; raw?: string } = {}) => {
  const { webhookKey } = await cashierSettings(test.database.db);
  const raw = over.raw ?? JSON.stringify(event);
  const response = await fetch(`${test.url}/webhooks/sandbox`, {
    method: 'POST',
    body: raw,
    headers: {
      'content-type': 'application/json',
      [DEPOSIT_SIGNATURE]: signWebhook(WEBHOOK_KEY_ID, over.secret ?? webhookKey, over.now ?? Date.now(), raw),
    },
  });
  return { status: response.status, body: (await response.json()) as { message: string; value?: unknown } };
};
export const eventFor = async (id: string, over: object = {}) => {
  const row = await merchant().selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    event_id: randomUUID(),
    merchant: 'parlour',
    reference: row.provider_ref,
    order_id: id,
    type: 'paid',
    amount: row.amount,
    currency: row.currency,
    exponent: row.exponent,
    ...over,
  };
};
