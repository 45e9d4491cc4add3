import { createEvent, createStore, type Store } from 'effector';
import { useStoreMap } from 'effector-react';
import { map } from 'rxjs';
import type { BookFixture, LineState } from '../../../contract/book-fixtures.ts';
import type { FeedValues } from '../../../contract/wire.ts';
import { oddsMove, type ReceivedOdds } from '../../../streams/book/odds-move.ts';
import { feed } from '../../../streams/sync/feed.ts';
import type { Subscriptions } from '../../../streams/transport/transport.ts';
import { $connection, fromLive } from '../../shared/realtime/runtime.ts';

/** A part of the site shows these fixtures: `rows` by their main prices, `whole` with all markets. Replaces what it showed before. */
export interface Watched {
  /** The part: `list`, `slip`, `match`, `home`. */
  by: string;
  rows?: readonly string[];
  whole?: readonly string[];
}
export const fixturesWatched = createEvent<Watched>();

/** Followed at once: as many as a connection may, with room for the other feeds of a page. */
const MAX_ROWS = 80;
const MAX_WHOLE = 16;

const $watched = createStore<Readonly<Record<string, Watched>>>({}).on(fixturesWatched, (held, watched) => ({
  ...held,
  [watched.by]: watched,
}));
/** As one text, so that equals are the same. */
const keysOf = (ids: readonly string[], feedName: 'line' | 'odds', max: number): string =>
  [...new Set(ids)]
    .slice(0, max)
    .map((id) => `${feedName}:${id}`)
    .sort()
    .join(' ');
const $rowKeys = $watched.map((held) =>
  keysOf(
    Object.values(held).flatMap(({ rows = [] }) => rows),
    'line',
    MAX_ROWS,
  ),
);
const $wholeKeys = $watched.map((held) =>
  keysOf(
    Object.values(held).flatMap(({ whole = [] }) => whole),
    'odds',
    MAX_WHOLE,
  ),
);

const withValues = <V>(held: Readonly<Record<string, V>>, values: Iterable<readonly [string, V | null]>) => {
  const next = { ...held };
  for (const [id, value] of values)
    if (value) next[id] = value;
    else delete next[id];
  return next;
};
const withoutOthers = <V>(
  held: Readonly<Record<string, V>>,
  keys: string,
  name: string,
): Readonly<Record<string, V>> => {
  const kept = new Set(keys.split(' '));
  const entries = Object.entries(held).filter(([id]) => kept.has(`${name}:${id}`));
  return entries.length === Object.keys(held).length ? held : Object.fromEntries(entries);
};

type Value<F extends 'line' | 'odds'> = NonNullable<FeedValues[F]>;
/** The newest values of a feed of fixtures by their id, conflated to one change per window, while their keys are followed. */
const followed = <F extends 'line' | 'odds'>(name: F, $keys: Store<string>) => {
  const { next } = fromLive({
    subscriptions: $keys.map((keys): Subscriptions | null => (keys ? { [name]: keys.split(' ') } : null)),
    stream: (live, topics, { scheduler }) => {
      const received$ = feed(live.watch(topics), name).pipe(
        map(({ key, value }): ReceivedOdds<Value<F>> => ({
          fixture: key.slice(name.length + 1),
          value: value as Value<F> | null,
        })),
      );
      return oddsMove(received$, { scheduler }).pipe(map(({ values }) => values));
    },
  });
  return createStore<Readonly<Record<string, Value<F>>>>({})
    .on(next, (held, values) => withValues(held, values))
    .on($keys, (held, keys) => withoutOthers(held, keys, name));
};
/** The rows of the followed fixtures by their id, as the socket told them last. */
export const $lines = followed('line', $rowKeys);
/** All markets of the fixtures that are followed whole, by their id. */
export const $odds = followed('odds', $wholeKeys);

/** The row of a fixture now: as the socket told it last, or as the fixture was answered. */
export const lineNow = (lines: Readonly<Record<string, LineState>>, { id, line }: BookFixture): LineState =>
  lines[id] ?? line;
export const useLine = (fixture: BookFixture): LineState =>
  useStoreMap({ store: $lines, keys: [fixture], fn: (lines, [of]) => lineNow(lines, of) });

/** The connection is lost: prices may be out of date. */
export const $isLost = $connection.map(({ state }) => state === 'offline' || state === 'stale');
