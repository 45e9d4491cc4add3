import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { withdrawalOperator } from '../../../contract/withdrawals-operator.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { payOut } from '../../../server/domains/withdrawals/pay-out.ts';
import { callServer } from '../../support/calls.ts';
import { TEST_OPERATOR_KEY, type TestServer } from '../../support/test-server.ts';
import { addMethods, openPayer, type Payer } from './support/payer.ts';
import { takeTestServer } from '../../support/reused-server.ts';

const MIGRATION = new URL('../../../server/db/migrations/20261127T172500-unconfirmed-accounts.sql', import.meta.url);
let test: TestServer;
let payer: Payer;
beforeAll(async () => {
  test = await takeTestServer();
  await addMethods(test);
  payer = await openPayer(test);
});
afterAll(() => test.close());

/** An account as it was stored before 2026-11-27: without spaces and hyphens, in lower case. */
const storeByOldRule = async (kind: 'bank' | 'ewallet', typed: string) => {
  const id = randomUUID();
  await inMerchant(test.database.db, 'parlour')
    .insertInto('payout_accounts', {
      ...{ id, member_id: payer.member.id, kind, institution: 'TEST', holder_name: 'Ann Lee' },
      number: typed.replaceAll(/[\s-]/g, '').toLowerCase(),
      held_until: sql<Date>`now() - interval '1 day'` as never,
    })
    .execute();
  return id;
};
const stateOf = async (id: string) => (await payer.overview()).list.find((withdrawal) => withdrawal.id === id)!.state;

it('[WAL-02] pays nothing to an e-wallet that may have lost hyphens until its own member confirms it', async () => {
  const mail = await storeByOldRule('ewallet', 'anna-lee@example.com');
  const phone = await storeByOldRule('ewallet', '+63 917-123-4567');
  const bank = await storeByOldRule('bank', '555-123-4567');
  // It was approved before the account was questioned.
  const before = (await payer.withdraw({ method: 'wallet', accountId: mail })).body.value.withdrawal;
  expect(before.state).toBe('approved');
  const [, update] = (await readFile(MIGRATION, 'utf8')).split(/^update/m);
  await sql.raw(`update${update!}`).execute(test.database.db);

  const { accounts } = await payer.overview();
  const request = accounts.filter(({ needsConfirmation }) => needsConfirmation);
  expect(request.map(({ id, shownNumber }) => [id, shownNumber])).toEqual([[mail, 'annalee@example.com']]);
  const to = (accountId: string, method = 'wallet') => payer.withdraw({ method, accountId });
  expect((await to(mail)).body.message).toBe('payout_account_unconfirmed');
  expect([(await to(phone)).body.success, (await to(bank, 'bank')).body.success]).toEqual([true, true]);
  const provider = { order: () => Promise.reject(new Error('no answer')), statusOf: () => Promise.resolve(undefined) };
  const pay = () => payOut({ ...test.ctx, log: { error: () => undefined } as never }, { bank: provider as never });
  await pay();
  expect(await stateOf(before.id)).toBe('approved');
  const { body } = await callServer(
    test.url,
    withdrawalOperator.unconfirmedAccounts,
    { merchant: 'parlour' },
    { token: TEST_OPERATOR_KEY },
  );
  expect(body.value.list).toEqual([
    {
      account: payer.member.username,
      institution: 'TEST',
      number: 'annalee@example.com',
      isRemoved: false,
      waiting: [before.id],
    },
  ]);

  const other = await openPayer(test);
  expect((await other.call(withdrawals.confirmAccount, { accountId: mail })).body.message).toBe('not_found');
  const confirmed = await payer.call(withdrawals.confirmAccount, { accountId: mail });
  expect(confirmed.body.value.account.needsConfirmation).toBe(false);
  await pay();
  expect([await stateOf(before.id), (await to(mail)).body.success]).toEqual(['paying', true]);
});

it('[WAL-02] keeps the hyphens of a new e-wallet, which is another account than the one without them', async () => {
  const owner = await openPayer(test);
  const add = (number: string, by = owner) =>
    by.call(withdrawals.addAccount, { kind: 'ewallet', institution: 'Skrill', number, holderName: 'Ann Lee' });
  const added = await add('anna-lee@example.org');
  expect(added.body.value.account).toMatchObject({ shownNumber: 'anna-lee@example.org', needsConfirmation: false });
  expect((await add('annalee@example.org')).body.success).toBe(true);
  expect((await add('Anna\u2011Lee@example.org', await openPayer(test))).body.message).toBe('payout_account_taken');
});
