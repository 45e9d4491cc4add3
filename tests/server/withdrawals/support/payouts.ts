import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { everyMerchant } from '../../../../server/db/database.ts';
import { payOut } from '../../../../server/domains/withdrawals/pay-out.ts';
import { checkLedger } from '../../../../server/app/compose.ts';
import { type TestServer } from '../../../support/test-server.ts';
import { openBank, type Bank } from './bank.ts';
import { addMethods, openPayer, type Payer } from './payer.ts';
import { takeTestServer } from '../../../support/reused-server.ts';

export let test: TestServer;
export let bank: Bank;
export let payer: Payer;

/** Registers the set-up of a test file: a server, a bank, and a payer for each test. */
export const usePayouts = (): void => {
  beforeAll(async () => {
    test = await takeTestServer();
    await addMethods(test);
  });
  beforeEach(async () => {
    bank = openBank();
    payer = await openPayer(test);
  });
  afterAll(async () => {
    expect(await checkLedger(test.database)).toMatchObject({ clean: true });
    await test.close();
  });
};

export const run = () => payOut(test.ctx, { bank });
/** Makes every order due that is with the provider. */
export const runAgain = async () => {
  await everyMerchant(test.database.db)
    .updateTable('withdrawals')
    .set({ ask_at: sql<Date>`now() - interval '1 second'` })
    .where('state', '=', 'paying')
    .execute();
  await run();
};
/** Requests a withdrawal of the payer. */
export const ordered = async (over: object = {}) => (await payer.withdraw(over)).body.value.withdrawal;
