import * as z from 'zod/mini';
import { between, Hash, Ordinal } from './bounds.ts';
import { Millis, MinorUnits } from './primitives.ts';

/**
 * What a vendor tells of a table at which everybody plays the same round (vendor API, Live state), by family. The platform
 * serves it as the feed `round`.
 */

/** 0 to 51: rank × 4 + suit, from the two of clubs to the ace of spades. */
const Card = between(0, 51);
const cards = (min: number, max: number) => z.array(Card).check(z.minLength(min), z.maxLength(max));

const Die = between(1, 6);
/** Runners by number from 0. */
const Order = z.array(between(0, 9)).check(z.minLength(5), z.maxLength(10));

/** Drawn numbers, in the order of the draw. */
const balls = (count: number, from: number, to: number) =>
  z.strictObject({ balls: z.array(between(from, to)).check(z.length(count)) });

/** In hundredths; of a flight that nobody could leave, 100. */
const Multiplier = between(100, 100_000_000);

/** The result of a round, by the family of its game. */
const RESULTS = {
  baccarat: z.strictObject({ player: cards(2, 3), banker: cards(2, 3) }),
  /** The hand of all, as far as somebody drew to it, and the dealer's. */
  blackjack: z.strictObject({ player: cards(2, 21), dealer: cards(2, 12) }),
  'dragon-tiger': z.strictObject({ dragon: Card, tiger: Card }),
  'casino-holdem': z.strictObject({ player: cards(2, 2), board: cards(5, 5), dealer: cards(2, 2) }),
  /** How far the flight went. */
  crash: z.strictObject({ end: Multiplier }),
  roulette: z.strictObject({ number: between(0, 36) }),
  'sic-bo': z.strictObject({ dice: z.array(Die).check(z.length(3)) }),
  wheel: z.strictObject({
    segments: z.array(between(0, 99)).check(z.minLength(1), z.maxLength(2)),
  }),
  'two-sided': z.strictObject({
    end: z.enum(['red', 'blue', 'draw', 'off']),
    exchanges: z.array(between(-100, 100)).check(z.minLength(1), z.maxLength(20)),
  }),
  racing: z.strictObject({ order: Order, posts: z.array(Order).check(z.maxLength(5)) }),
  'minute-5': balls(5, 0, 9),
  k3: balls(3, 1, 6),
  keno: balls(20, 1, 80),
  lhc: balls(7, 1, 49),
  lotto: balls(7, 1, 49),
  'vn-north': balls(27, 0, 99_999),
  'vn-south': balls(18, 0, 999_999),
  '4d': balls(23, 0, 9_999),
  'pick-3': balls(3, 0, 9),
  'pick-4': balls(4, 0, 9),
  pk10: balls(10, 1, 10),
} as const;
export type LiveFamily = keyof typeof RESULTS;

/** What players know while they decide, by the family of the game. */
const DEALT = {
  /** The hand of all, and the flop. */
  'casino-holdem': z.strictObject({ player: cards(2, 2), board: cards(3, 3) }),
  /** The hand of those who still decide, and the dealer's open card. */
  blackjack: z.strictObject({ player: cards(2, 20), dealer: cards(1, 1) }),
} as const;
type DecidingFamily = keyof typeof DEALT;
export type DealtOf<F extends DecidingFamily> = z.infer<(typeof DEALT)[F]>;
export type Dealt = DealtOf<DecidingFamily>;

/** Where players have several choices in a row: which one this is, its whole time, and how many players made each move. */
const ChoiceStep = z.strictObject({
  /** From 0. */
  step: z.int().check(z.nonnegative(), z.maximum(100)),
  lastsMs: z.int().check(z.positive(), z.maximum(60_000)),
  /** By move, those who still think under `open`. A move that ended the choices of a player stays until the draw. */
  players: z.record(z.string().check(z.regex(/^[a-z-]{1,20}$/)), z.int()),
});
export type ChoiceStep = z.infer<typeof ChoiceStep>;

/** What a bet is on, in the family's own words: `player`, `banker-pair`. */
const Place = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
/** Results that a table tells, the newest last. */
const RECENT = 100;

/** What a flight tells beside what every round does. */
const FlightState = z.strictObject({
  tookOffAtMs: z.nullable(Millis),
  /** Bets with real money, the highest stakes first: the number of the player in this round, and where the bet cashed out. */
  bets: z
    .array(z.strictObject({ player: z.int(), stake: MinorUnits, at: z.nullable(Multiplier) }))
    .check(z.maxLength(100)),
  /** Of all such bets. */
  count: z.int(),
  /** The chain of the seeds: the seed of a round, hashed `place` times, gives the tip. */
  chain: z.strictObject({ tip: Hash, place: Ordinal, length: z.int(), nextTip: Hash }),
  /** Where an outage called it off: targets up to there are paid, and the other stakes that were in are returned. */
  calledOffAt: z.optional(Multiplier),
});
export type FlightState = z.infer<typeof FlightState>;

const roundState = <F extends LiveFamily>(family: F) =>
  z.strictObject({
    family: z.literal(family),
    /** Of the table, from 1. */
    number: Ordinal,
    /** Bets are taken while open. Only a flight is flying: its bets cash out. Players decide only where they have a choice. */
    phase: z.enum(['open', 'closed', 'deciding', 'flying', 'drawn', 'settled']),
    opensAtMs: Millis,
    closesAtMs: Millis,
    /** While players decide, when their time ends; before that, when it begins. */
    drawsAtMs: Millis,
    /** When the next round opens. Of a flight, or while players decide, the earliest time. */
    nextAtMs: Millis,
    /** All bets of the round with real money, by place. */
    totals: z.record(Place, z.strictObject({ stake: MinorUnits, players: z.int() })),
    /** Of the whole round. */
    players: z.int(),
    /** SHA-256 of the seed in hex, known before the round opens. */
    commitment: Hash,
    /** The seed, once the round is settled. */
    seed: z.nullable(Hash),
    /** Null before the draw. */
    result: z.nullable(RESULTS[family]),
    /** Of the rounds before this one. */
    recent: z.array(RESULTS[family]).check(z.maxLength(RECENT)),
    /** An outage gave players new time, or called the flight off. */
    interrupted: z.optional(z.boolean()),
    /** While players decide. */
    ...((family in DEALT
      ? { dealt: z.optional(DEALT[family as DecidingFamily]), choice: z.optional(ChoiceStep) }
      : {}) as { dealt: z.ZodMiniOptional<z.ZodMiniType<Dealt>>; choice: z.ZodMiniOptional<typeof ChoiceStep> }),
    ...((family === 'crash' ? { flight: z.optional(FlightState) } : {}) as {
      flight: z.ZodMiniOptional<typeof FlightState>;
    }),
  });

/** The result of a round of this family. */
export type ResultOf<F extends LiveFamily> = z.infer<(typeof RESULTS)[F]>;
export type RoundResult = ResultOf<LiveFamily>;

/** A table's round as everybody sees it. The schema demands that the results are those of the family. */
export interface RoundState extends Omit<z.infer<ReturnType<typeof roundState>>, 'family' | 'result' | 'recent'> {
  family: LiveFamily;
  result: RoundResult | null;
  recent: RoundResult[];
}
export const RoundState: z.ZodMiniType<RoundState> = z.discriminatedUnion(
  'family',
  (Object.keys(RESULTS) as LiveFamily[]).map(roundState) as [ReturnType<typeof roundState>],
);
export type RoundPhase = RoundState['phase'];
