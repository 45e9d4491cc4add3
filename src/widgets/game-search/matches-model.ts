import { attach, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { BOOK_TYPES, type BookFixture, type BookType } from '../../../contract/book-fixtures.ts';
import { book } from '../../../contract/book.ts';
import { $menus } from '../../entities/games/index.ts';
import type { GameList } from '../../features/browse-games/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language } from '../../shared/api/context.ts';

const TYPING_MS = 250;
/** Matches of each book that are shown. */
const COUNT = 4;
/** A word of fewer letters is in nearly every name. */
const MIN_LETTERS = 2;

export interface FoundMatch {
  type: BookType;
  fixture: BookFixture;
}

/** Matches and teams of the merchant's books whose names contain what is typed into this search. */
export const matchesOf = ({ nameTyped, $filters }: Pick<GameList, 'nameTyped' | '$filters'>) => {
  const loadFx = attach({
    source: $language,
    mapParams: ({ type, text }: { type: BookType; text: string }, language) => ({
      ...{ type, text, language },
      pageNo: '1',
      pageSize: String(COUNT),
    }),
    effect: createCall(book.fixtures),
  });
  const $text = $filters.map(({ name }) => name.trim());
  const typed = sample({ clock: debounce(nameTyped, TYPING_MS), source: { text: $text, menus: $menus } });
  for (const type of BOOK_TYPES)
    sample({
      clock: typed,
      filter: ({ text, menus }) => text.length >= MIN_LETTERS && menus.some(({ gameType }) => gameType === type),
      fn: ({ text }) => ({ type, text }),
      target: loadFx,
    });
  // An answer to what is no longer typed is dropped.
  const answered = sample({
    clock: loadFx.done,
    source: $text,
    filter: (text, { params }) => text === params.text,
    fn: (_, { params, result }) => ({ type: params.type, list: result.list }),
  });
  const $found = createStore<Partial<Record<BookType, readonly BookFixture[]>>>({})
    .on(answered, (found, { type, list }) => ({ ...found, [type]: list }))
    .reset($text);
  return $found.map((found): FoundMatch[] =>
    BOOK_TYPES.flatMap((type) => (found[type] ?? []).map((fixture) => ({ type, fixture }))),
  );
};
