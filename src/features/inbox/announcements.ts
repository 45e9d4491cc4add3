import { createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { agentNotices } from '../../../contract/agent-notices.ts';
import { memberKnown, $sessionKind, sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { unreadMoved } from '../../entities/session/lazy.ts';

/** Several changes at once trigger one reload. */
const SETTLE_MS = 150;

export const announcementsView = createLifecycle();
export const announcementsRequested = createEvent();
export const announcementPageChosen = createEvent<number>();
export const allReadRequested = createEvent();

const forgotten = [announcementsView.closed, sessionEnded];
const page = createQuery(agentNotices.list, { resetOn: forgotten });
const readAllFx = createCall(agentNotices.readAll);

/** AGT-01: one page of the notices for agents, each with the agent's own unread mark. */
export const $announcements = page.$data;
export const $announcementsFailure = page.$error;
export const $isMarkingRead = readAllFx.pending;
export const $markFailure = createStore<{ key: string } | null>(null)
  .on(readAllFx.failData, (_, failure) => failure)
  .reset(readAllFx, ...forgotten);

const $pageNo = createStore(1)
  .on(announcementPageChosen, (_, pageNo) => pageNo)
  .on(page.done, (_, { result }) => result.pageNum)
  .reset(forgotten);

const settled = debounce(sample({ clock: unreadMoved, filter: announcementsView.$isOpen }), SETTLE_MS);
sample({
  clock: [
    announcementsView.opened,
    memberKnown,
    announcementsRequested,
    announcementPageChosen,
    readAllFx.done,
    settled,
  ],
  source: { open: announcementsView.$isOpen, session: $sessionKind, pageNo: $pageNo },
  filter: ({ open, session }) => open && session === 'member',
  fn: ({ pageNo }) => ({ pageNo }),
  target: page.start,
});
sample({
  clock: allReadRequested,
  source: $announcements,
  filter: (shown) => shown !== null && shown.newestId > 0,
  fn: (shown) => ({ upToId: shown!.newestId }),
  target: readAllFx,
});
