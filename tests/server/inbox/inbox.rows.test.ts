import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { inbox } from '../../../contract/inbox.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { openWriter } from './writers.ts';
import { takeTestServer } from '../../support/reused-server.ts';

let test: TestServer;

beforeAll(async () => {
  test = await takeTestServer();
});
afterAll(() => test.close());

it('[MEM-02] answers for a thread or message of others as for an unknown one, and changes nothing', async () => {
  const agent = await openWriter(test, { type: 1 });
  const member = await openWriter(test, { upline: agent });
  const sister = await openWriter(test, { upline: agent });
  const above = await openWriter(test, { type: 1 });
  const { threadId, message } = (await agent.send(member.member.username, 'Private')).value;

  const requests = (thread: number, messageId: number) =>
    [
      [inbox.messages, { threadId: String(thread) }],
      [inbox.read, { threadId: thread, upToId: messageId }],
      [inbox.removeThread, { threadId: thread, upToId: messageId }],
      [inbox.remove, { messageId }],
      [inbox.report, { messageId }],
    ] as const;
  for (const stranger of [sister, above]) {
    for (const [at, [endpoint, request]] of requests(threadId, message.id).entries()) {
      const unknown = await stranger.call(endpoint, requests(999_999, 999_999)[at]![1]);
      const answer = await stranger.call(endpoint, request);
      expect(answer, endpoint.path).toEqual(unknown);
      expect(answer.message).toBe('not_found');
    }
    expect(await stranger.threads()).toEqual([]);
  }
  expect(await member.threads()).toMatchObject([{ unread: 1, last: { text: 'Private', isReported: false } }]);
});

it('[MEM-02] reads up to a message of the same thread only', async () => {
  const agent = await openWriter(test, { type: 1 });
  const members = [await openWriter(test, { upline: agent }), await openWriter(test, { upline: agent })] as const;
  const first = (await members[0].send(null)).value;
  const later = (await members[1].send(null)).value;
  await agent.value(inbox.read, { threadId: first.threadId, upToId: later.message.id });
  expect(await agent.threads()).toMatchObject([
    { id: later.threadId, unread: 1 },
    { id: first.threadId, unread: 0 },
  ]);
});

it('[MEM-02] accepts no more than 20 messages a minute from one member', async () => {
  const limited = await startTestServer({ config: { rateFactor: 1 } });
  onTestFinished(() => limited.close());
  const agent = await openWriter(limited, { type: 1 });
  const member = await openWriter(limited, { upline: agent });
  const said = [];
  for (let count = 0; count < 21; count += 1) said.push((await member.send(null)).message);
  expect(said).toEqual([...Array<string>(20).fill(''), 'too_many_requests']);
  expect(await agent.unread()).toBe(20);
  expect((await agent.send(member.member.username)).success).toBe(true);
});
