import { sample } from 'effector';
import { $isLoggedIn } from '../../entities/session/index.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { commandRequested } from '../../shared/realtime/commands.ts';

/** The modal with the text of one notice, by its id. */
export const noticeModal = createLifecycle<number>();

// A member has read it: the unread count falls.
sample({
  clock: noticeModal.opened,
  filter: $isLoggedIn,
  fn: (noticeId) => ({ kind: 'noticeRead' as const, noticeId }),
  target: commandRequested,
});
