import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { GameOrder, GamePage, GameListQuery, Room } from '../../../contract/games.ts';
import { LIMITS, SERVER_LIMITS } from '../../../contract/limits.ts';
import type { Language } from '../../../contract/primitives.ts';
import { TRIAL_TYPE } from '../../../contract/session.ts';
import { containing } from '../../db/begins-like.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { AllTables } from '../../db/schema.ts';
import type { Merchant, MemberRow } from '../../http/viewer.ts';
import { foldText } from '../../../contract/fold-text.ts';
import { toGame, type GameRow } from './game.ts';
import type * as z from 'zod/mini';

type GameQuery = SelectQueryBuilder<AllTables, 'games' | 'vendors', unknown>;

/** Selects a merchant's games with their vendors. */
export const gamesOf = (db: Db | Tx, merchant: string) =>
  inMerchant(db, merchant)
    .selectFrom('games')
    .innerJoin('vendors', (join) =>
      join.onRef('vendors.merchant', '=', 'games.merchant').onRef('vendors.code', '=', 'games.vendor'),
    ) as unknown as GameQuery;

/** A game that holds others is offered while one of them can be opened. Not correlated, so that it is computed once a query. */
const holdsPlayable = (
  merchant: string,
) => sql<boolean>`games.is_game = 'VASSALAGE' and (games.vendor, games.game_type) in (
  select held.vendor, held.game_type from games held
   where held.merchant = ${merchant} and held.is_game = 'GAME' and held.playable and held.enabled)`;

/** A merchant as it is offered in the visitor's country. */
export type Offer = Pick<Merchant, 'code' | 'closedTypes'>;

/**
 * Selects the games that the merchant offers: those that can be opened, in maintenance too, and those that hold others. Types that
 * are closed in the visitor's country are not offered (SYS-03).
 */
export const offeredGames = (db: Db | Tx, { code, closedTypes = [] }: Offer): GameQuery =>
  gamesOf(db, code)
    .where((is) => is.or([is('games.playable', '=', true), holdsPlayable(code)]))
    .where('games.enabled', '=', true)
    .where('vendors.enabled', '=', true)
    .$if(closedTypes.length > 0, (q) => q.where(sql<boolean>`games.game_type <> all(${[...closedTypes]}::text[])`));

/**
 * Reads the games that a query finds, in its order, each with the value of `total`. The query itself handles few columns: it may
 * sort thousands of games to find a page.
 */
const rowsOf = async (
  db: Db | Tx,
  query: GameQuery,
  total: RawBuilder<number> = sql<number>`0`,
): Promise<(GameRow & { total: number })[]> => {
  const found = query.select(['games.merchant', 'games.node_id', total.as('total')]);
  const { rows } = await sql<GameRow & { total: number }>`
    select games.*, vendors.name as vendor_name, vendors.enabled as vendor_enabled,
           vendors.maintenance_until as vendor_maintenance_until, placed.total,
           (select (brand ->> 'exponent')::int from merchants where code = games.merchant) as exponent,
           case when games.game_type in ('SPORTS', 'ESPORTS')
                then games.node_id is not distinct from book_game(games.merchant, games.game_type) else false end as is_book,
           (select settings ->> 'openGamesIn' from merchants where code = games.merchant) as merchant_open_in
      from (select *, row_number() over () as place from (${found}) found) placed
      join games on games.merchant = placed.merchant and games.node_id = placed.node_id
      join vendors on vendors.merchant = games.merchant and vendors.code = games.vendor
     order by placed.place`.execute(db);
  return rows;
};

export const findGame = async (db: Db | Tx, merchant: string, nodeId: string): Promise<GameRow | undefined> =>
  (await rowsOf(db, gamesOf(db, merchant).where('games.node_id', '=', Number(nodeId))))[0];

/** Returns a game that the merchant offers. */
export const offeredGame = async (db: Db, merchant: Offer, nodeId: string): Promise<GameRow | undefined> =>
  (await rowsOf(db, offeredGames(db, merchant).where('games.node_id', '=', Number(nodeId))))[0];

/** Splits a comma list of the specification's filters. An empty list or ALL is no filter. */
const listed = (text: string | undefined): string[] => {
  const names = (text ?? '').split(',').filter(Boolean);
  return names.includes('ALL') ? [] : names;
};

const any = (names: readonly string[]) => sql<string>`any(${[...names]}::text[])`;

type Filters = Partial<z.output<typeof GameListQuery>>;

const filtered = (query: GameQuery, filters: Filters): GameQuery => {
  const vendors = listed(filters.vassalage);
  const classes = listed(filters.gameClassify);
  const name = filters.gameName?.trim();
  return query
    .$if(filters.gameType !== undefined, (q) => q.where('games.game_type', '=', filters.gameType!))
    .$if(vendors.length > 0, (q) => q.where('games.vendor', '=', any(vendors)))
    .$if(classes.length > 0, (q) => q.where(sql<boolean>`games.classify && ${classes}::text[]`))
    .$if(Boolean(name), (q) => q.where('games.search', 'like', containing(foldText(name!))))
    .$if(filters.minBet !== undefined, (q) => q.where('games.min_bet', '>=', filters.minBet!))
    .$if(filters.minLineNum !== undefined, (q) => q.where('games.lines', '>=', filters.minLineNum!))
    .$if(filters.isHot !== undefined, (q) => q.where('games.hot', '=', true))
    .$if(filters.isNew !== undefined, (q) => q.where('games.fresh', '=', true))
    .$if(filters.jackpot !== undefined, (q) => q.where('games.pool_id', 'is not', null));
};

