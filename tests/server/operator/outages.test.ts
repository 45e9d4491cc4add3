import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inMerchant } from '../../../server/db/merchant.ts';
import { chainQueued } from '../../../server/operator/audit-job.ts';
import { beginRun, recordUncleanStops } from '../../../server/operator/node-runs.ts';
import { watchOutage } from '../../../server/operator/outages.ts';
import { vendorGames } from '../../../server/domains/vendor-api/platform-client.ts';
import type { PaymentProvider } from '../../../server/payments/payment-provider.ts';
import { addVendor } from '../../support/games.ts';
import { addMerchant, startTestServer, type TestServer } from '../../support/test-server.ts';

let test: TestServer;
let isDown = false;
const answer = async () => {
  if (isDown) throw Object.assign(new Error('order 4711 of ann, card 4111'), { code: 'ECONNREFUSED' });
  return { payUrl: '/', reference: 'r' };
};
const provider = { open: answer } as unknown as PaymentProvider;
beforeAll(async () => {
  test = await startTestServer({ parts: { providers: { acme: provider } } });
  await addMerchant(test.database, 'other');
  await addVendor(test.database, 'ACME');
});
afterAll(() => test.close());

const audited = async (merchant = 'parlour') => {
  await chainQueued(test);
  const tables = inMerchant(test.database.db, merchant);
  const rows = await tables
    .selectFrom('audit')
    .select(['actor', 'action', 'reason', 'before', 'after'])
    .orderBy('id')
    .execute();
  await tables.deleteFrom('audit').execute();
  await tables.deleteFrom('audit_heads').execute();
  return rows;
};
const open = () => test.ctx.providers['acme']!.open({ merchant: 'parlour' } as Parameters<PaymentProvider['open']>[0]);

it('[PP-29] records the begin and the end of a provider’s outage, once each, without what its error says', async () => {
  await open();
  isDown = true;
  await Promise.allSettled(Array.from({ length: 5 }, open));
  await expect(open()).rejects.toThrow('order 4711');
  isDown = false;
  await Promise.all(Array.from({ length: 5 }, open));
  const subject = 'provider:acme';
  expect(await audited()).toEqual([
    {
      actor: 'platform',
      action: 'outage_begin',
      reason: 'Error ECONNREFUSED',
      before: { subject, up: true },
      after: { subject, up: false },
    },
    {
      actor: 'platform',
      action: 'outage_end',
      reason: 'it answers again',
      before: { subject, up: false, since: expect.stringMatching(/^20/) },
      after: { subject, up: true },
    },
  ]);
  expect(await audited('other')).toEqual([]);
});

it('[PP-29] records that a vendor’s feed or address does not answer', async () => {
  const tables = inMerchant(test.database.db, 'parlour');
  const key = { vendor: 'ACME', key_id: 'out-1', secret: 'a secret', direction: 'out' } as const;
  await tables.insertInto('vendor_keys', key).execute();
  await tables.updateTable('vendors').set({ base_url: 'http://127.0.0.1:1' }).where('code', '=', 'ACME').execute();
  await expect(vendorGames(test.ctx, { merchant: 'parlour', vendor: 'ACME' })).rejects.toThrow();
  expect(await audited()).toMatchObject([
    { action: 'outage_begin', reason: 'network', after: { subject: 'vendor:ACME', up: false } },
  ]);
});

it('[PP-29] records no outage for a call that is refused', async () => {
  const subject = { merchant: 'parlour', subject: 'vendor:OWN' };
  const refused = watchOutage(
    test.ctx,
    subject,
    () => undefined,
    () => Promise.reject(new Error('no such game')),
  );
  await expect(refused).rejects.toThrow('no such game');
  expect(await audited()).toEqual([]);
});

it('[PP-29] records at the next start that the node before ended without a clean stop, for every merchant', async () => {
  const node = (nodeId: string) => ({ ...test.ctx, nodeId });
  const [clean, killed, next] = [randomUUID(), randomUUID(), randomUUID()];
  await (await beginRun(node(clean), { alone: true })).end();
  await beginRun(node(killed), { alone: true });
  expect(await audited()).toEqual([]);
  const run = await beginRun(node(next), { alone: true });
  for (const merchant of ['parlour', 'other'])
    expect(await audited(merchant)).toMatchObject([
      {
        actor: 'platform',
        action: 'unclean_stop',
        reason: 'a node ended without a clean stop',
        before: { node: killed, seenAt: expect.stringMatching(/^20/) },
        after: { node: killed, foundBy: next },
      },
    ]);
  await run.end();
});

it('[PP-29] records a node of several only when it was not seen for a minute, and once', async () => {
  const [first, second] = [
    { ...test.ctx, nodeId: randomUUID() },
    { ...test.ctx, nodeId: randomUUID() },
  ];
  const run = await beginRun(first, { alone: false });
  await beginRun(second, { alone: false });
  expect(await recordUncleanStops(first, 60_000)).toBe(0);
  expect(await audited()).toEqual([]);
  const seen_at = new Date(Date.now() - 61_000);
  await test.database.db.updateTable('node_runs').set({ seen_at }).where('node_id', '=', second.nodeId).execute();
  const found = await Promise.all([recordUncleanStops(first, 60_000), recordUncleanStops(first, 60_000)]);
  expect(found.toSorted()).toEqual([0, 1]);
  expect(await audited()).toMatchObject([{ action: 'unclean_stop', before: { node: second.nodeId } }]);
  await run.end();
});
