import * as z from 'zod/mini';
import { Language, Millis } from './primitives.ts';
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
  /** POST /platform/launch {token, game, language, back_url, demo, merchant} → address to open. */
  launchRequest: z.strictObject({
    token: z.string(),
    game: z.string(),
    language: Language,
    back_url: z.string(),
    demo: z.boolean(),
    merchant: z.string(),
  }),
  launch: z.strictObject({ url: z.string() }),
  /** POST /platform/kick {session}. */
  kickRequest: z.strictObject({ session: VendorId, reason: z.string().check(z.maxLength(120)) }),
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
