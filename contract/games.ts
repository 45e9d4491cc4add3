import * as z from 'zod/mini';
import { Done, endpoint, Nothing } from './define.ts';
import { LIMITS, SERVER_LIMITS } from './limits.ts';
import { Exponent, GameType, Language, MerchantCode, NodeId, QueryInt } from './primitives.ts';

export const Vendor = z.string().check(z.regex(/^[A-Z0-9_]{2,24}$/));
/** Where a game opens (GAME-07): it fills the page, the whole screen, or a window of its own. */
export const GAME_PLACES = ['page', 'fullScreen', 'popup'] as const;
export type GamePlace = (typeof GAME_PLACES)[number];

const Classify = z.string().check(z.regex(/^[A-Z0-9_]{2,24}$/));

/** GAME-01. */
export const Game = z.strictObject({
  nodeId: NodeId,
  vassalage: Vendor,
  vendorName: z.string(),
  gameType: GameType,
  gameClassify: z.array(Classify),
  iconUrl: z.string(),
  /** The same picture in its widths, as an image’s `srcset`. */
  iconSet: z.string(),
  lagerIcon: z.string(),
  /** The table of a live game; null for games without tables. */
  roomId: z.nullable(z.string()),
  gameCode: z.string(),
  /** VASSALAGE opens a list of sub-games. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  displayName: z.string(),
  /** 0: the game offers a free trial, which needs no account. 1: it does not. */
  supportPlay: z.union([z.literal(0), z.literal(1)]),
  /** `book`: it is the site's own book of its type, which has pages of its own. */
  openIn: z.enum([...GAME_PLACES, 'book']),
  isHot: z.union([z.literal(0), z.literal(1)]),
  isNew: z.union([z.literal(0), z.literal(1)]),
  /** The jackpot pool that the game contributes to, if any. */
  poolId: z.nullable(z.string()),
  /** The return to the player of its usual bet, in millionths; null if none is stated. */
  rtpMicro: z.nullable(z.int()),
  /** Bounds of a bet, in minor units of the merchant's currency. */
  minBet: z.int(),
  maxBet: z.int(),
  exponent: Exponent,
});
export type Game = z.infer<typeof Game>;

/** `total`: games on all pages. */
export const GamePage = z.strictObject({
  games: z.array(Game),
  pageNum: z.int(),
  totalPages: z.int(),
  total: z.int(),
});
export type GamePage = z.infer<typeof GamePage>;

/** The table of a live game (GAME-01). Its rounds are the feed `round` of its node. */
export const Room = z.strictObject({
  roomId: z.string(),
  nodeId: NodeId,
  vassalage: Vendor,
  gameType: GameType,
  gameCode: z.string(),
  displayName: z.string(),
  /** Bounds of a bet, in minor units of the merchant's currency. */
  minBet: z.int(),
  maxBet: z.int(),
  exponent: Exponent,
});
export type Room = z.infer<typeof Room>;

const ClientType = z.literal('3');
const Platform = z.enum(['flash,html5-desktop', 'html5-desktop']);
const Text = (max: number) => z.string().check(z.maxLength(max));

/** Orders of a list. `popular`: the most played first; `new`: new games first; `name`: A to Z; `rtp`: the highest return first. */
export const GAME_ORDERS = ['popular', 'new', 'name', 'rtp'] as const;
export type GameOrder = (typeof GAME_ORDERS)[number];

/** GAME-02: every filter is optional; the specification gives the names. */
export const GameListQuery = z.strictObject({
  /** Without it 20, and 5 of a vendor’s list. */
  pageSize: z.optional(QueryInt),
  pageNo: QueryInt,
  gameType: z.optional(GameType),
  vassalage: z.optional(Text(200)),
  gameClassify: z.optional(Text(64)),
  clientType: ClientType,
  platform: Platform,
  merchant: MerchantCode,
  gameName: z.optional(Text(LIMITS.gameName)),
  minBet: z.optional(QueryInt),
  minLineNum: z.optional(QueryInt),
  isHot: z.optional(z.literal('1')),
  isNew: z.optional(z.literal('1')),
  jackpot: z.optional(z.literal('1')),
  order: z.optional(z.enum(GAME_ORDERS)),
  language: Language,
});

/** GAME-11: a row of vendors by game type. */
export const VendorLane = z.strictObject({
  title: GameType,
  cards: z.array(z.strictObject({ vassalage: Vendor, name: z.string(), iconUrl: z.string(), games: z.int() })),
  /** `name` in the caller's language. */
  gameClassify: z.array(z.strictObject({ key: Classify, name: z.string(), vendors: z.array(Vendor) })),
  /** Least bets to filter by, ascending, in minor units of the merchant’s currency. */
  minBets: z.array(z.int()),
});
export type VendorLane = z.infer<typeof VendorLane>;

export const Launch = z.strictObject({
  url: z.string(),
  game: Game,
  demo: z.boolean(),
  /** Key of the feed `funds`, if the game's stakes do not come from the balance that the site shows. */
  funds: z.nullable(z.string()),
  /** Of this play, named in the commands of the game (W6). */
  session: z.uuid(),
});
export type Launch = z.infer<typeof Launch>;

