import * as z from 'zod/mini';
import { between, Ordinal } from './bounds.ts';
import { Millis } from './primitives.ts';

/**
 * What a vendor tells of a fixture that can be bet on (vendor API, Live state, scope `odds`). The platform serves it as the
 * feed `odds`, key `odds:<fixture id>`.
 */

/** Of a fixture: unique at the merchant. */
export const FixtureId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** A market and its line: `winner`, `total:2.5`, `set-total:2:20.5`. */
export const MarketId = z.string().check(z.regex(/^[a-z][a-z-]*(:-?\d+(\.\d+)?){0,2}$/), z.maxLength(40));
export const OutcomeId = z.string().check(z.regex(/^[a-z0-9-]{1,20}$/));
/** Thousandths of the decimal price; 0 is not offered. */
const Price = between(0, 10_000_000);
/** Markets of a fixture. */
const MAX_MARKETS = 400;
const Points = z.int().check(z.nonnegative());

const Score = z.strictObject({
  /** Goals or points; sets or maps where the match consists of these. */
  home: Points,
  away: Points,
  /** Of each set or map, the running one last. */
  parts: z.array(z.strictObject({ home: Points, away: Points })).check(z.maxLength(11)),
  /** The minute, inning or quarter; null without one. */
  clock: z.nullable(Points),
});

/** A fixture's prices as everybody sees them. A market that is not in the list is not offered. */
export const OddsState = z.strictObject({
  /** over: the match has ended · cancelled: its bets are void. */
  phase: z.enum(['before', 'live', 'over', 'cancelled']),
  startsAtMs: Millis,
  score: Score,
  markets: z
    .array(
      z.strictObject({
        id: MarketId,
        /** Changes with each price of the market, and with `open`. */
        version: Ordinal,
        /** False: suspended. Its prices are shown and not taken. */
        open: z.boolean(),
        outcomes: z.array(z.strictObject({ id: OutcomeId, price: Price })).check(z.maxLength(40)),
      }),
    )
    .check(z.maxLength(MAX_MARKETS)),
});
export type OddsState = z.infer<typeof OddsState>;
