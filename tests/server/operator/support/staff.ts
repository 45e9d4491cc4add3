import type { EndpointSpec } from '../../../../contract/define.ts';
import { staff } from '../../../../contract/staff.ts';
import { callServer } from '../../../support/calls.ts';
import { TEST_OPERATOR_KEY, type TestServer } from '../../../support/test-server.ts';

/** A member of staff with a key of its own. `call` names the merchant `parlour` unless the request names another. */
export const addStaff = async (test: Pick<TestServer, 'url'>, name: string, roles: string[]) => {
  const made = await callServer(
    test.url,
    staff.create,
    { name, roles, reason: 'a test' },
    { token: TEST_OPERATOR_KEY },
  );
  const { key } = made.body.value;
  const call = <E extends EndpointSpec>(endpoint: E, request: object = {}) =>
    callServer(test.url, endpoint, { merchant: 'parlour', ...request }, { token: key });
  return { name, key, call };
};
export type StaffMember = Awaited<ReturnType<typeof addStaff>>;
