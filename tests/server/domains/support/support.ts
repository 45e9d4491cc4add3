import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { EndpointSpec } from '../../../../contract/define.ts';
import { callServer } from '../../../support/calls.ts';
import {
  addMerchant,
  addMember,
  openSession,
  startTestServer,
  TEST_OPERATOR_KEY,
  type TestServer,
} from '../../../support/test-server.ts';

export let test: TestServer;
export let token: string;
export let count = 0;

/** Starts a server with a second merchant, and adds a logged-in member for each test. */
export function useWriter(): void {
  beforeAll(async () => {
    test = await startTestServer();
    await addMerchant(test.database, 'other');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    token = (await openSession(test.database, await addMember(test.database, `writer${(count += 1)}`))).token;
  });
}

/** Calls an operator command. */
export const command = (endpoint: EndpointSpec, request: object, merchant = 'parlour') =>
  callServer(test.url, endpoint, { merchant, ...request }, { token: TEST_OPERATOR_KEY });
