import { sql } from 'kysely';
import { BOOK_TYPES, type BookState, type BookType } from '../../../contract/book-fixtures.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { FeedSet } from '../../live/feeds.ts';

const keyOf = (type: BookType): string => `book:${type}`;
const typesOf = (keys: readonly string[]): BookType[] => BOOK_TYPES.filter((type) => keys.includes(keyOf(type)));

/** The versions of the books of these types; 0 before a vendor told a fixture. */
const versions = async (db: Db | Tx, merchant: string, keys: readonly string[]) => {
  const { rows } = await sql<{ type: BookType; seq: number }>`
    select t.type, coalesce(b.version, 0) as seq from unnest(${typesOf(keys)}::text[]) as t (type)
      left join books b on b.merchant = ${merchant} and b.game_type = t.type`.execute(db);
  return rows;
};

/** How many fixtures the books have. */
export const bookFeeds: FeedSet = {
  state: {
    book: {
      // Another type has no book, and is not found.
      may: (_, key) => key.startsWith('book:'),
      async current(db, merchant, keys) {
        const { rows } = await sql<{ type: BookType; seq: number; value: BookState }>`
          select t.type, coalesce(b.version, 0) as seq, book_value(${merchant}, t.type) as value
            from unnest(${typesOf(keys)}::text[]) as t (type)
            left join books b on b.merchant = ${merchant} and b.game_type = t.type`.execute(db);
        return rows.map(({ type, seq, value }) => ({ key: keyOf(type), seq, value }));
      },
      seqs: async (db, merchant, keys) =>
        new Map((await versions(db, merchant, keys)).map(({ type, seq }) => [keyOf(type), seq])),
    },
  },
};
