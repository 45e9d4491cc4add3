import * as z from 'zod/mini';
import { platformCalls } from './vendor-platform.ts';
import {
  PoolId,
  TxId,
  VENDOR_PATH,
  VendorAnswer,
  VendorAuthenticated,
  vendorCalls,
  VendorFeed,
  VendorPool,
  VendorTx,
  type VendorCall,
  type VendorCode,
} from './vendor.ts';

/** One call between a vendor and the platform, as `/docs/vendor` describes it. */
export interface VendorCallSpec {
  readonly method: 'GET' | 'POST';
  /** Variable parts are in braces. */
  readonly path: `/${string}`;
  /** The variable parts of the path. */
  readonly parts?: Readonly<Record<string, z.ZodMiniType>>;
  readonly query?: Readonly<Record<string, { readonly schema: z.ZodMiniType; readonly text: string }>>;
  readonly request?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  readonly summary: string;
  /** What the schemas cannot say. */
  readonly text: string;
}

const post = (call: VendorCall, summary: string, text: string, response: z.ZodMiniType = VendorAnswer) => ({
  method: 'POST' as const,
  path: `${VENDOR_PATH}/${call}` as const,
  request: vendorCalls[call].request,
  response,
  summary,
  text,
});

/** Vendor → platform: the calls with a body. */
export const VENDOR_POSTS: Readonly<Record<VendorCall, VendorCallSpec>> = {
  authenticate: post(
    'authenticate',
    'Opens the session of a launch',
    'The launch token works once. The answer has the session and the player that the other calls name, the balance, the language, the limits, and whether it is free play.',
    z.union([VendorAuthenticated, VendorAnswer]),
  ),
  balance: post('balance', 'The balance of the session’s wallet', 'Moves nothing.'),
  bet: post(
    'bet',
    'Takes a stake',
    'Session, restrictions of the player, limits of the game and the terms of a bonus are checked here, and only here. A refusal is stored under `tx_id`: the same bet gets the same answer later.',
  ),
  settle: post(
    'settle',
    'Pays a result',
    'Accepted after the session has ended, while the game is switched off, and of an excluded player. An amount of 0 with `round_closed` closes the round of a lost bet. Of the type `jackpot` the platform pays what the pool holds at the commit, and answers the amount.',
  ),
  'bet-settle': post('bet-settle', 'A stake and its result', 'One transaction: both are booked or neither.'),
  rollback: post(
    'rollback',
    'Takes a bet or a payout back',
    'A rollback whose target has not arrived is kept: the target is refused with `BET_CANCELLED` when it comes. A bet whose round has paid answers `BET_SETTLED`: reverse its payouts first.',
  ),
  adjust: post('adjust', 'Settles a closed round again', 'A signed difference to the amount that was paid.'),
  batch: post(
    'batch',
    'Several calls in order, all or nothing',
    'If one fails, none is applied; `results` has an answer for each call.',
  ),
  state: post(
    'state',
    'Tells of rounds, tables, hands, odds, fixtures and slips',
    'The platform shows them to players over its socket. Versions only grow; an older one is dropped.',
  ),
};

/** Vendor → platform: the calls without a body. */
export const VENDOR_READS = {
  tx: {
    method: 'GET',
    path: `${VENDOR_PATH}/tx/{tx_id}`,
    parts: { tx_id: TxId },
    response: z.union([VendorTx, VendorAnswer]),
    summary: 'The state of a transaction',
    text: 'An unknown one answers `BET_NOT_FOUND`.',
  },
  pool: {
    method: 'GET',
    path: `${VENDOR_PATH}/pool/{id}`,
    parts: { id: PoolId },
    query: { merchant: { schema: z.string(), text: 'The vendor’s merchant; it may be left out.' } },
    response: z.union([VendorPool, VendorAnswer]),
    summary: 'A jackpot pool as a game shows it (PP-28)',
    text: 'All of it is money that exists.',
  },
  feed: {
    method: 'GET',
    path: `${VENDOR_PATH}/feed`,
    query: {
      after: { schema: z.string().check(z.regex(/^\d{1,15}$/)), text: '`next` of the page before; 0 when absent.' },
      limit: { schema: z.string().check(z.regex(/^\d{1,4}$/)), text: 'Transactions of a page: 1 to 1000, or 200.' },
    },
    response: VendorFeed,
    summary: 'What the platform booked, in its order, for reconciliation',
    text: 'One minute late. `next` is the `after` of the next page; null at the end.',
  },
} as const satisfies Record<string, VendorCallSpec>;

