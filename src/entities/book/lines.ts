import { combine, createEvent, createStore } from 'effector';
import { map } from 'rxjs';
import type { BookFixture, LineState } from '../../../contract/book-fixtures.ts';
import type { OddsState } from '../../../contract/live-odds.ts';
import { oddsMove, type ReceivedOdds } from '../../../streams/book/odds-move.ts';
import { feed } from '../../../streams/sync/feed.ts';
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

const lines = fromLive({
  subscriptions: $rowKeys.map((keys) => (keys ? { line: keys.split(' ') } : null)),
  stream: (live, topics, { scheduler }) => {
    const received$ = feed(live.watch(topics), 'line').pipe(
      map(({ key, value }): ReceivedOdds<LineState> => ({ fixture: key.slice('line:'.length), value })),
    );
    return oddsMove(received$, { scheduler }).pipe(map(({ values }) => values));
  },
});
const odds = fromLive({
  subscriptions: $wholeKeys.map((keys) => (keys ? { odds: keys.split(' ') } : null)),
  stream: (live, topics, { scheduler }) => {
    const received$ = feed(live.watch(topics), 'odds').pipe(
      map(({ key, value }): ReceivedOdds => ({ fixture: key.slice('odds:'.length), value })),
    );
    return oddsMove(received$, { scheduler }).pipe(map(({ values }) => values));
  },
});

/** Fixtures of an answer of the server: their prices count until newer ones are received. */
export const fixturesAnswered = createEvent<readonly BookFixture[]>();

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

/** What the socket told of fixtures that are followed. */
const $received = createStore<Readonly<Record<string, LineState>>>({})
  .on(lines.next, (held, values) => withValues(held, values))
  .on($rowKeys, (held, keys) => withoutOthers(held, keys, 'line'));
const $answered = createStore<Readonly<Record<string, LineState>>>({}).on(fixturesAnswered, (held, fixtures) =>
  withValues(
    held,
    fixtures.map(({ id, line }) => [id, line] as const),
  ),
);
/** The rows of fixtures by their id: as the socket told them last, or else as the list was answered. */
export const $lines = combine($answered, $received, (answered, received) => ({ ...answered, ...received }));
/** All markets of the fixtures that are followed whole, by their id. */
export const $odds = createStore<Readonly<Record<string, OddsState>>>({})
  .on(odds.next, (held, values) => withValues(held, values))
  .on($wholeKeys, (held, keys) => withoutOthers(held, keys, 'odds'));

/** The fixtures as they were answered, by their id: who plays. */
export const $fixtures = createStore<Readonly<Record<string, BookFixture>>>({}).on(
  fixturesAnswered,
  (held, fixtures) => ({
    ...held,
    ...Object.fromEntries(fixtures.map((fixture) => [fixture.id, fixture])),
  }),
);

/** The connection is lost: prices may be out of date. */
export const $isLost = $connection.map(({ state }) => state === 'offline' || state === 'stale');
