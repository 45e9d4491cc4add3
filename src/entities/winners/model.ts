import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { LIMITS } from '../../../contract/limits.ts';
import { winners } from '../../../contract/winners.ts';
import type { WinnerEntry } from '../../../contract/winners.ts';
import { winners as winnersStream, type Board } from '../../../streams/feeds/winners.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, $merchant } from '../../shared/api/context.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { readJson, sessionKept } from '../../shared/lib/storage.ts';
import { liveEvents } from '../../shared/realtime/live-events.ts';

const KEY = 'winnerBoard';

export const board = createLifecycle();
export const boardRefreshed = createEvent();

const loadFx = attach({
  source: $language,
  mapParams: (_: void, language) => ({ gameCategory: 'ALL', language, limitNum: String(LIMITS.winners) }),
  effect: createCall(winners.board),
});
const readFx = createEffect(() => readJson<WinnerEntry[]>(sessionKept, KEY));
const storeFx = createEffect((list: WinnerEntry[]) => sessionKept.setItem(KEY, JSON.stringify(list)));

const merged = (shown: readonly WinnerEntry[], { wins, withdrawn }: Board): WinnerEntry[] =>
  [...new Map([...shown, ...wins].map((entry) => [entry.id, entry])).values()]
    .filter(({ id }) => !withdrawn.has(id))
    .sort((one, other) => other.id - one.id)
    .slice(0, LIMITS.winners);

interface Shown {
  /** The content of the feed: an answer may have left the server before it. */
  update: Board;
  list: WinnerEntry[];
}
const NOTHING: Shown = { update: { wins: [], withdrawn: new Set() }, list: [] };
const log = liveEvents({
  feed: 'winners',
  $key: $merchant.map((code) => `merchant:${code}`),
  lifecycle: board,
  stream: winnersStream,
  initial: NOTHING,
  reduce: ({ list }, update) => ({ update, list: merged(list, update) }),
  snapshot: { loaded: loadFx.doneData, apply: ({ update }, { list }) => ({ update, list: merged(list, update) }) },
});
log.$value.on(readFx.doneData, ({ update, list }, stored) => ({
  update,
  list: merged(list, { wins: stored ?? [], withdrawn: update.withdrawn }),
}));
/** HOME-06: the newest wins, newest first. A refresh replaces the list; live wins are added. */
export const $winners = log.$value.map(({ list }) => list);
export const $boardState = createStore<'loading' | 'ready' | 'failed'>('loading')
  .on(loadFx, () => 'loading')
  .on([loadFx.done, log.received], () => 'ready')
  .on(loadFx.fail, () => 'failed');

/** The order in which the board is shown. */
export type BoardOrder = 'latest' | 'high';
export const orderChosen = createEvent<BoardOrder>();
export const $order = createStore<BoardOrder>('latest').on(orderChosen, (_, order) => order);

const loadHighFx = attach({
  source: $language,
  mapParams: (_: void, language) => ({
    gameCategory: 'ALL',
    language,
    limitNum: String(LIMITS.winners),
    order: 'high' as const,
  }),
  effect: createCall(winners.board),
});
const highest = (shown: readonly WinnerEntry[], { wins, withdrawn }: Board): WinnerEntry[] =>
  [...new Map([...shown, ...wins].map((entry) => [entry.id, entry])).values()]
    .filter(({ id }) => !withdrawn.has(id))
    .sort((one, other) => other.vo.winAmount - one.vo.winAmount || other.id - one.id)
    .slice(0, LIMITS.winners);
const highLoaded = sample({
  clock: loadHighFx.doneData,
  source: log.$value,
  fn: ({ update }, { list }) => highest(list, update),
});
/** HOME-06: the highest of the last day's wins, highest first. Null until it was asked for. */
export const $highWins = createStore<WinnerEntry[] | null>(null)
  .on(highLoaded, (_, list) => list)
  .on(log.$value, (shown, { update }) => shown && highest(shown, update));
export const $highState = createStore<'loading' | 'ready' | 'failed'>('loading')
  .on(loadHighFx, () => 'loading')
  .on(loadHighFx.done, () => 'ready')
  .on(loadHighFx.fail, () => 'failed');
const $isHigh = $order.map((order) => order === 'high');
sample({ clock: [orderChosen, boardRefreshed, log.lost], filter: $isHigh, fn: () => {}, target: loadHighFx });

/** The board is being read. */
export const $boardPending = combine(loadFx.pending, loadHighFx.pending, (latest, high) => latest || high);

sample({ clock: board.opened, target: readFx });
sample({ clock: [board.opened, boardRefreshed, log.lost], fn: () => {}, target: loadFx });
sample({ clock: $winners, target: storeFx });
