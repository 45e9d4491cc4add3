import { afterAll, beforeAll, beforeEach } from 'vitest';
import { inMerchant } from '../../../../server/db/merchant.ts';
import { callServer } from '../../../support/calls.ts';
import { addGame, addVendor } from '../../../support/games.ts';
import { addMerchant, TEST_OPERATOR_KEY, type TestServer } from '../../../support/test-server.ts';
import type { EndpointSpec } from '../../../../contract/define.ts';
import { takeTestServer } from '../../../support/reused-server.ts';

export let test: TestServer;

/** Starts a server with a second merchant and two vendors. */
export function useOperator(): void {
  beforeAll(async () => {
    test = await takeTestServer();
    await addMerchant(test.database, 'other');
    await addVendor(test.database, 'ACME');
    await addVendor(test.database, 'OWN');
    await addGame(test.database, 1);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await inMerchant(test.database.db, 'parlour').deleteFrom('outbox').execute();
  });
}

export const merchant = () => inMerchant(test.database.db, 'parlour');
export const command = <E extends EndpointSpec>(endpoint: E, request: object = {}) =>
  callServer(test.url, endpoint, { merchant: 'parlour', ...request }, { token: TEST_OPERATOR_KEY });
export const sent = (feed: string) =>
  merchant()
    .selectFrom('outbox')
    .select(['key', 'room', 'seq', 'value'])
    .where('feed', '=', feed)
    .orderBy('id')
    .execute();
export const lastAudit = () =>
  merchant().selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
export const version = async () =>
  (
    await test.database.db
      .selectFrom('merchants')
      .select('status_version')
      .where('code', '=', 'parlour')
      .executeTakeFirstOrThrow()
  ).status_version;
