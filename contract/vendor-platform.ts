import * as z from 'zod/mini';
import { CommandName, CommandPayload, CommandResult } from './game-commands.ts';
import { Language, Millis, Uuid } from './primitives.ts';
import { VendorId, RoundId } from './vendor.ts';

/** Platform → vendor, signed the same way with the vendor's secret; paths under the vendor's base address. */
export const platformCalls = {
  /** GET /platform/games → the vendor's list. */
  games: z.strictObject({
    games: z.array(
      z.strictObject({
        game: z.string(),
        name: z.string(),
        min_stake: z.int(),
        max_stake: z.int(),
        /** Without a pool. The platform calculates a pool's share from the pool's own parameters. */
        rtp_micro: z.int(),
        pool: z.nullable(z.string()),
      }),
    ),
  }),
  /** POST /platform/launch {token, game, language, back_url, demo, merchant, platform} → address to open. */
  launchRequest: z.strictObject({
    token: z.string(),
    game: z.string(),
    language: Language,
    back_url: z.string(),
    demo: z.boolean(),
    merchant: z.string(),
    /** SYS-06: the platform that the merchant is a brand of. */
    platform: z.string(),
  }),
  launch: z.strictObject({ url: z.string() }),
  /** POST /platform/kick {session}. */
  kickRequest: z.strictObject({ session: VendorId, reason: z.string().check(z.maxLength(120)) }),
  /**
   * POST /platform/command {command_id, session, game, name, payload, at}: what a player did in the game, such as a cash-out or a
   * move. The vendor executes a command id of a player once, stores its answer in the same transaction, and gives the stored
   * answer to every repetition. The platform repeats a call that was not answered with the same id, also much later: the vendor
   * decides whether it still counts. `at` is when the platform first received it. A decision is HTTP 200 with `code`: OK,
   * UNKNOWN_COMMAND, INVALID_PAYLOAD, PAYLOAD_MISMATCH (the id was used for something else), SESSION_INVALID,
   * SESSION_EXPIRED, or the game's own. 429 and 5xx mean: again.
   */
  commandRequest: z.strictObject({
    command_id: Uuid,
    session: VendorId,
    game: z.string(),
    name: CommandName,
    payload: CommandPayload,
    at: Millis,
  }),
  command: CommandResult,
  /** POST /platform/replay {round_id, language} → address of a replay, which is marked as one. */
  replayRequest: z.strictObject({ round_id: RoundId, player: VendorId, language: Language }),
  replay: z.strictObject({ url: z.string() }),
  /** GET /platform/feed?after=&limit= → the vendor's transactions by time, for reconciliation. */
  feed: z.strictObject({
    txs: z.array(
      z.strictObject({ tx_id: z.string(), kind: z.string(), amount: z.int(), round_id: z.string(), at: Millis }),
    ),
    next: z.nullable(z.string()),
  }),
} as const;
