import { combine, createEvent, createStore, sample } from 'effector';
import type { ToGame } from '../../../contract/vendor-frame.ts';
import { type FeedItem, feed } from '../../../streams/sync/feed.ts';
import { $owner } from '../../entities/wallet/model.ts';
import { fromLive, topicOf } from '../../shared/realtime/runtime.ts';
import { frameGone, frameShown, type Shown } from './shown.ts';

/** The game watches a table of its own, and the player's cards there, by the table's number. */
interface Watched {
  nodeId: string | null;
  table: number | null;
  hand: number | null;
}
export const tablesWatched = createEvent<Watched>();
/** What the game is told of its tables. */
export const tableReceived = createEvent<ToGame>();

const $shown = createStore<Shown | null>(null)
  .on(frameShown, (_, shown) => shown)
  .reset(frameGone);
const $watched = createStore<Watched>({ nodeId: null, table: null, hand: null })
  .on(tablesWatched, (_, watched) => watched)
  .reset(frameShown, frameGone);
const $table = $watched.map(({ nodeId, table }) =>
  nodeId !== null && table !== null ? `table:${nodeId}-${table}` : null,
);
const $hand = combine($watched, $owner, ({ nodeId, hand }, owner) =>
  nodeId !== null && hand !== null && owner ? `hand:${owner.memberId}-${nodeId}-${hand}` : null,
);

const tables = fromLive({
  subscriptions: topicOf('table', $table),
  stream: (live, topics) => feed(live.watch(topics), 'table', topics.table![0]),
});
const hands = fromLive({
  subscriptions: topicOf('hand', $hand),
  stream: (live, topics) => feed(live.watch(topics), 'hand', topics.hand![0]),
});

const numberIn = (key: string): number => Number(key.slice(key.lastIndexOf('-') + 1));
const versionOf = (item: FeedItem<'table'> | FeedItem<'hand'>): number | null =>
  item.value === null ? null : item.seq;

sample({
  clock: tables.next,
  source: $shown,
  filter: (shown) => shown?.game !== undefined,
  fn: (shown, item): ToGame => ({
    type: 'state',
    scope: 'table',
    id: shown!.game!.code,
    table: numberIn(item.key),
    version: versionOf(item),
    value: item.value,
  }),
  target: tableReceived,
});
sample({
  clock: hands.next,
  source: $shown,
  filter: (shown) => shown?.game !== undefined,
  fn: (shown, item): ToGame => ({
    type: 'state',
    scope: 'hand',
    id: shown!.game!.code,
    table: numberIn(item.key),
    version: versionOf(item),
    value: item.value,
  }),
  target: tableReceived,
});
