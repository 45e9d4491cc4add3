import { attach, createStore, sample } from 'effector';
import { map, merge } from 'rxjs';
import type { TableState } from '../../../contract/live-tables.ts';
import { memberTables } from '../../../contract/member-tables.ts';
import { feedState } from '../../../streams/sync/feed.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { fromLive } from '../../shared/realtime/runtime.ts';
import type { Subscriptions } from '../../../streams/transport/transport.ts';

/** Tables that are followed. The front shows fewer. */
const MAX_FOLLOWED = 12;

/** The front of card games is shown. */
export const seatsFront = createLifecycle();

const query = createQuery(
  attach({
    source: $language,
    mapParams: (_: void, language) => ({ gameType: 'PVP' as const, language }),
    effect: createCall(memberTables.list),
  }),
  { resetOn: [seatsFront.closed] },
);
sample({
  clock: [seatsFront.opened, $language],
  source: seatsFront.$isOpen,
  filter: Boolean,
  fn: () => {},
  target: query.start,
});

/** The tables of the games, null while unknown. */
export const $memberTables = query.$data.map((answer) => answer?.list ?? null);
export const $memberTablesFailure = query.$error;
export const tableKey = ({ game, table }: { game: { nodeId: string }; table: number }): string =>
  `table:${game.nodeId}-${table}`;

const $topics = $memberTables.map((tables): Subscriptions | null =>
  tables && tables.length > 0 ? { table: tables.slice(0, MAX_FOLLOWED).map(tableKey) } : null,
);
const received = fromLive({
  subscriptions: $topics,
  lifecycle: seatsFront,
  stream: (live, { table }) =>
    merge(
      ...(table ?? []).map((key) =>
        feedState(live.watch({ table: [key] }), 'table', key).pipe(map((state) => ({ key, state }))),
      ),
    ),
});
/** The tables as they are told now, by key. */
export const $tableStates = createStore<Record<string, TableState | null>>({})
  .on(received.next, (known, { key, state }) => ({ ...known, [key]: state }))
  .reset(seatsFront.closed);
