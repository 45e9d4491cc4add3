import { combine, createEvent, createStore, sample } from 'effector';
import { map, merge } from 'rxjs';
import type { Game } from '../../../contract/games.ts';
import { liveBets, type LiveBets } from '../../../streams/feeds/live-bets.ts';
import { roadMap, type RoadMap } from '../../../streams/feeds/road-map.ts';
import { roundPhase, type RoundPhaseNow } from '../../../streams/feeds/round-phase.ts';
import type { Subscriptions } from '../../../streams/transport/transport.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { fromLive } from '../../shared/realtime/runtime.ts';

/** The list of tables is shown. */
export const tables = createLifecycle();
/** A table came near the viewport, or left it. */
export const tableNear = createEvent<{ nodeId: string; isNear: boolean }>();
/** The games of the list as far as they are loaded. */
export const gamesListed = createEvent<readonly Game[]>();

/** `given`: as the site orders its games. `players`: the most players first. `low`, `high`: by the bounds of a bet. */
export const TABLE_ORDERS = ['given', 'players', 'low', 'high'] as const;
export type TableOrder = (typeof TABLE_ORDERS)[number];
export const tablesOrdered = createEvent<TableOrder>();
export const $order = createStore<TableOrder>('given').on(tablesOrdered, (_, order) => order);

/** Fewer than a connection may follow (MOST_KEYS in server/live). */
const MAX_TABLES = 40;

const $near = createStore<readonly string[]>([]).on(tableNear, (near, { nodeId, isNear }) => {
  if (near.includes(nodeId) === isNear) return near;
  return isNear ? [...near, nodeId] : near.filter((each) => each !== nodeId);
});
const $games = createStore<readonly Game[]>([])
  .on(gamesListed, (_, games) => games)
  .reset(tables.closed);

/** To compare their players, all tables are followed; otherwise those near the viewport. As one text, so that equals are the same. */
const $followed = combine($near, $games, $order, (near, games, order) => {
  const others = order === 'players' ? games.map(({ nodeId }) => nodeId) : [];
  return [...new Set([...near, ...others])].slice(0, MAX_TABLES).sort().join(' ');
});
const keyOf = (nodeId: string) => `round:${nodeId}`;
const $topics = $followed.map((ids): Subscriptions | null => (ids ? { round: ids.split(' ').map(keyOf) } : null));

/** What is known of a table now; each part is null while unknown. */
export interface TableNow {
  phase: RoundPhaseNow | null;
  bets: LiveBets | null;
  road: RoadMap | null;
}
const UNKNOWN: TableNow = { phase: null, bets: null, road: null };

const received = fromLive({
  subscriptions: $topics,
  lifecycle: tables,
  stream: (live, { round }, environment) =>
    merge(
      ...(round ?? []).map((key) => {
        const syncEvents$ = live.watch({ round: [key] });
        return merge(
          roundPhase({ syncEvents$, connection$: live.connection$ }, key, environment).pipe(
            map((phase) => ({ phase })),
          ),
          liveBets(syncEvents$, key, environment).pipe(map((bets) => ({ bets }))),
          roadMap(syncEvents$, key).pipe(map((road) => ({ road }))),
        ).pipe(map((change: Partial<TableNow>) => ({ key, change })));
      }),
    ),
});

/** The followed tables by their key; a table that is not followed is not known. */
const $known = createStore<Record<string, TableNow>>({})
  .on(received.next, (known, { key, change }) => ({ ...known, [key]: { ...(known[key] ?? UNKNOWN), ...change } }))
  .on($topics, (known, topics) =>
    Object.fromEntries(Object.entries(known).filter(([key]) => topics?.round?.includes(key))),
  )
  .reset(tables.closed);
/** Returns what is known of a game's table. */
export const tableOf = (known: Record<string, TableNow>, nodeId: string): TableNow => known[keyOf(nodeId)] ?? UNKNOWN;
export const $tables = $known.map((known) => known);

/** The players by which the list was ordered last. It is not ordered anew with each bet: nothing moves under the pointer. */
const $counted = $known.map((known) =>
  Object.keys(known)
    .filter((key) => known[key]!.bets !== null)
    .sort()
    .join(' '),
);
const $players = createStore<Record<string, number>>({}).on(
  sample({ clock: [tablesOrdered, $counted], source: $known }),
  (_, known) => Object.fromEntries(Object.entries(known).map(([key, { bets }]) => [key, bets?.players ?? 0])),
);

/** The games of the list in the chosen order. */
export const $ordered = combine($games, $order, $players, (games, order, players) => {
  const by = (figure: (game: Game) => number) => [...games].sort((one, other) => figure(one) - figure(other));
  switch (order) {
    case 'players':
      return by(({ nodeId }) => -(players[keyOf(nodeId)] ?? 0));
    case 'low':
      return by(({ minBet }) => minBet);
    case 'high':
      return by(({ maxBet }) => -maxBet);
    default:
      return games;
  }
});
