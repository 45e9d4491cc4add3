import { sql, type RawBuilder } from 'kysely';
import { BOOK_PAGE } from '../../../contract/book.ts';
import {
  BOOK_SPORTS,
  type BookFixture,
  type BookType,
  type FixtureState,
  type LineState,
} from '../../../contract/book-fixtures.ts';
import type { Language } from '../../../contract/primitives.ts';
import { containing } from '../../db/begins-like.ts';
import type { Db } from '../../db/database.ts';
import { foldText } from '../../../contract/fold-text.ts';
import { nameIn } from '../site/index.ts';

/** Results of a side that are shown. */
const FORM = 5;

interface FixtureRow {
  id: string;
  fixture: FixtureState;
  line: LineState;
  seq: number;
}

/** A fixture with names in a language. */
const bookFixture = ({ id, fixture, line, seq }: FixtureRow, language: Language): BookFixture => {
  const named = ({ id: of, names }: FixtureState['home']) => ({ id: of, name: nameIn({ name: of, names }, language) });
  return {
    id,
    sport: fixture.sport,
    league: fixture.league && named(fixture.league),
    home: named(fixture.home),
    away: named(fixture.away),
    line,
    seq,
  };
};

/** The states of the fixtures `f`, each with its line. */
const WITH_STATES = sql`
  join live_states fixture on fixture.merchant = f.merchant and fixture.key = 'fixture:' || f.id
  join live_states line on line.merchant = f.merchant and line.key = 'line:' || f.id`;
const LISTED = sql`f.id, fixture.value as fixture, line.value as line, line.version as seq`;

export interface FixtureQuery {
  node: number;
  phase?: 'live' | 'before' | 'over' | undefined;
  sport?: string | undefined;
  text?: string | undefined;
  pageNo: number;
  pageSize?: number | undefined;
  language: Language;
}

export interface FixturePage {
  list: BookFixture[];
  pageNum: number;
  totalPages: number;
  total: number;
}

const BY_SPORT = sql`array_position(${[...BOOK_SPORTS]}::text[], f.sport)`;

const PHASES = {
  live: { phases: ['live'], order: sql`${BY_SPORT}, f.starts_at, f.id` },
  before: { phases: ['before'], order: sql`f.starts_at, f.id` },
  over: { phases: ['over', 'cancelled'], order: sql`f.ended_at desc, f.id` },
  // Those that run come first, the most followed sports before the others; then those to come by their time.
  open: {
    phases: ['live', 'before'],
    order: sql`f.phase desc, case when f.phase = 'live' then ${BY_SPORT} end, f.starts_at, f.id`,
  },
} as const;

/** Returns a page of a book's fixtures. Without a phase: those that run and are to come. */
export async function fixturePage(db: Db, merchant: string, query: FixtureQuery): Promise<FixturePage> {
  const { language } = query;
  const { phases, order } = PHASES[query.phase ?? 'open'];
  const size = Math.min(Math.max(query.pageSize ?? BOOK_PAGE, 1), BOOK_PAGE);
  const pageNum = Math.max(query.pageNo, 1);
  const where = sql`f.merchant = ${merchant} and f.node_id = ${query.node} and f.sport is not null
    and f.phase = any(${[...phases]}::text[]) ${filters(query)}`;
  // The rows of a page are found before their states are read.
  const { rows } = await sql<FixtureRow & { total: number }>`
    select ${LISTED}, f.total
      from (select f.merchant, f.id, count(*) over ()::int as total, row_number() over (order by ${order}) as place
              from book_fixtures f where ${where} order by place limit ${size} offset ${(pageNum - 1) * size}) f
           ${WITH_STATES}
     order by f.place`.execute(db);
  // A page after the last one has no row to tell.
  const total = rows[0]?.total ?? (pageNum > 1 ? await countOf(db, where) : 0);
  return {
    list: rows.map((row) => bookFixture(row, language)),
    pageNum,
    totalPages: Math.ceil(total / size),
    total,
  };
}

const countOf = async (db: Db, where: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from book_fixtures f where ${where}`.execute(db);
  return rows[0]!.total;
};

/** Each word is in a name of a side or the league. */
const filters = ({ sport, text }: FixtureQuery): RawBuilder<unknown> => {
  const words = foldText(text ?? '')
    .split(' ')
    .filter(Boolean);
  return sql`${sport === undefined ? sql`` : sql`and f.sport = ${sport}`}
    ${words.length === 0 ? sql`` : sql`and f.search like all(${words.map(containing)}::text[])`}`;
};

/** Returns a fixture of the merchant with the last results of its sides in its book; null if nothing is known of it. */
export async function fixtureById(
  db: Db,
  merchant: string,
  { id, language, closedTypes = [] }: { id: string; language: Language; closedTypes?: readonly string[] | undefined },
) {
  const { rows } = await sql<FixtureRow & { node_id: number; game_type: BookType; home_id: string; away_id: string }>`
    select ${LISTED}, f.node_id, f.game_type, f.home_id, f.away_id from book_fixtures f ${WITH_STATES}
     where f.merchant = ${merchant} and f.id = ${id} and f.sport is not null and f.phase is not null`.execute(db);
  const row = rows[0];
  if (!row || closedTypes.includes(row.game_type)) return null;
  const { rows: results } = await sql<FixtureRow & { side: 'home' | 'away' }>`
    select ${LISTED}, f.side
      from (values ('home', ${row.home_id}), ('away', ${row.away_id})) as of (side, id)
      cross join lateral (
        select o.merchant, o.id, o.ended_at, of.side from book_fixtures o
         where o.merchant = ${merchant} and o.node_id = ${row.node_id} and o.phase = 'over' and o.id <> ${id}
           and o.sport = ${row.fixture.sport} and of.id in (o.home_id, o.away_id)
         order by o.ended_at desc limit ${FORM}) f
      ${WITH_STATES}
     order by f.ended_at desc`.execute(db);
  const of = (side: 'home' | 'away') =>
    results.filter((each) => each.side === side).map((each) => bookFixture(each, language));
  return {
    type: row.game_type,
    game: String(row.node_id),
    fixture: bookFixture(row, language),
    form: { home: of('home'), away: of('away') },
  };
}
