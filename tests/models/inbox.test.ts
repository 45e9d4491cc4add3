import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { inbox, type InboxMessage, type InboxThread } from '../../contract/inbox.ts';
import * as thread from '../../src/features/inbox/thread.ts';
import * as threads from '../../src/features/inbox/threads.ts';
import { $unread, unreadViews } from '../../src/entities/session/lazy.ts';
import { failure, mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { begin, logIn, pageOf } from './support/page.ts';
import { MEMBER_KEY, SESSION_ID } from './support/samples.ts';

const server = mockServer();

const message = (id: number, rest: Partial<InboxMessage> = {}): InboxMessage => ({
  id,
  text: `Message ${id}`,
  atMs: id,
  isOwn: false,
  isUnread: false,
  isReported: false,
  ...rest,
});
const threadOf = (id: number, rest: Partial<InboxThread> = {}): InboxThread => ({
  id,
  kind: 'upline',
  account: 'agent1',
  canWrite: true,
  unread: 0,
  last: message(id),
  cursor: id,
  ...rest,
});
const UPLINE = threadOf(7);

const open = async () => {
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await logIn(scope);
  await live.open(scope, SESSION_ID);
  return { live, scope };
};
const openThread = async (messages = [message(9)], rest: Partial<InboxThread> = {}) => {
  const loads = server.answer(inbox.messages, () => ({
    thread: { ...UPLINE, ...rest },
    list: messages,
    hasMore: false,
  }));
  const reads = server.answer(inbox.read, () => ({}));
  server.answer(inbox.threads, () => ({ upline: 'agent1', list: [UPLINE], hasMore: false }));
  const page = await open();
  await allSettled(thread.threadView.opened, { scope: page.scope, params: { threadId: 7 } });
  return { ...page, loads, reads };
};

describe('[LIVE-02] the unread count', () => {
  it('is followed while any view shows it', async () => {
    const { live, scope } = await open();
    await allSettled(unreadViews.shown, { scope });
    await allSettled(unreadViews.shown, { scope });
    live.pass();
    live.tell('unread', MEMBER_KEY, { notices: 0, messages: 2, agentNotices: 0, tickets: 0, withdrawals: 0 });
    expect(scope.getState($unread)?.messages).toBe(2);
    await allSettled(unreadViews.hidden, { scope });
    expect(scope.getState($unread)?.messages).toBe(2);
    await allSettled(unreadViews.hidden, { scope });
    expect(scope.getState($unread)).toBeNull();
  });

  it('makes the open thread load again with each new version', async () => {
    const { live, scope, loads } = await openThread();
    await allSettled(unreadViews.shown, { scope });
    live.pass();
    const before = loads.length;
    live.tell('unread', MEMBER_KEY, { notices: 0, messages: 1, agentNotices: 0, tickets: 0, withdrawals: 0 });
    await allSettled(scope);
    expect(loads.length).toBe(before + 1);
  });
});

describe('[MEM-02] a thread', () => {
  it('is marked as read up to the newest message that is shown', async () => {
    const { scope, reads } = await openThread([message(9, { isUnread: true }), message(8)], { unread: 1 });
    expect(scope.getState(thread.$thread)?.list.map(({ id }) => id)).toEqual([9, 8]);
    expect(reads.map(({ request }) => request)).toEqual([{ threadId: 7, upToId: 9 }]);
  });

  it('sends an answer to its other side, and empties the form', async () => {
    const { scope } = await openThread();
    const sent = server.answer(inbox.send, () => ({ threadId: 7, message: message(10, { isOwn: true }) }));
    await allSettled(thread.textTyped, { scope, params: 'Thank you' });
    await allSettled(thread.sendRequested, { scope });
    expect(sent.map(({ request }) => request)).toMatchObject([{ to: null, text: 'Thank you' }]);
    expect(scope.getState(thread.$text)).toBe('');
  });

  it('keeps the text after a failure, and sends it again with the same id until it is changed', async () => {
    const { scope } = await openThread();
    const sent = server.answer(inbox.send, () => failure('server_unavailable'));
    const send = () => allSettled(thread.sendRequested, { scope });
    await allSettled(thread.textTyped, { scope, params: 'One' });
    await send();
    expect(scope.getState(thread.$actionFailure)).toMatchObject({ key: 'server_unavailable' });
    expect(scope.getState(thread.$text)).toBe('One');
    await send();
    await allSettled(thread.textTyped, { scope, params: 'Two' });
    await send();
    const ids = sent.map(({ request }) => (request as { clientId: string }).clientId);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it.each(['', '   \n', '\u202E'])('does not send %j', async (text) => {
    const { scope } = await openThread();
    const sent = server.answer(inbox.send, () => ({ threadId: 7, message: message(10) }));
    await allSettled(thread.textTyped, { scope, params: text });
    await allSettled(thread.sendRequested, { scope });
    expect(sent).toEqual([]);
  });

  it('closes when its last message is deleted', async () => {
    const { scope } = await openThread([message(9), message(8)]);
    server.answer(inbox.remove, () => ({}));
    await allSettled(thread.messageRemoved, { scope, params: 9 });
    expect(scope.getState(thread.$isGone)).toBe(false);
    await allSettled(thread.messageRemoved, { scope, params: 8 });
    expect(scope.getState(thread.$isGone)).toBe(true);
  });
});

describe('[AGT-01] the list of threads', () => {
  it('keeps older pages when the first one loads again', async () => {
    const pages = { first: [threadOf(5), threadOf(4)], older: [threadOf(3)] };
    server.answer(inbox.threads, (request) =>
      request.before === undefined
        ? { upline: null, list: pages.first, hasMore: true }
        : { upline: null, list: pages.older, hasMore: false },
    );
    const { scope } = await open();
    const ids = () => scope.getState(threads.$threads)?.list.map(({ id }) => id);
    await allSettled(threads.inboxPage.opened, { scope });
    await allSettled(threads.olderThreadsRequested, { scope });
    expect(ids()).toEqual([5, 4, 3]);
    pages.first = [threadOf(3, { cursor: 6 }), threadOf(5)];
    await allSettled(threads.threadsRequested, { scope });
    expect(ids()).toEqual([3, 5, 4]);
  });
});
