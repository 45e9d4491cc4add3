import { randomUUID } from 'node:crypto';
import type { EndpointSpec } from '../../../contract/define.ts';
import { inbox } from '../../../contract/inbox.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession, TEST_OPERATOR_KEY, type TestServer } from '../../support/test-server.ts';

let count = 0;

/** A member with a session, below another if it says so. */
export const openWriter = async (
  test: TestServer,
  { upline = null as Writer | null, type = 0, name = `writer${(count += 1)}` } = {},
) => {
  const member = await addMember(test.database, name, { upline: upline?.member.id ?? null, type });
  const { token } = await openSession(test.database, member);
  const call = async <E extends EndpointSpec>(endpoint: E, request: object = {}) =>
    (await callServer(test.url, endpoint, request, { token })).body;
  const value = async <E extends EndpointSpec>(endpoint: E, request: object = {}) => {
    const answer = await call(endpoint, request);
    if (!answer.success) throw new Error(answer.message);
    return answer.value;
  };
  return {
    member,
    call,
    value,
    send: (to: string | null, text = 'Hello', clientId: string = randomUUID()) =>
      call(inbox.send, { to, text, clientId }),
    threads: async (query: object = {}) => (await value(inbox.threads, query)).list,
    texts: async (threadId: number) =>
      (await value(inbox.messages, { threadId: String(threadId) })).list.map(({ text }) => text),
    unread: async () => (await value(inbox.unread)).messages,
  };
};
export interface Writer {
  member: Awaited<ReturnType<typeof addMember>>;
}

/** An operator's command. */
export const command = async <E extends EndpointSpec>(test: TestServer, endpoint: E, request: object = {}) =>
  (await callServer(test.url, endpoint, { merchant: test.merchant, ...request }, { token: TEST_OPERATOR_KEY })).body;
