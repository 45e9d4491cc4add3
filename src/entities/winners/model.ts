import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { LIMITS } from '../../../contract/limits.ts';
import { winners } from '../../../contract/winners.ts';
import type { WinnerEntry } from '../../../contract/winners.ts';
import { winners as winnersStream, type Board } from '../../../streams/feeds/winners.ts';
import type { Subscriptions } from '../../../streams/transport/transport.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, $merchant } from '../../shared/api/context.ts';
import { readJson } from '../../shared/lib/storage.ts';
import { liveFeed } from '../../shared/realtime/runtime.ts';

const KEY = 'winnerBoard';

export const boardOpened = createEvent();
export const boardClosed = createEvent();
export const boardRefreshed = createEvent();

const loadFx = attach({
  source: $language,
  mapParams: (_: void, language) => ({ gameCategory: 'ALL', language, limitNum: String(LIMITS.winners) }),
  effect: createCall(winners.board),
});
const readFx = createEffect(() => readJson<WinnerEntry[]>(sessionStorage, KEY));
const storeFx = createEffect((list: WinnerEntry[]) => sessionStorage.setItem(KEY, JSON.stringify(list)));

const feed = liveFeed({
  subscriptions: combine($merchant, (code): Subscriptions => ({ winners: [`merchant:${code}`] })),
  stream: (syncEvents$, _, watched) => winnersStream(syncEvents$, watched.winners?.[0] ?? ''),
  start: boardOpened,
  stop: boardClosed,
});

const merged = (shown: readonly WinnerEntry[], { wins, withdrawn }: Board): WinnerEntry[] =>
  [...new Map([...shown, ...wins].map((entry) => [entry.id, entry])).values()]
    .filter(({ id }) => !withdrawn.has(id))
    .sort((one, other) => other.id - one.id)
    .slice(0, LIMITS.winners);

/** The content of the feed: an answer may have left the server before it. */
const $told = createStore<Board>({ wins: [], withdrawn: new Set() }, { serialize: 'ignore' }).on(
  feed.next,
  (_, told) => told,
);
const answered = sample({ clock: loadFx.doneData, source: $told, fn: (told, { list }) => merged(list, told) });

const cached = sample({
  clock: readFx.doneData,
  source: $told,
  fn: ({ withdrawn }, list): Board => ({ wins: list ?? [], withdrawn }),
});

/** HOME-06: the newest wins, newest first. A refresh replaces the list; live wins are added. */
export const $winners = createStore<WinnerEntry[]>([])
  .on(cached, merged)
  .on(answered, (_, list) => list)
  .on(feed.next, merged);
export const $boardState = createStore<'loading' | 'ready' | 'failed'>('loading')
  .on(loadFx, () => 'loading')
  .on([loadFx.done, feed.next], () => 'ready')
  .on(loadFx.fail, () => 'failed');
export const $boardPending = loadFx.pending;

sample({ clock: boardOpened, target: readFx });
sample({ clock: [boardOpened, boardRefreshed], fn: () => {}, target: loadFx });
sample({ clock: $winners, target: storeFx });
