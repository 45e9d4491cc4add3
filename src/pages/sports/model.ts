import { attach, combine, createEvent, createStore, sample } from 'effector';
import { BOOK_SPORTS, type BookFixture, type BookState, type BookType } from '../../../contract/book-fixtures.ts';
import { book, BOOK_PAGE } from '../../../contract/book.ts';
import { bookChosen } from '../../features/bet-slip/index.ts';
import { $isDue, leaveChosen, roundEnded } from '../../features/reality-check/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, languageChanged } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { liveState } from '../../shared/realtime/live-state.ts';

export const PHASES = ['all', 'live', 'before', 'over'] as const;
export type Phase = (typeof PHASES)[number];
/** A page of the book is shown. */
export const bookShown = createLifecycle();

export interface Wanted {
  type: BookType;
  phase: Phase;
  /** Null: all sports. */
  sport: string | null;
  text: string;
}

/** The page is shown with these choices, which are in its address. */
export const listWanted = createEvent<Wanted>();
export const pageLeft = createEvent();
export const retried = createEvent();
/** The changed list is to be shown. */
export const updateChosen = createEvent();
export const moreWanted = createEvent();

const $wanted = createStore<Wanted | null>(null)
  .on(listWanted, (_, wanted) => wanted)
  .reset(pageLeft);
const fixtures = createQuery(
  attach({
    source: $language,
    mapParams: ({ wanted: { type, phase, sport, text }, page }: { wanted: Wanted; page: number }, language) => ({
      type,
      ...(phase !== 'all' && { phase }),
      ...(sport !== null && { sport }),
      ...(text.trim() !== '' && { text: text.trim() }),
      pageNo: String(page),
      pageSize: String(BOOK_PAGE),
      language,
    }),
    effect: createCall(book.fixtures),
  }),
  { resetOn: [pageLeft] },
);
/** Null while unknown. */
export const $answer = fixtures.$data;
/** False once it is known that the site has no book of its own. */
export const $hasBook = $answer.map((answer) => answer?.book !== null);
/** The fixtures of the pages that were loaded, each once. The former list stays while another one loads. */
export const $list = createStore<readonly BookFixture[]>([])
  .on(fixtures.done, (held, { params: { page }, result: { list } }) => {
    if (page === 1) return list;
    const known = new Set(held.map(({ id }) => id));
    return [...held, ...list.filter(({ id }) => !known.has(id))];
  })
  .reset(pageLeft);
export const $failure = fixtures.$error;
export const $isStale = fixtures.$stale;

sample({ clock: listWanted, fn: ({ type }) => type, target: bookChosen });
sample({
  clock: [listWanted, retried, updateChosen, languageChanged],
  source: $wanted,
  filter: Boolean,
  fn: (wanted) => ({ wanted, page: 1 }),
  target: fixtures.start,
});
sample({
  clock: moreWanted,
  source: { wanted: $wanted, list: $list, busy: fixtures.$pending },
  filter: ({ wanted, busy }) => wanted !== null && !busy,
  fn: ({ wanted, list }) => ({ wanted: wanted!, page: Math.floor(list.length / BOOK_PAGE) + 1 }),
  target: fixtures.start,
});

const $live = liveState({ feed: 'book', $key: $wanted.map((wanted) => wanted && `book:${wanted.type}`) }).$value;
/** How many fixtures each sport has now; as the list was answered until the socket tells. */
const $counts = combine($live, $answer, (live, answer) => live ?? answer?.book?.state ?? null);
const rankOf = (sport: string): number => {
  const at = (BOOK_SPORTS as readonly string[]).indexOf(sport);
  return at === -1 ? BOOK_SPORTS.length : at;
};
const listCounted = sample({ clock: fixtures.done, source: $counts });
type SportCount = BookState['sports'][number];
/**
 * The sports with their counts, the most followed first. Their places stay while the list is the same: a sport without a fixture
 * stays with 0, and a new one comes last.
 */
export const $sports = createStore<readonly SportCount[]>([])
  .on($counts, (held, counts) => {
    const found = new Map(counts?.sports.map((each) => [each.sport, each]));
    const places = held.map(({ sport }) => found.get(sport) ?? { sport, live: 0, before: 0 });
    const known = new Set(held.map(({ sport }) => sport));
    return [...places, ...[...found.values()].filter(({ sport }) => !known.has(sport))];
  })
  .on(listCounted, (held) =>
    held.filter(({ live, before }) => live + before > 0).toSorted((a, b) => rankOf(a.sport) - rankOf(b.sport)),
  )
  .reset(pageLeft);
const NONE: BookState = { sports: [] };
/** Fixtures are new, began or ended since the list was loaded. Rows do not move by themselves. */
export const $hasNews = combine($live, $answer, (live, answer) =>
  Boolean(live && answer && JSON.stringify(live) !== JSON.stringify(answer.book?.state ?? NONE)),
);
// A page without rows has none to move: the first fixtures of the book appear by themselves.
sample({
  clock: $live,
  source: { list: $list, hasNews: $hasNews, busy: fixtures.$pending },
  filter: ({ list, hasNews, busy }) => list.length === 0 && hasNews && !busy,
  fn: () => {},
  target: updateChosen,
});

// No round runs between two bets: a reality check is shown at once (PP-18). A game that is opened later ends its own rounds.
sample({
  clock: [$isDue, bookShown.opened],
  source: { isDue: $isDue, isOpen: bookShown.$isOpen },
  filter: ({ isDue, isOpen }) => isDue && isOpen,
  fn: () => {},
  target: roundEnded,
});
sample({ clock: leaveChosen, filter: bookShown.$isOpen, fn: () => '/', target: navigateFx });
