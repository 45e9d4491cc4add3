import { combine, createEvent, createStore, sample } from 'effector';
import type { Money } from '../../../contract/primitives.ts';
import { figure } from '../../../streams/sync/feed.ts';
import type { Subscriptions } from '../../../streams/transport/transport.ts';
import { liveFeed } from '../../shared/realtime/runtime.ts';
import { $owner, ownerChanged } from './model.ts';

/** A page that shows the debt opens, or closes. */
export const owedWatched = createEvent();
export const owedLeft = createEvent();

const told = liveFeed({
  subscriptions: combine($owner, (owner): Subscriptions | null => owner && { deposits: [`member:${owner.memberId}`] }),
  stream: (syncEvents$, _, watched) => figure(syncEvents$, 'deposits', watched.deposits?.[0] ?? ''),
  start: owedWatched,
  stop: owedLeft,
});

/** The member's debt from a corrected win. Play is blocked until the next deposit settles it; null without debt. */
export const $owed = createStore<Money | null>(null)
  .on(told.next, (_, deposits) => deposits?.owed ?? null)
  .reset(ownerChanged);
/** The debt is settled: play is possible again. */
export const owedSettled = sample({
  clock: $owed.updates,
  filter: (owed) => owed === null,
  fn: () => {},
});
