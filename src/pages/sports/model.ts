import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { BookType } from '../../../contract/book-fixtures.ts';
import { book, BOOK_PAGE } from '../../../contract/book.ts';
import { fixturesAnswered } from '../../entities/book/index.ts';
import { bookChosen } from '../../features/bet-slip/index.ts';
import { $isDue, roundEnded } from '../../features/reality-check/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, languageChanged } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { liveState } from '../../shared/realtime/live-state.ts';

export const PHASES = ['all', 'live', 'before', 'over'] as const;
export type Phase = (typeof PHASES)[number];
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
const $pages = createStore(1)
  .on(moreWanted, (pages) => pages + 1)
  .reset(listWanted);

const fixtures = createQuery(
  attach({
    source: $language,
    mapParams: ({ wanted: { type, phase, sport, text }, pages }: { wanted: Wanted; pages: number }, language) => ({
      type,
      ...(phase !== 'all' && { phase }),
      ...(sport !== null && { sport }),
      ...(text.trim() !== '' && { text: text.trim() }),
      pageNo: '1',
      pageSize: String(pages * BOOK_PAGE),
      language,
    }),
    effect: createCall(book.fixtures),
  }),
  { resetOn: [pageLeft] },
);
/** Null while unknown. The former list stays while another one loads. */
export const $answer = fixtures.$data;
export const $failure = fixtures.$error;
export const $isStale = fixtures.$stale;

sample({ clock: listWanted, fn: ({ type }) => type, target: bookChosen });
sample({
  clock: [listWanted, moreWanted, retried, updateChosen, languageChanged],
  source: { wanted: $wanted, pages: $pages },
  filter: ({ wanted }) => wanted !== null,
  fn: ({ wanted, pages }) => ({ wanted: wanted!, pages }),
  target: fixtures.start,
});
sample({ clock: fixtures.done, fn: ({ result }) => result.list, target: fixturesAnswered });

const $live = liveState({ feed: 'book', $key: $wanted.map((wanted) => wanted && `book:${wanted.type}`) }).$value;
/** How many fixtures each sport has now; as the list was answered until the socket tells. */
export const $counts = combine($live, $answer, (live, answer) => live ?? answer?.book?.state ?? null);
/** Fixtures are new, began or ended since the list was loaded. Rows do not move by themselves. */
export const $hasNews = combine($live, $answer, (live, answer) =>
  Boolean(live && answer?.book && JSON.stringify(live) !== JSON.stringify(answer.book.state)),
);

// No round runs between two bets: a reality check is shown at once (PP-18).
sample({ clock: $isDue, filter: (isDue) => isDue, fn: () => {}, target: roundEnded });
