import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { report } from '../../../contract/report.ts';
import { accountOf } from '../../../server/ledger/account.ts';
import { post } from '../../../server/ledger/post.ts';
import { startLive } from '../../../server/app/compose.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, startTestServer, TEST_OPERATOR_KEY, type TestServer } from '../../support/test-server.ts';
import { connect } from '../live/client.ts';

let server: TestServer;
beforeAll(async () => {
  // A server's figures are counted in memory.
  server = await startTestServer();
});
afterAll(() => server.close());

const scrape = (headers: Record<string, string> = { authorization: `Bearer ${TEST_OPERATOR_KEY}` }) =>
  fetch(`${server.url}/metrics`, { headers });
/** Returns the value of a metric by name and labels, as Prometheus reads it. */
const figure = async (name: string): Promise<number | undefined> => {
  const line = (await (await scrape()).text()).split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
};

it('answers in the Prometheus format, to the operator only', async () => {
  const answered = await scrape();
  expect(answered.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect((await scrape({})).status).toBe(401);
  expect((await scrape({ authorization: 'Bearer another-key' })).status).toBe(403);
});

it('counts refusals by their reason', async () => {
  const name = 'parlour_refusals_total{interface="site",reason="invalid_request"}';
  const before = (await figure(name)) ?? 0;
  await callServer(server.url, auth.login, {}, { raw: { body: '{' } });
  expect(await figure(name)).toBe(before + 1);

  await fetch(`${server.url}/vendor/v1/balance`, { method: 'POST', body: '{}' });
  expect(await figure('parlour_refusals_total{interface="vendor",reason="SIGNATURE_INVALID"}')).toBe(1);
});

it('[SYS-11] counts the failures that pages report, and accepts nothing else from them', async () => {
  const name = 'parlour_page_failures_total{what="script",reason="missing"}';
  const missing = { what: 'script', reason: 'missing', file: '/assets/help-a1.js' } as const;
  expect((await callServer(server.url, report.failure, missing)).status).toBe(200);
  expect(await figure(name)).toBe(1);
  const refused = [
    { ...missing, file: 'https://elsewhere.example/a.js' },
    { ...missing, file: '/assets/a.js?token=secret' },
    { ...missing, error: 'Anna Lee is no function' },
    { ...missing, what: 'player1' },
    { ...missing, account: 'player1' },
  ];
  for (const each of refused) {
    const body = JSON.stringify(each);
    expect((await callServer(server.url, report.failure, missing, { raw: { body } })).status).toBe(400);
  }
  const body = JSON.stringify({ ...missing, file: `/${'a'.repeat(2_000)}` });
  expect((await callServer(server.url, report.failure, missing, { raw: { body } })).status).toBe(413);
  expect(await figure(name)).toBe(1);
});

it('counts ledger transactions after the commit, and a repetition not again', async () => {
  const { database } = server;
  const { id } = await addMember(database, 'counted');
  const transfer = (key: string, fails = false) =>
    database.transact(async (tx) => {
      const books = { merchant: 'parlour', ledger: 'real', currency: 'USD', exponent: 2 } as const;
      const wallet = await accountOf(tx, { ...books, kind: 'wallet', owner: `member:${id}` });
      const bank = await accountOf(tx, { ...books, kind: 'house', owner: 'parlour' });
      const lines = [
        { accountId: wallet.id, amount: 100 },
        { accountId: bank.id, amount: -100 },
      ];
      const about = { actor: 'test', idempotencyKey: key, payload: null, about: '' };
      await post(tx, { merchant: 'parlour', kind: 'transfer', ...about, lines });
      if (fails) throw new Error('undone');
    });
  const key = randomUUID();
  await transfer(key);
  await transfer(key);
  await expect(transfer(randomUUID(), true)).rejects.toThrow('undone');
  expect(await figure('parlour_ledger_transactions_total{kind="transfer"}')).toBe(1);
});

it('reports the sockets, the relayed rows, and the delay of the relay', async () => {
  const live = await startLive(server.ctx, server.app.server);
  server.ctx.metrics.watchLive(() => live.stats());
  try {
    expect(await figure('parlour_sockets')).toBe(0);
    const client = await connect(server.url);
    await client.join({ winners: { 'merchant:parlour': null } });
    expect(await figure('parlour_sockets')).toBe(1);
    expect(await figure('parlour_watched_keys')).toBe(1);
    await client.ask('join', { nonsense: true });
    expect(await figure('parlour_socket_refusals_total{reason="BAD_PAYLOAD"}')).toBe(1);
    // The outbox row of the previous test's balance waits for this relay.
    await expect.poll(() => figure('parlour_relay_rows_total')).toBeGreaterThan(0);
    await expect.poll(() => figure('parlour_relay_lag_seconds')).toBe(0);
    client.socket.disconnect();
  } finally {
    await live.stop();
  }
});
