import { afterAll, beforeAll, beforeEach } from 'vitest';
import { auth } from '../../../../contract/auth.ts';
import { inMerchant } from '../../../../server/db/merchant.ts';
import { callServer } from '../../../support/calls.ts';
import { TEST_PASSWORD, type TestServer } from '../../../support/test-server.ts';
import { joinTestServer } from '../../../support/shared-server.ts';
import { takeTestServer } from '../../../support/reused-server.ts';

export let test: TestServer;
export let count = 0;
export let name: string;

/** Joins a server, or starts one for jobs over all merchants, and names a new member for each test. */
export function useServer({ alone = false } = {}): void {
  beforeAll(async () => {
    test = await (alone ? takeTestServer() : joinTestServer());
  });
  afterAll(() => test.close());
  beforeEach(() => {
    count += 1;
    name = `member${count}`;
  });
}

export const merchant = () => inMerchant(test.database.db, test.merchant);
export const logIn = (username: string, password = TEST_PASSWORD, type = 'username') =>
  callServer(test.url, auth.login, { username, password, type });
