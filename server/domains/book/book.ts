import { sql } from 'kysely';
import type { BookState, BookType } from '../../../contract/book-fixtures.ts';
import type { Language, Millis } from '../../../contract/primitives.ts';
import type { Db, Tx } from '../../db/database.ts';
import { gameName, type Offer } from '../games/index.ts';

/** The game whose fixtures are the book of a type, and whether it is open. */
export interface Book {
  node: number;
  name: string;
  open: boolean;
  untilMs: Millis | null;
  supportPlay: 0 | 1;
  state: BookState;
  /** Version of the feed `book`. */
  seq: number;
}

interface BookRow {
  node_id: number | null;
  names: unknown;
  code: string;
  support_play: number;
  until: Date | null;
  is_off: boolean;
  others: number;
  state: BookState;
  seq: number;
}

/** Returns the merchant's book of a type, and how many other games of the type it offers. A type closed in the country has none. */
export async function bookOf(
  db: Db | Tx,
  { code, closedTypes = [] }: Offer,
  type: BookType,
  { language, nowMs }: { language: Language; nowMs: Millis },
): Promise<{ book: Book | null; others: number }> {
  if (closedTypes.includes(type)) return { book: null, others: 0 };
  const { rows } = await sql<BookRow>`
    with book as (select book_game(${code}, ${type}) as node_id)
    select book.node_id, g.names, g.code, g.support_play, greatest(g.maintenance_until, v.maintenance_until) as until,
           not (g.enabled and v.enabled and v.base_url is not null) or m.play_stopped as is_off,
           (select count(*)::int
              from games other join vendors its on its.merchant = other.merchant and its.code = other.vendor
             where other.merchant = m.code and other.game_type = ${type} and other.playable and other.enabled and its.enabled
               and other.node_id is distinct from book.node_id) as others,
           book_value(m.code, ${type}) as state,
           coalesce((select version from books where merchant = m.code and game_type = ${type}), 0) as seq
      from book join merchants m on m.code = ${code}
      left join games g on g.merchant = m.code and g.node_id = book.node_id
      left join vendors v on v.merchant = g.merchant and v.code = g.vendor`.execute(db);
  const row = rows[0];
  if (!row || row.node_id === null) return { book: null, others: row?.others ?? 0 };
  const until = row.until?.getTime() ?? 0;
  const isOpen = !row.is_off && until <= nowMs;
  return {
    book: {
      node: row.node_id,
      name: gameName(row.names, language, row.code),
      open: isOpen,
      untilMs: !row.is_off && until > nowMs ? until : null,
      supportPlay: row.support_play === 0 ? 0 : 1,
      state: row.state,
      seq: row.seq,
    },
    others: row.others,
  };
}
