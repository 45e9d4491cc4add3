import * as z from 'zod/mini';
import { between } from './bounds.ts';
import { BookNames, SportCode } from './book-fixtures.ts';
import { FixtureId, MarketId, OutcomeId } from './live-odds.ts';
import { Currency, Exponent, Millis } from './primitives.ts';
import { RoundId } from './vendor.ts';

/** Slips of a book whose pages are the site's: the commands of a player (`placeSlip`, `cashOutSlip`), and what came of them. */

/** Legs of a slip that the platform carries. A book may take fewer. */
export const MAX_LEGS = 12;
const Price = between(1_001, 10_000_000);
const Amount = between(0, 1_000_000_000_000);

/** How much a price may change: not at all, only to the player's advantage, or in any way. */
export const TOLERANCES = ['none', 'better', 'any'] as const;

export const RequestedLeg = z.strictObject({
  fixture: FixtureId,
  market: MarketId,
  outcome: OutcomeId,
  /** The price that was shown, in thousandths. */
  price: Price,
});
/** How many legs a line has: 2 of 4 legs are all doubles. Several make a system. */
const Sizes = z.array(between(1, MAX_LEGS)).check(
  z.minLength(1),
  z.maxLength(MAX_LEGS),
  z.refine((sizes) => new Set(sizes).size === sizes.length, 'a size twice'),
);

/** Payload of the command `placeSlip`. The stake is that of one line. Its command id places it once. */
export const PlaceSlip = z.strictObject({
  legs: z.array(RequestedLeg).check(z.minLength(1), z.maxLength(MAX_LEGS)),
  sizes: Sizes,
  stake: between(1, 1_000_000_000_000),
  tolerance: z.enum(TOLERANCES),
});
export type PlaceSlip = z.infer<typeof PlaceSlip>;

/** Payload of the command `cashOutSlip`: takes the slip back at the amount that was offered. */
export const CashOutSlip = z.strictObject({ slip: RoundId, amount: Amount });
export type CashOutSlip = z.infer<typeof CashOutSlip>;

const LegResult = z.strictObject({ won: z.literal([0, 1]), voidPart: z.literal([0, 0.5, 1]) });

const slip = <Name extends z.ZodMiniType>(name: Name) =>
  z.strictObject({
    id: RoundId,
    /**
     * waiting: a bet on a running match, decided at `acceptAtMs` · open: taken · refused: nothing was taken, or it came back ·
     * settled · cashed-out.
     */
    state: z.enum(['waiting', 'open', 'refused', 'settled', 'cashed-out']),
    /** Why it was refused; null otherwise. */
    code: z.nullable(z.string().check(z.regex(/^[A-Z][A-Z_]{1,39}$/))),
    placedAtMs: Millis,
    acceptAtMs: z.nullable(Millis),
    legs: z
      .array(
        z.strictObject({
          ...RequestedLeg.shape,
          sport: SportCode,
          home: name,
          away: name,
          /** Null while open. */
          result: z.nullable(LegResult),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_LEGS)),
    sizes: Sizes,
    /** Of a line, and of all lines. */
    stake: Amount,
    total: Amount,
    currency: Currency,
    exponent: Exponent,
    /** What it paid; null while open. */
    paid: z.nullable(Amount),
    /** The most that it can pay. */
    maxPaid: Amount,
    canCashOut: z.boolean(),
    /** Null while a market of the slip is suspended. */
    offer: z.nullable(z.strictObject({ amount: Amount, expiresAtMs: Millis })),
    /** How often it was settled again. */
    corrections: between(0, 1_000),
  });

/** A slip as its vendor answers it, with names by language. */
export const VendorSlip = slip(BookNames);
export type VendorSlip = z.infer<typeof VendorSlip>;
/** A slip with names in the caller's language. */
export const BookSlip = slip(z.string());
export type BookSlip = z.infer<typeof BookSlip>;

/** What the book takes in a play session, minor units. */
export const BookTerms = z.strictObject({
  currency: Currency,
  exponent: Exponent,
  /** Of all lines of a slip. */
  minStake: Amount,
  maxStake: Amount,
  /** The stake of all lines is a multiple of it. */
  step: between(1, 1_000_000_000_000),
  /** Stakes to choose from, ascending. */
  stakes: z.array(Amount).check(z.maxLength(12)),
  maxLegs: between(1, MAX_LEGS),
  /** The most that a slip pays. */
  maxPaid: Amount,
  /** Thousandths by which the prices of a market sum to more than one, before a match and during it. */
  margin: between(0, 1_000),
  marginLive: between(0, 1_000),
});
export type BookTerms = z.infer<typeof BookTerms>;

/** Slips of a page, the newest first. */
export const SLIPS_PAGE = 20;
