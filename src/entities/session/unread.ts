import { combine, sample } from 'effector';
import { useUnit } from 'effector-react';
import { unread } from '../../../streams/feeds/unread.ts';
import { $member, $sessionKind } from './index.ts';
import { createCountedLifecycle, useCountedLifecycle } from '../../shared/lib/counted-lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';

/** Open while at least one view shows the unread counts. */
export const unreadViews = createCountedLifecycle();

/** LIVE-02: unread notices and messages. Trial accounts have no inbox. */
const figure = liveState({
  feed: 'unread',
  $key: combine($member, $sessionKind, (member, kind) => (member && kind === 'member' ? `member:${member.id}` : null)),
  lifecycle: unreadViews,
  stream: unread,
});
export const $unread = figure.$value;
/** A new version: a message or notice of the member is new, read or deleted, here or elsewhere. */
export const unreadMoved = sample({ clock: figure.changed, filter: (value) => value !== null, fn: () => {} });

/** Follows the unread counts while the calling view is shown. */
export const useUnread = () => {
  useCountedLifecycle(unreadViews);
  const counts = useUnit($unread);
  return {
    messages: counts?.messages ?? 0,
    announcements: counts?.agentNotices ?? 0,
    tickets: counts?.tickets ?? 0,
    withdrawals: counts?.withdrawals ?? 0,
  };
};
