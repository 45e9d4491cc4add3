import { attach, combine, createStore, sample } from 'effector';
import type { BookFixture, BookType } from '../../../contract/book-fixtures.ts';
import { book } from '../../../contract/book.ts';
import type { Game } from '../../../contract/games.ts';
import type { GameType } from '../../../contract/primitives.ts';
import { $menus, loadGamesFx } from '../../entities/games/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, languageChanged } from '../../shared/api/context.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

/** The row of what moves now is near the viewport. */
export const liveNow = createLifecycle();

/** Types of which a table, a draw or a fight is shown, with how many. */
const TABLES: readonly (readonly [GameType, number])[] = [
  ['LIVE', 2],
  ['ELOTT', 1],
  ['COCKFIGHT', 1],
  ['LOTT', 1],
];
/** Matches of each book. */
const MATCHES: readonly (readonly [BookType, number])[] = [
  ['SPORTS', 2],
  ['ESPORTS', 1],
];

const fixturesFx = attach({
  source: $language,
  mapParams: ({ type, count }: { type: BookType; count: number }, language) => ({
    type,
    pageNo: '1',
    pageSize: String(count),
    language,
  }),
  effect: createCall(book.fixtures),
});
const gamesFx = attach({ effect: loadGamesFx });

const $matches = createStore<Partial<Record<BookType, readonly BookFixture[]>>>({}).on(
  fixturesFx.done,
  (held, { params, result }) => ({ ...held, [params.type]: result.list }),
);
const $tables = createStore<Partial<Record<GameType, readonly Game[]>>>({}).on(
  gamesFx.done,
  (held, { params, result }) => ({ ...held, [params.gameType!]: result.games }),
);

export type LiveCard =
  | { kind: 'match'; key: string; type: BookType; fixture: BookFixture }
  | { kind: 'table'; key: string; game: Game };
/** The order of the cards: matches and tables by turns. */
const ORDER: readonly (readonly ['match', BookType, number] | readonly ['table', GameType, number])[] = [
  ['match', 'SPORTS', 0],
  ['table', 'LIVE', 0],
  ['table', 'ELOTT', 0],
  ['match', 'SPORTS', 1],
  ['table', 'COCKFIGHT', 0],
  ['match', 'ESPORTS', 0],
  ['table', 'LIVE', 1],
  ['table', 'LOTT', 0],
];
/** What moves now, of the types that the merchant offers. */
export const $cards = combine($matches, $tables, (matches, tables): LiveCard[] =>
  ORDER.flatMap(([kind, type, at]): LiveCard[] => {
    if (kind === 'match') {
      const fixture = matches[type]?.[at];
      return fixture ? [{ kind, key: fixture.id, type, fixture }] : [];
    }
    const game = tables[type]?.[at];
    return game ? [{ kind, key: game.nodeId, game }] : [];
  }),
);
/** Something may still come. */
export const $isWaiting = combine(fixturesFx.pending, gamesFx.pending, (matches, games) => matches || games);

// What was loaded stays on the way back to the page; prices and rounds are live.
const wanted = sample({
  clock: [liveNow.opened, languageChanged, $menus],
  source: { menus: $menus, isOpen: liveNow.$isOpen },
  filter: ({ isOpen }) => isOpen,
  fn: ({ menus }) => menus.map(({ gameType }) => gameType),
});
for (const [gameType, pageSize] of TABLES)
  sample({
    clock: wanted,
    filter: (types) => types.includes(gameType),
    fn: () => ({ pageNo: 1, pageSize, gameType }),
    target: gamesFx,
  });
for (const [type, count] of MATCHES)
  sample({
    clock: wanted,
    filter: (types) => types.includes(type),
    fn: () => ({ type, count }),
    target: fixturesFx,
  });
