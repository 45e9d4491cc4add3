import { afterAll, beforeAll, beforeEach } from 'vitest';
import { auth } from '../../../../contract/auth.ts';
import { inMerchant } from '../../../../server/db/merchant.ts';
import { callServer } from '../../../support/calls.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../support/test-server.ts';

export let test: TestServer;
export let count = 0;
export let name: string;

/** Starts a server, and names a new member for each test. */
export function useServer(): void {
  beforeAll(async () => {
    test = await startTestServer();
  });
  afterAll(() => test.close());
  beforeEach(() => {
    count += 1;
    name = `member${count}`;
  });
}

export const merchant = () => inMerchant(test.database.db, 'parlour');
export const logIn = (username: string, password = TEST_PASSWORD, type = 'username') =>
  callServer(test.url, auth.login, { username, password, type });
