import * as z from 'zod/mini';
import { BookFixture, BookState, BookType, SportCode } from './book-fixtures.ts';
import { BookSlip, BookTerms } from './book-slips.ts';
import { endpoint } from './define.ts';
import { LIMITS, SERVER_LIMITS } from './limits.ts';
import { FixtureId } from './live-odds.ts';
import { Language, Millis, NodeId, QueryInt, Uuid } from './primitives.ts';

/** Fixtures of a list at once; a page watches the prices of all of them. */
export const BOOK_PAGE = 60;

const Phase = z.enum(['live', 'before', 'over']);

/** The book of a type on the site's own pages: fixtures, a match, the player's session and slips (decision 0023). */
export const book = {
  fixtures: endpoint({
    method: 'GET',
    path: '/wps/book/fixtures',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({
      type: BookType,
      /** `before` in the order of their start, `live` the newest started last, `over` the last ended first. */
      phase: z.optional(Phase),
      sport: z.optional(SportCode),
      /** Words of a side or a league. */
      text: z.optional(z.string().check(z.maxLength(LIMITS.gameName))),
      pageNo: QueryInt,
      pageSize: z.optional(QueryInt),
      language: Language,
    }),
    response: z.strictObject({
      /** The book of this type; null if the merchant has none whose pages are the site's. */
      book: z.nullable(
        z.strictObject({
          game: NodeId,
          name: z.string(),
          /** False while its game or vendor is switched off or in maintenance, until then if the end is known. */
          open: z.boolean(),
          untilMs: z.nullable(Millis),
          /** 0: may be played with play money (GAME-01). */
          supportPlay: z.union([z.literal(0), z.literal(1)]),
          state: BookState,
          /** Version of the feed `book`. */
          seq: z.int(),
        }),
      ),
      /** Other games of the type, which open in a frame. */
      others: z.int(),
      list: z.array(BookFixture),
      pageNum: z.int(),
      totalPages: z.int(),
      total: z.int(),
    }),
    errors: [],
    perMinute: 1_200,
    summary: 'Fixtures of the book of a type, with their main prices.',
  }),
  fixture: endpoint({
    method: 'GET',
    path: '/wps/book/fixture',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({ id: FixtureId, language: Language }),
    response: z.strictObject({
      type: BookType,
      game: NodeId,
      fixture: BookFixture,
      /** The last results of each side in this book, the newest first, at most five. */
      form: z.strictObject({ home: z.array(BookFixture), away: z.array(BookFixture) }),
    }),
    errors: ['not_found'],
    perMinute: 1_200,
    summary: 'A fixture, and the last results of its sides.',
  }),
  open: endpoint({
    method: 'POST',
    path: '/wps/book/open',
    auth: 'session',
    encoding: 'json',
    signed: true,
    terms: true,
    maxIdleMs: SERVER_LIMITS.idlePlayMs,
    request: z.strictObject({ type: BookType, language: Language }),
    response: z.strictObject({
      session: Uuid,
      game: NodeId,
      demo: z.boolean(),
      /** Key of the feed `funds`, if stakes do not come from the balance that the site shows. */
      funds: z.nullable(z.string()),
      terms: BookTerms,
    }),
    errors: [
      'game_not_found',
      'account_excluded',
      'game_type_locked',
      'play_blocked',
      'play_owed',
      'game_disabled',
      'no_free_play',
      'game_maintenance',
      'vendor_wallet_empty',
    ],
    summary:
      'Opens the player’s session in the book of a type. Slips are placed by the command `game` (W6) of this session.',
  }),
  slips: endpoint({
    method: 'GET',
    path: '/wps/book/slips',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject({
      session: Uuid,
      state: z.enum(['open', 'over']),
      /** Slips with a leg on this fixture. */
      fixture: z.optional(FixtureId),
      pageNo: QueryInt,
      language: Language,
    }),
    response: z.strictObject({ list: z.array(BookSlip), more: z.boolean(), atMs: Millis }),
    errors: ['not_found', 'game_maintenance'],
    automatic: true,
    perMinute: 120,
    summary: 'The player’s slips in the book, open with their cash-out, or over.',
  }),
} as const;
