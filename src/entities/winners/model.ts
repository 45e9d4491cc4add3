import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { LIMITS } from '../../../contract/limits.ts';
import { winners } from '../../../contract/winners.ts';
import type { WinnerEntry } from '../../../contract/winners.ts';
import { winners as winnersStream, type Board } from '../../../streams/feeds/winners.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, $merchant } from '../../shared/api/context.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { readJson } from '../../shared/lib/storage.ts';
import { liveLog } from '../../shared/realtime/live-log.ts';

const KEY = 'winnerBoard';

export const board = createLifecycle();
export const boardRefreshed = createEvent();

const loadFx = attach({
  source: $language,
  mapParams: (_: void, language) => ({ gameCategory: 'ALL', language, limitNum: String(LIMITS.winners) }),
  effect: createCall(winners.board),
});
const readFx = createEffect(() => readJson<WinnerEntry[]>(sessionStorage, KEY));
const storeFx = createEffect((list: WinnerEntry[]) => sessionStorage.setItem(KEY, JSON.stringify(list)));

const merged = (shown: readonly WinnerEntry[], { wins, withdrawn }: Board): WinnerEntry[] =>
  [...new Map([...shown, ...wins].map((entry) => [entry.id, entry])).values()]
    .filter(({ id }) => !withdrawn.has(id))
    .sort((one, other) => other.id - one.id)
    .slice(0, LIMITS.winners);

interface Shown {
  /** The content of the feed: an answer may have left the server before it. */
  told: Board;
  list: WinnerEntry[];
}
const NOTHING: Shown = { told: { wins: [], withdrawn: new Set() }, list: [] };
const log = liveLog({
  feed: 'winners',
  $key: $merchant.map((code) => `merchant:${code}`),
  lifecycle: board,
  stream: winnersStream,
  initial: NOTHING,
  reduce: ({ list }, told) => ({ told, list: merged(list, told) }),
  snapshot: { loaded: loadFx.doneData, apply: ({ told }, { list }) => ({ told, list: merged(list, told) }) },
});
log.$value.on(readFx.doneData, ({ told, list }, stored) => ({
  told,
  list: merged(list, { wins: stored ?? [], withdrawn: told.withdrawn }),
}));
/** HOME-06: the newest wins, newest first. A refresh replaces the list; live wins are added. */
export const $winners = log.$value.map(({ list }) => list);
export const $boardState = createStore<'loading' | 'ready' | 'failed'>('loading')
  .on(loadFx, () => 'loading')
  .on([loadFx.done, log.received], () => 'ready')
  .on(loadFx.fail, () => 'failed');
export const $boardPending = loadFx.pending;

sample({ clock: board.opened, target: readFx });
sample({ clock: [board.opened, boardRefreshed, log.lost], fn: () => {}, target: loadFx });
sample({ clock: $winners, target: storeFx });