export interface Paging {
  /** From 1; 0 counts as 1. */
  pageNo: number;
  pageSize: number;
}

export interface RowPage {
  rows: GameRow[];
  pageNum: number;
  totalPages: number;
  /** Rows on all pages. */
  total: number;
}

/** Runs a query for one page; one pass finds and counts the games. `ordered` adds the order, which must be total. */
export const pageOf = async (
  db: Db,
  query: GameQuery,
  ordered: (query: GameQuery) => GameQuery,
  { pageNo, pageSize }: Paging,
): Promise<RowPage> => {
  const size = Math.min(Math.max(pageSize, 1), SERVER_LIMITS.gamesPage);
  const pageNum = Math.max(pageNo, 1);
  const page = ordered(query)
    .limit(size)
    .offset((pageNum - 1) * size);
  const rows = await rowsOf(db, page, sql<number>`count(*) over ()`);
  // A page after the last one has no row to tell.
  const total = rows[0]?.total ?? (pageNum > 1 ? await countOf(query) : 0);
  return { rows, pageNum, totalPages: Math.ceil(total / size), total };
};

const countOf = async (query: GameQuery): Promise<number> =>
  (await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count;

/** The default order of lists: the operator's places, the most played, then the merchant's own order. */
const byPopularity = (query: GameQuery): GameQuery =>
  query
    .orderBy('games.position')
    .orderBy('games.played', 'desc')
    .orderBy('games.popularity', 'desc')
    .orderBy('games.node_id');

/** Games in one of the orders that a player can choose. Equal ones follow by popularity. */
const inOrder =
  (order: GameOrder, language: Language) =>
  (query: GameQuery): GameQuery => {
    const name = sql`coalesce(games.names ->> ${language}, games.names ->> 'EN', games.code)`;
    if (order === 'name') return byPopularity(query.orderBy(sql`lower(${name})`));
    if (order === 'new') return byPopularity(query.orderBy('games.fresh', 'desc'));
    if (order === 'rtp') return byPopularity(query.orderBy(sql`games.rtp_micro desc nulls last`));
    return byPopularity(query);
  };

/** Returns one page of games by filter, in the order asked for (GAME-02). */
export const listGames = async (db: Db, merchant: Offer, query: z.output<typeof GameListQuery>): Promise<GamePage> => {
  const order = inOrder(query.order ?? 'popular', query.language);
  const ofVendor = listed(query.vassalage).length > 0;
  const pageSize = query.pageSize ?? (ofVendor ? LIMITS.shortListPageSize : LIMITS.listPageSize);
  const { rows, ...page } = await pageOf(db, filtered(offeredGames(db, merchant), query), order, {
    ...query,
    pageSize,
  });
  return { games: rows.map((row) => toGame(row, query.language)), ...page };
};

/** Reads the games that a query finds, the most played first, without pages. */
export const popularRows = (db: Db, query: GameQuery, max: number): Promise<GameRow[]> =>
  rowsOf(db, byPopularity(query).limit(max));

/** Returns the most played games by filter, without pages. */
export const topGames = async (
  db: Db,
  merchant: Offer,
  { language, max, ...filters }: Filters & { language: Language; max: number },
) => {
  const rows = await popularRows(db, filtered(offeredGames(db, merchant), filters), max);
  return rows.map((row) => toGame(row, language));
};

/** Returns the tables of live games, the most played first; at most a page of the largest size. */
export const liveRooms = async (
  db: Db,
  merchant: Offer,
  { language, ...filters }: Pick<Filters, 'gameType' | 'vassalage'> & { language: Language },
): Promise<Room[]> => {
  const atTables = filtered(offeredGames(db, merchant), filters).where('games.room_id', 'is not', null);
  const rows = await popularRows(db, atTables, SERVER_LIMITS.gamesPage);
  return rows.map((row) => {
    const { roomId, nodeId, vassalage, gameType, gameCode, displayName, minBet, maxBet, exponent } = toGame(
      row,
      language,
    );
    return { roomId: roomId!, nodeId, vassalage, gameType, gameCode, displayName, minBet, maxBet, exponent };
  });
};

/** Returns other games that this member can play, of the same type first, to suggest when a launch is refused (GAME-07). */
export const suggestionsFor = async (
  db: Db,
  merchant: Offer,
  { type }: Pick<MemberRow, 'type'>,
  refused: GameRow | undefined,
  language: Language,
) => {
  const query = offeredGames(db, merchant)
    .where('games.playable', '=', true)
    .where(sql<boolean>`coalesce(games.maintenance_until, '-infinity') <= now()`)
    .where(sql<boolean>`coalesce(vendors.maintenance_until, '-infinity') <= now()`)
    .$if(type === TRIAL_TYPE, (q) => q.where('games.support_play', '=', 0))
    .$if(refused !== undefined, (q) =>
      q.where('games.node_id', '!=', refused!.node_id).orderBy(sql`games.game_type = ${refused!.game_type}`, 'desc'),
    );
  const rows = await rowsOf(db, byPopularity(query).limit(6));
  return rows.map((row) => toGame(row, language));
};

/** Returns recently played games, the last first. */
export const recentGames = async (db: Db, merchant: Offer, memberId: number, filters: Filters, paging: Paging) => {
  const query = filtered(
    offeredGames(db, merchant).innerJoin('recent_games', (join) =>
      join
        .onRef('recent_games.merchant', '=', 'games.merchant')
        .onRef('recent_games.node_id', '=', 'games.node_id')
        .on('recent_games.member_id', '=', memberId),
    ),
    filters,
  );
  return pageOf(db, query, (q) => q.orderBy(sql`recent_games.at`, 'desc').orderBy('games.node_id'), paging);
};
