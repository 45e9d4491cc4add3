import { sample } from 'effector';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';
import { $owner } from './model.ts';

/** A page that shows the debt. */
export const owedNotice = createLifecycle();

const deposits = liveState({
  feed: 'deposits',
  $key: $owner.map((owner) => owner && `member:${owner.memberId}`),
  lifecycle: owedNotice,
});
/** The member's debt from a corrected win. Play is blocked until the next deposit settles it; null without debt. */
export const $owed = deposits.$value.map((figure) => figure?.owed ?? null);
/** The debt is settled: play is possible again. */
export const owedSettled = sample({
  clock: $owed.updates,
  source: owedNotice.$isOpen,
  filter: (isOpen, owed) => isOpen && owed === null,
  fn: () => {},
});
