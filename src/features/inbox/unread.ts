import { combine, createEvent, createStore, sample } from 'effector';
import { unread } from '../../../streams/feeds/unread.ts';
import { $member, $sessionKind } from '../../entities/session/index.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';

/** A view that needs the unread counts is shown, or no longer. Several can be at once. */
export const viewShown = createEvent();
export const viewHidden = createEvent();
const $views = createStore(0)
  .on(viewShown, (views) => views + 1)
  .on(viewHidden, (views) => views - 1);

/** Open while at least one view is shown. */
const views = createLifecycle();
sample({ clock: $views, filter: (count) => count === 1, fn: () => {}, target: views.opened });
sample({ clock: $views, filter: (count) => count === 0, fn: () => {}, target: views.closed });

/** LIVE-02: unread notices and messages. Trial accounts have no inbox. */
const figure = liveState({
  feed: 'unread',
  $key: combine($member, $sessionKind, (member, kind) => (member && kind === 'member' ? `member:${member.id}` : null)),
  lifecycle: views,
  stream: unread,
});
export const $unread = figure.$value;
/** A new version: a message or notice of the member is new, read or deleted, here or elsewhere. */
export const unreadMoved = sample({ clock: figure.changed, filter: (value) => value !== null, fn: () => {} });
