import { createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import type { ResponseOf } from '../../../contract/define.ts';
import { DOWNLINE_NAME, downlines, type DownlineOrder } from '../../../contract/downlines.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { createServerTime } from '../../shared/realtime/server-time.ts';

/** The level that the address names. */
export interface LevelRequested {
  /** The member whose direct members are listed; absent: the agent. */
  under?: number;
  order: DownlineOrder;
  page: number;
}
export type Level = ResponseOf<typeof downlines.level>;

export const treePage = createLifecycle<LevelRequested>();
/** Something of a direct member changed, or the level failed to load. */
export const levelRequested = createEvent();
export const nameTyped = createEvent<string>();

/** The server's clock while the page is open; null while unknown. To the minute, which is what rows show. */
export const $nowMs = createServerTime(treePage).map((atMs) => atMs && Math.floor(atMs / 60_000) * 60_000);

const level = createQuery(downlines.level, { resetOn: [sessionEnded] });
sample({ clock: treePage.opened, target: level.start });
sample({ clock: levelRequested, target: level.refresh });

export const $level = level.$data;
export const $levelFailure = level.$error;
export const $isLoading = level.$pending;

/** After this pause a name counts as typed. */
const TYPING_MS = 250;

export const $name = createStore('')
  .on(nameTyped, (_, text) => text.slice(0, DOWNLINE_NAME))
  .reset(treePage.opened, sessionEnded);
const search = createQuery(downlines.search, { resetOn: [sessionEnded, treePage.opened] });
sample({
  clock: debounce($name.updates, TYPING_MS),
  source: $name,
  filter: (text) => text.trim() !== '',
  fn: (name) => ({ name }),
  target: search.start,
});
sample({ clock: $name, filter: (text) => text.trim() === '', fn: () => {}, target: search.reset });

export const $found = search.$data;
export const $searchFailure = search.$error;