export const games = {
  list: endpoint({
    method: 'GET',
    path: '/wps/relay/GLS_gameList',
    auth: 'visitor',
    encoding: 'query',
    request: GameListQuery,
    response: GamePage,
    errors: [],
    // A lobby of thousands of games is scrolled through page by page.
    perMinute: 1_200,
    summary: 'Games by type, vendor, class, name (GAME-02).',
  }),
  game: endpoint({
    method: 'GET',
    path: '/wps/relay/GLS_game',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({ nodeId: NodeId, language: Language }),
    response: Game,
    errors: ['game_not_found'],
    summary: 'One game that is offered, as a visitor sees it before the login.',
  }),
  vendors: endpoint({
    method: 'GET',
    path: '/wps/relay/GLS_vendorList',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({ platform: Platform, flush: z.optional(z.literal('1')) }),
    response: z.strictObject({ data: z.strictObject({ lanes: z.array(VendorLane) }) }),
    errors: [],
    summary: 'Vendor lanes (GAME-11).',
  }),
  hot: endpoint({
    method: 'GET',
    path: '/wps/relay/GLS_hotGames',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({
      merchantCode: MerchantCode,
      isPlatform: z.literal('2'),
      vassalage: z.optional(Text(200)),
      platform: Platform,
      language: Language,
    }),
    response: z.strictObject({ list: z.array(Game) }),
    errors: [],
    summary: 'Hot games, at most 12 (HOME-08).',
  }),
  recent: endpoint({
    method: 'GET',
    path: '/wps/relay/GLS_recentGames',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject({
      page: QueryInt,
      pageSize: QueryInt,
      gameType: z.optional(GameType),
      language: Language,
      clientType: ClientType,
      vassalage: z.optional(Text(200)),
    }),
    response: z.strictObject({ list: z.array(Game), pageNum: z.int(), totalPages: z.int() }),
    errors: [],
    summary: 'Games this member played last.',
  }),
  rooms: endpoint({
    method: 'GET',
    path: '/wps/relay/GLS2_roomList',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({ gameType: z.optional(GameType), vassalage: z.optional(Text(200)), language: Language }),
    response: z.strictObject({ list: z.array(Room) }),
    errors: [],
    summary: 'Tables of live games that are offered, the most played first.',
  }),
  menus: endpoint({
    method: 'GET',
    path: '/lgw/games/game_menus',
    auth: 'visitor',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ list: z.array(z.strictObject({ gameType: GameType, games: z.int() })) }),
    errors: [],
    summary: 'Types of game with their number of games.',
  }),
  launch: endpoint({
    method: 'GET',
    path: '/wps/game/launchGame',
    auth: 'session',
    encoding: 'query',
    // Play moves money: a stolen token must not start a game.
    signed: true,
    terms: true,
    maxIdleMs: SERVER_LIMITS.idlePlayMs,
    request: z.strictObject({
      nodeId: NodeId,
      language: Language,
      backUrl: Text(300),
      platform: Platform,
      clientType: ClientType,
      /** Opens the game though the wallet with its vendor is empty (WAL-03). */
      unfunded: z.optional(z.literal('1')),
      /** Plays for free (PP-23), where the game's `supportPlay` is 0. */
      free: z.optional(z.literal('1')),
      /** What holds the game; absent: the page itself, which refuses a game that opens in a popup. */
      heldBy: z.optional(z.enum(['popup', 'modal'])),
    }),
    response: Launch,
    errors: [
      'game_not_found',
      'game_disabled',
      'game_maintenance',
      'account_excluded',
      'game_type_locked',
      'play_blocked',
      'play_owed',
      'vendor_wallet_empty',
      'game_in_popup',
      'no_free_play',
    ],
    summary:
      'Opens a game: a launch address with a token of 60 s, used once (GAME-07). A failure’s value holds `suggestions`: other games to play.',
  }),
} as const;

export const favourites = {
  ids: endpoint({
    method: 'GET',
    path: '/wps/relay/GLS_favouriteIds',
    auth: 'session',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ ids: z.array(NodeId) }),
    errors: [],
    summary: 'Node ids of the member’s favourites.',
  }),
  list: endpoint({
    method: 'GET',
    path: '/wps/relay/GLS_favourites',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject({
      pageNo: QueryInt,
      /** Without it 5. */
      pageSize: z.optional(QueryInt),
      gameType: z.optional(GameType),
      vendor: z.optional(Vendor),
      language: Language,
    }),
    response: z.strictObject({ content: z.array(Game), pageNum: z.int(), totalPages: z.int() }),
    errors: [],
    summary: 'The member’s favourites.',
  }),
  add: endpoint({
    method: 'POST',
    path: '/wps/relay/GLS_favourite',
    auth: 'session',
    encoding: 'json',
    request: z.strictObject({ nodeId: NodeId, vendor: Vendor, gameType: GameType }),
    response: Done,
    errors: ['game_not_found'],
    summary: 'Adds a favourite; adding twice is once.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/wps/relay/GLS_favourite',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject({ nodeId: NodeId }),
    response: Done,
    errors: [],
    summary: 'Removes a favourite.',
  }),
} as const;
