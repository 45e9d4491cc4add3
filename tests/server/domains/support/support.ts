import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { EndpointSpec } from '../../../../contract/define.ts';
import { callServer } from '../../../support/calls.ts';
import { addMember, openSession, TEST_OPERATOR_KEY } from '../../../support/test-server.ts';
import { joinTestServer, type JoinedServer } from '../../../support/shared-server.ts';

export let test: JoinedServer;
export let token: string;
export let count = 0;

/** Starts a server with a second merchant, and adds a logged-in member for each test. */
export function useWriter(): void {
  beforeAll(async () => {
    test = await joinTestServer();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    token = (await openSession(test.database, await addMember(test.database, `writer${(count += 1)}`))).token;
  });
}

/** Calls an operator command. */
export const command = (endpoint: EndpointSpec, request: object, merchant = test.merchant) =>
  callServer(test.url, endpoint, { merchant, ...request }, { token: TEST_OPERATOR_KEY });
