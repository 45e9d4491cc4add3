import { expect, it } from 'vitest';
import { site } from '../../../contract/site.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { callServer } from '../../support/calls.ts';
import { joinTestServer } from '../../support/shared-server.ts';
import { addMember } from '../../support/test-server.ts';

const brandOf = async (url: string, headers?: Record<string, string>) =>
  (await callServer(url, site.info, {}, { headers })).body.value.brand.merchant;

it('gives each file merchants of its own, an address at which calls are the first one’s, and one database', async () => {
  const one = await joinTestServer();
  await one.close();
  const two = await joinTestServer();
  expect(new Set([one.merchant, one.other, two.merchant, two.other]).size).toBe(4);
  expect(two.databaseUrl).toBe(one.databaseUrl);
  expect(await brandOf(two.url)).toBe(two.merchant);
  expect(await brandOf(two.url, { 'x-merchant': two.other })).toBe(two.other);
  expect((await addMember(two.database, 'ann')).merchant).toBe(two.merchant);
  await two.close();
});

it.each([
  ['adds', (tables: Tables) => tables.insertInto('vendors', { code: 'NEW', name: 'New' })],
  ['changes', (tables: Tables) => tables.updateTable('vendors').set({ name: 'Another' }).where('code', '=', 'OWN')],
  ['removes', (tables: Tables) => tables.deleteFrom('vendors').where('code', '=', 'OWN')],
])('refuses a file that %s a row of another merchant', async (_, change) => {
  const one = await joinTestServer();
  const tables = inMerchant(one.database.db, one.merchant);
  await tables.insertInto('vendors', { code: 'OWN', name: 'Own' }).execute();
  await one.close();
  const two = await joinTestServer();
  await change(tables).execute();
  await expect(two.close()).rejects.toThrow(`rows of other merchants changed: ${one.merchant} vendors`);
  // It is told once.
  const three = await joinTestServer();
  await three.close();
});

it('refuses a file that leaves a fault in the ledger', async () => {
  const one = await joinTestServer();
  const accounts = inMerchant(one.database.db, one.merchant);
  const house = { ledger: 'real', kind: 'house', owner: one.merchant, currency: 'XTS', exponent: 2 } as const;
  await accounts.insertInto('accounts', { ...house, balance: 5 }).execute();
  await expect(one.close()).rejects.toThrow('holds 5, its entries sum to 0');
  await accounts.updateTable('accounts').set({ balance: 0 }).where('currency', '=', 'XTS').execute();
  const two = await joinTestServer();
  // The ledger is right again; the repair is a change of another merchant's row.
  await expect(two.close()).rejects.toThrow(`rows of other merchants changed: ${one.merchant} accounts`);
});

type Tables = ReturnType<typeof inMerchant>;
