import { allSettled } from 'effector';
import { NEVER, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { $owner, ownerChanged } from '../../src/entities/wallet/model.ts';
import { noticeModal } from '../../src/features/notices/model.ts';
import { liveState } from '../../src/shared/realtime/live-state.ts';
import { liveServer } from './support/live-server.ts';
import { logIn, pageOf } from './support/page.ts';
import { MEMBER_KEY, OTHER_SESSION_ID, SESSION_ID } from './support/samples.ts';

const unread = liveState({ feed: 'unread', $key: $owner.map((owner) => owner && `member:${owner.memberId}`) });
const count = (notices: number) => ({ notices, messages: 0, agentNotices: 0, tickets: 0, withdrawals: 0 });

const open = async () => {
  const live = liveServer();
  const scope = pageOf({ live });
  await logIn(scope);
  await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
  await live.open(scope, SESSION_ID);
  const last = live.tell('unread', MEMBER_KEY, count(3));
  return { live, scope, last };
};

describe('[W6] reading a notice', () => {
  it('tells the server once, and shows the count of its answer before the push', async () => {
    const { live, scope, last } = await open();
    const answered = { ...last, seq: last.seq + 1, value: count(2) } as typeof last;
    live.onCommand(() => of({ done: true, envelope: answered }));
    await allSettled(noticeModal.opened, { scope, params: 7 });
    live.pass();
    expect(live.commands).toEqual([{ id: expect.any(String) as string, kind: 'noticeRead', noticeId: 7 }]);
    expect(scope.getState(unread.$value)).toEqual(count(2));
    live.send({ ...answered, value: count(9) } as typeof last);
    expect(scope.getState(unread.$value)).toEqual(count(2));
  });

  it('is sent again with the same id until it is acknowledged', async () => {
    const { live, scope } = await open();
    live.onCommand(() => NEVER);
    await allSettled(noticeModal.opened, { scope, params: 7 });
    live.cut();
    live.onCommand(() => of({ done: true }));
    live.connect();
    live.pass(60_000);
    expect(live.commands).toHaveLength(2);
    expect(new Set(live.commands.map(({ id }) => id)).size).toBe(1);
  });

  it('sends each notice that was read', async () => {
    const { live, scope } = await open();
    for (const id of [7, 8]) await allSettled(noticeModal.opened, { scope, params: id });
    live.pass();
    expect(live.commands.map((sent) => sent.kind === 'noticeRead' && sent.noticeId)).toEqual([7, 8]);
    expect(new Set(live.commands.map(({ id }) => id)).size).toBe(2);
  });

  it('is sent once in a later session of the page', async () => {
    const { live, scope } = await open();
    await allSettled(noticeModal.opened, { scope, params: 7 });
    await live.open(scope, OTHER_SESSION_ID);
    await allSettled(noticeModal.opened, { scope, params: 8 });
    live.pass(60_000);
    expect(live.commands.map((sent) => sent.kind === 'noticeRead' && sent.noticeId)).toEqual([7, 8]);
  });

  it('is not sent by a visitor, and not by the session that follows', async () => {
    const visited = liveServer();
    const visitor = pageOf({ live: visited });
    await visited.open(visitor);
    await allSettled(noticeModal.opened, { scope: visitor, params: 7 });
    visited.pass();
    expect(visited.commands).toEqual([]);

    const { live, scope } = await open();
    live.onCommand(() => NEVER);
    await allSettled(noticeModal.opened, { scope, params: 7 });
    await live.open(scope, OTHER_SESSION_ID);
    const sent = live.commands.length;
    expect(sent).toBeGreaterThan(0);
    live.pass(60_000);
    expect(live.commands).toHaveLength(sent);
  });
});