/** Platform → vendor: paths under the vendor's base address, which the operator enters. */
export const PLATFORM_CALLS = {
  games: {
    method: 'GET',
    path: '/platform/games',
    response: platformCalls.games,
    summary: 'The vendor’s list of games',
    text: '`rtp_micro` is the return to player without a pool, in millionths; the platform calculates a pool’s share from the pool’s own parameters.',
  },
  launch: {
    method: 'POST',
    path: '/platform/launch',
    request: platformCalls.launchRequest,
    response: platformCalls.launch,
    summary: 'The address of a game for a player',
    text: 'The vendor exchanges the token by `authenticate`. `platform` is the platform that the merchant is a brand of (SYS-06).',
  },
  join: {
    method: 'POST',
    path: '/platform/join',
    request: platformCalls.joinRequest,
    response: platformCalls.join,
    summary: 'Opens a session in a book whose pages are the site’s',
    text: 'For games that tell the scope `fixture`. The vendor exchanges the token by `authenticate` before it answers. The player’s slips then arrive by `command`: `placeSlip`, whose command id places a slip once, and `cashOutSlip`; both answer `{ slip }` (`contract/book-slips.ts`). A slip that is refused leaves no bet. Codes: `PRICE_CHANGED`, `MARKET_SUSPENDED`, `BET_CLOSED`, `LIMIT_EXPOSURE`, and those of a refused bet.',
  },
  slips: {
    method: 'POST',
    path: '/platform/slips',
    request: platformCalls.slipsRequest,
    response: platformCalls.slips,
    summary: 'The slips of a session’s player in such a book',
    text: 'The newest first. Open ones have what the book pays for them now, until when. Answered also after the session has ended.',
  },
  kick: {
    method: 'POST',
    path: '/platform/kick',
    request: platformCalls.kickRequest,
    response: z.looseObject({}),
    summary: 'Ends a session in its games',
    text: 'The player can no longer bet. Open rounds settle.',
  },
  command: {
    method: 'POST',
    path: '/platform/command',
    request: platformCalls.commandRequest,
    response: platformCalls.command,
    summary: 'What a player did in a game, such as a cash-out or a move',
    text: 'The vendor executes a command id of a player once, stores its answer in the same transaction, and gives the stored answer to every repetition. The platform repeats a call that was not answered with the same id, also much later: the vendor decides whether it still counts. `at` is when the platform first received it. A decision is HTTP 200 with `code`: OK, UNKNOWN_COMMAND, INVALID_PAYLOAD, PAYLOAD_MISMATCH (the id was used for something else), SESSION_INVALID, SESSION_EXPIRED, or the game’s own. 429 and 5xx mean: again.',
  },
  replay: {
    method: 'POST',
    path: '/platform/replay',
    request: platformCalls.replayRequest,
    response: platformCalls.replay,
    summary: 'The address of a round’s replay',
    text: 'The page that it opens is marked as a replay.',
  },
  feed: {
    method: 'GET',
    path: '/platform/feed',
    query: {
      after: { schema: z.string(), text: '`next` of the page before; absent for the first one.' },
      limit: { schema: z.string(), text: 'Transactions of a page.' },
    },
    response: platformCalls.feed,
    summary: 'The vendor’s transactions by time, for reconciliation',
    text: '`next` is the `after` of the next page; null at the end.',
  },
} as const satisfies Record<string, VendorCallSpec>;

/** What each code means; also the message of an answer. For a vendor's developers and logs. Programs use the code. */
export const VENDOR_MEANINGS: Readonly<Record<VendorCode, string>> = {
  OK: 'done',
  ALREADY_PROCESSED: 'done before, with this transaction',
  ALREADY_ROLLED_BACK: 'rolled back before',
  INSUFFICIENT_FUNDS: 'the wallet holds less',
  BET_NOT_FOUND: 'there is no such bet or round of this player',
  BET_CANCELLED: 'the bet was rolled back',
  BET_SETTLED: 'the round has paid: reverse its payouts first',
  ROUND_CLOSED: 'the round is closed',
  PAYLOAD_MISMATCH: 'this transaction was something else before',
  WRONG_CURRENCY: 'the wallet has another currency',
  INVALID_AMOUNT: 'not an amount that this call takes',
  INVALID_GAME: 'not a game or pool of this session',
  GAME_DISABLED: 'the game is switched off',
  MAINTENANCE: 'closed for maintenance',
  LIMIT_STAKE: 'above the highest stake',
  LIMIT_LOSS: 'above the loss limit',
  LIMIT_WAGER: 'above the wager limit',
  LIMIT_TIME: 'the time limit is reached',
  BONUS_GAME: 'the player’s bonus shuts this game',
  BONUS_MAX_BET: 'above the highest stake of the player’s bonus',
  FREE_ROUNDS_OVER: 'the player has no such free rounds left',
  FREE_ROUNDS_MISMATCH: 'not a bet of these free rounds',
  REALITY_CHECK_PENDING: 'the player has a reality check to answer',
  TOO_FAST: 'too soon after the start of the last round',
  PLAYER_EXCLUDED: 'the player is excluded',
  PLAYER_LOCKED: 'the player may not play',
  GEO_BLOCKED: 'not offered where the player is',
  SESSION_INVALID: 'there is no such session of this player',
  SESSION_EXPIRED: 'the session has ended',
  INVALID_REQUEST: 'the body does not read as this call',
  SIGNATURE_INVALID: 'the signature is not valid',
  RATE_LIMITED: 'too many calls',
  TEMPORARY: 'try again',
};
