import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { agentNotices } from '../../contract/agent-notices.ts';
import {
  $announcements,
  $markFailure,
  allReadRequested,
  announcementPageChosen,
  announcementsView,
} from '../../src/features/inbox/announcements.ts';
import { unreadViews } from '../../src/entities/session/lazy.ts';
import { failure, mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { begin, logIn, pageOf } from './support/page.ts';
import { MEMBER_KEY, noticeOf, SESSION_ID } from './support/samples.ts';

const server = mockServer();

const open = async () => {
  const stored = { pages: 2, unread: [9, 8] };
  const loads = server.answer(agentNotices.list, ({ pageNo }) => {
    const pageNum = Math.min(pageNo, stored.pages);
    const list = (pageNum === 1 ? [9, 8] : [1]).map((id) => ({
      ...noticeOf(id),
      type: 'AG' as const,
      isUnread: stored.unread.includes(id),
    }));
    return { list, pageNum, totalPages: stored.pages, newestId: 9 };
  });
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await logIn(scope);
  await live.open(scope, SESSION_ID);
  await allSettled(unreadViews.shown, { scope });
  await allSettled(announcementsView.opened, { scope });
  live.pass();
  return { live, loads, scope, stored };
};
const counts = (count: number) => ({ notices: 0, messages: 0, agentNotices: count, tickets: 0, withdrawals: 0 });

describe('[AGT-01] announcements', () => {
  it('[LIVE-02] load again with each new unread count, and follow what was read on another device', async () => {
    const { live, scope, stored } = await open();
    stored.unread = [8];
    live.tell('unread', MEMBER_KEY, counts(1));
    await allSettled(scope);
    expect(scope.getState($announcements)?.list.map(({ isUnread }) => isUnread)).toEqual([false, true]);
  });

  it('stay on the page that the server shows when theirs has gone', async () => {
    const { loads, scope, stored } = await open();
    await allSettled(announcementPageChosen, { scope, params: 2 });
    expect(scope.getState($announcements)).toMatchObject({ pageNum: 2, list: [{ id: 1 }] });
    stored.pages = 1;
    await allSettled(announcementPageChosen, { scope, params: 2 });
    server.answer(agentNotices.readAll, () => ({}));
    await allSettled(allReadRequested, { scope });
    expect(loads.map(({ request }) => request.pageNo)).toEqual([1, 2, 2, 1]);
  });

  it('are all marked as read up to the newest that is known, and loaded again', async () => {
    const { loads, scope } = await open();
    const reads = server.answer(agentNotices.readAll, () => ({}));
    await allSettled(allReadRequested, { scope });
    expect(reads.map(({ request }) => request)).toEqual([{ upToId: 9 }]);
    expect(loads).toHaveLength(2);
  });

  it('say why they could not be marked', async () => {
    const { scope } = await open();
    server.answer(agentNotices.readAll, () => failure('server_unavailable'));
    await allSettled(allReadRequested, { scope });
    expect(scope.getState($markFailure)).toMatchObject({ key: 'server_unavailable' });
  });
});
