import * as z from 'zod/mini';
import { BookTerms, SLIPS_PAGE, VendorSlip } from './book-slips.ts';
import { between } from './bounds.ts';
import { CommandName, CommandPayload, CommandResult } from './game-commands.ts';
import { FixtureId } from './live-odds.ts';
import { Language, Millis, Uuid } from './primitives.ts';
import { VendorId, RoundId } from './vendor.ts';

/** Platform → vendor, signed the same way with the vendor's secret. `vendor-calls.ts` says what each means, and its path. */
export const platformCalls = {
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
  /** As `launch`, of a book in the site's own pages: no frame is opened. */
  joinRequest: z.strictObject({
    token: z.string(),
    game: z.string(),
    language: Language,
    demo: z.boolean(),
    merchant: z.string(),
    platform: z.string(),
  }),
  join: z.strictObject({ terms: BookTerms }),
  slipsRequest: z.strictObject({
    session: VendorId,
    game: z.string(),
    state: z.enum(['open', 'over']),
    fixture: z.optional(FixtureId),
    page: between(1, 1_000),
  }),
  slips: z.strictObject({ slips: z.array(VendorSlip).check(z.maxLength(SLIPS_PAGE)), more: z.boolean() }),
  kickRequest: z.strictObject({ session: VendorId, reason: z.string().check(z.maxLength(120)) }),
  commandRequest: z.strictObject({
    command_id: Uuid,
    session: VendorId,
    game: z.string(),
    name: CommandName,
    payload: CommandPayload,
    at: Millis,
  }),
  command: CommandResult,
  replayRequest: z.strictObject({ round_id: RoundId, player: VendorId, language: Language }),
  replay: z.strictObject({ url: z.string() }),
  feed: z.strictObject({
    txs: z.array(
      z.strictObject({ tx_id: z.string(), kind: z.string(), amount: z.int(), round_id: z.string(), at: Millis }),
    ),
    next: z.nullable(z.string()),
  }),
} as const;
