import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { wallet } from '../../../contract/wallet.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { commandOf } from '../../../server/cli/commands.ts';
import { loadConfig } from '../../../server/config/config.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { requestOutcomes } from '../../../server/domains/deposits/outcomes.ts';
import { configuredDeposits, connectProviders } from '../../../server/start/providers.ts';
import { callServer } from '../../support/calls.ts';
import {
  addMember,
  openSession,
  startTestServer,
  TEST_OPERATOR_KEY,
  type TestServer,
} from '../../support/test-server.ts';
import { KEYS, openDepositProvider, TOKEN, json } from './support/deposit-provider.ts';

let acme: Awaited<ReturnType<typeof openDepositProvider>>;
let test: TestServer;
let token: string;
let count = 0;

beforeAll(async () => {
  acme = await openDepositProvider();
  const variables = {
    ...{ DEMO: 'off', DEPOSIT_PROVIDER: 'acme', DEPOSIT_URL: acme.url, DEPOSIT_KEY: TOKEN },
    DEPOSIT_WEBHOOK_KEYS: Object.entries(KEYS)
      .map((pair) => pair.join(':'))
      .join(),
  };
  const config = loadConfig(variables, []);
  test = await startTestServer({
    config: { deposit: config.deposit, secrets: config.secrets },
    parts: { providers: configuredDeposits(config, Date.now), domains: [] },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-deposits-'));
  const settings = { enabled: true, minimum: 100, maximum: 50_000, reviewFrom: null, fee: 0, presets: [] };
  const file = path.join(folder, 'card.json');
  writeFileSync(file, JSON.stringify({ provider: 'acme', names: { EN: 'Card' }, settings }));
  const args = ['new-deposit-method', 'card', file];
  const { endpoint, request } = commandOf({ args, options: { reason: 'contract of May' }, merchant: 'parlour' });
  const made = await callServer(test.url, endpoint, request, { token: TEST_OPERATOR_KEY });
  rmSync(folder, { recursive: true });
  expect(made.body).toMatchObject({ success: true });
});
afterAll(async () => {
  expect(await checkLedger(test.database)).toMatchObject({ clean: true });
  const secrets = [TOKEN, ...Object.values(KEYS)];
  const logged = JSON.stringify(test.logged);
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
  await test.close();
  await acme.close();
});
beforeEach(async () => {
  count += 1;
  acme.answers = undefined;
  token = (await openSession(test.database, await addMember(test.database, `payer${count}`))).token;
});

const open = async (amount = 2_500): Promise<{ id: string; payUrl: string }> => {
  const order = { method: 'card', amount, currency: 'USD' };
  const { body } = await callServer(test.url, wallet.deposit, order, {
    ...{ token, headers: { 'idempotency-key': randomUUID() } },
  });
  expect(body).toMatchObject({ success: true });
  return { id: body.value.deposit.id, payUrl: body.value.payUrl };
};
const balance = async () => (await callServer(test.url, wallet.balance, {}, { token })).body.value.amount;
const newest = async () => (await callServer(test.url, wallet.deposits, {}, { token })).body.value.list[0]!;
const tables = () => inMerchant(test.database.db, 'parlour');
const incidents = async (depositId: string) =>
  (await tables().selectFrom('incidents').select(['kind', 'details']).execute())
    .filter(({ details }) => (details as { depositId?: string }).depositId === depositId)
    .map(({ kind }) => kind);

it('[WAL-01] a merchant without the demo takes a deposit through a configured provider, once, to the wallet', async () => {
  const { id, payUrl } = await open();
  const order = acme.orders.get(id)!;
  expect(payUrl).toBe(order.pay_url);
  expect(order).toMatchObject({ merchant: 'parlour', amount: 2_500, currency: 'USD', exponent: 2 });
  expect(acme.calls.at(-1)?.body).toMatchObject({ return_url: `${test.url}/deposit`, language: 'EN' });

  const paid = acme.eventOf(id);
  expect(await acme.send(test.url, paid)).toMatchObject({ status: 200, taken: 'paid' });
  expect(await balance()).toBe(2_500);
  // The provider repeats what it thinks lost, signed anew.
  expect(await acme.send(test.url, paid, { atMs: Date.now() + 1_000 })).toMatchObject({
    status: 200,
    taken: 'replayed',
  });
  expect(await acme.send(test.url, acme.eventOf(id))).toMatchObject({ status: 200, taken: 'late' });
  expect(await balance()).toBe(2_500);
  expect(await newest()).toMatchObject({ state: 'paid', credited: 2_500 });
});

it('[WAL-01] a declined payment ends the deposit, and no money moves', async () => {
  const { id } = await open();
  expect(await acme.send(test.url, acme.eventOf(id, { type: 'declined' }))).toMatchObject({ taken: 'refused' });
  expect([await balance(), (await newest()).state]).toEqual([0, 'refused']);
});

it('[WAL-01] a webhook of anybody else, or an old one, is refused', async () => {
  const { id } = await open();
  const event = acme.eventOf(id);
  const refused = [
    await acme.send(test.url, event, { secret: 'x'.repeat(32) }),
    await acme.send(test.url, event, { keyId: 'gone' }),
    await acme.send(test.url, event, { atMs: Date.now() - 301_000 }),
  ];
  for (const each of refused) expect(each).toMatchObject({ status: 401, message: 'signature_invalid' });
  expect((await acme.send(test.url, '{"merchant":')).message).toBe('invalid_request');
  expect((await acme.send(test.url, { ...event, order_id: randomUUID() })).message).toBe('not_found');
  expect((await acme.send(test.url, { ...event, merchant: 'nobody' })).message).toBe('not_found');
  expect([await balance(), await incidents(id)]).toEqual([0, []]);
});

it.each([{ amount: 250_000 }, { currency: 'EUR' }, { exponent: 0 }, { reference: 'ACME-0' }])(
  '[WAL-01] a webhook that deviates from its order by %j is an incident, and no money moves',
  async (over) => {
    const { id } = await open();
    const sent = await acme.send(test.url, acme.eventOf(id, over));
    expect(sent).toMatchObject({ status: 409, message: 'payment_mismatch' });
    expect([await balance(), await incidents(id)]).toEqual([0, ['payment_mismatch']]);
  },
);

it('[WAL-01] an event that changes is an incident; one that names no merchant is refused', async () => {
  const { id } = await open();
  const event = acme.eventOf(id);
  await acme.send(test.url, event);
  expect((await acme.send(test.url, { ...event, type: 'declined' })).message).toBe('webhook_reused');
  expect((await acme.send(test.url, { ...event, merchant: 'nobody' })).message).toBe('not_found');
  expect([await balance(), await incidents(id)]).toEqual([2_500, ['webhook_reused']]);
});

it('[WAL-01] a member cancels an order, which the provider closes', async () => {
  const { id } = await open();
  const { body } = await callServer(test.url, wallet.cancelDeposit, { depositId: id }, { token });
  expect(body).toMatchObject({ success: true, value: { deposit: { state: 'cancelled' } } });
  expect(acme.orders.get(id)!.state).toBe('cancelled');
});

it('[WAL-01] while a provider does not answer, members read so, and deposits of others expire', async () => {
  const lost = await open();
  acme.answers = json({}, 503);
  const order = { method: 'card', amount: 2_500, currency: 'USD' };
  const headers = { 'idempotency-key': randomUUID() };
  const refused = await callServer(test.url, wallet.deposit, order, { token, headers });
  expect([refused.status, refused.body.message]).toEqual([503, 'cashier_unavailable']);
  const created_at = new Date(Date.now() - 40 * 60_000);
  await tables().updateTable('deposits').set({ created_at }).where('state', '=', 'pending').execute();
  await requestOutcomes(test.ctx, test.ctx.providers);
  const states = await tables()
    .selectFrom('deposits')
    .select(['id', 'state'])
    .where('state', 'in', ['pending', 'expired'])
    .execute();
  expect(states).toContainEqual({ id: lost.id, state: 'pending' });
  expect(states.filter(({ state }) => state === 'expired').length).toBeGreaterThan(0);
});

it('[WAL-01] a method whose provider is not configured is named at the start, and members read that it is unavailable', async () => {
  await connectProviders(test.ctx);
  const warned = () => test.logged.filter(({ msg }) => String(msg).startsWith('the provider of a deposit method'));
  expect(warned()).toEqual([]);
  await tables().updateTable('deposit_methods').set({ provider: 'gone' }).execute();
  await connectProviders(test.ctx);
  expect(warned()).toMatchObject([{ merchant: 'parlour', code: 'card', provider: 'gone' }]);
  const order = { method: 'card', amount: 2_500, currency: 'USD' };
  const refused = await callServer(test.url, wallet.deposit, order, {
    ...{ token, headers: { 'idempotency-key': randomUUID() } },
  });
  expect([refused.status, refused.body.message]).toEqual([503, 'cashier_unavailable']);
});
