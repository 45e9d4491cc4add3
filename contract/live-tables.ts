import * as z from 'zod/mini';
import { between, Hash, Ordinal } from './bounds.ts';
import { Millis, MinorUnits } from './primitives.ts';

/**
 * What a vendor tells of a table at which players play against each other (vendor API, Live state), by family. The platform
 * serves a table to everybody as the feed `table`, and a player's own cards to that player alone as the feed `hand`.
 */

/** 0 to 51: rank × 4 + suit, from the two of clubs to the ace of spades. */
const Card = between(0, 51);
const Cards = z.array(Card).check(z.maxLength(13));
/** Seats of a table, from 0. */
const MAX_SEATS = 10;
const Place = between(0, MAX_SEATS - 1);

/** What everybody sees of a hand, by the family of its game. Amounts are minor units. */
const HANDS = {
  'teen-patti': z.strictObject({
    dealer: Place,
    /** What a blind player bets at least. */
    unit: MinorUnits,
    pot: MinorUnits,
    seats: z
      .array(
        z.nullable(
          z.strictObject({
            bet: MinorUnits,
            /** What the player can still bet of the stake. */
            left: MinorUnits,
            seen: z.boolean(),
            packed: z.boolean(),
            /** Null until they are shown. */
            cards: z.nullable(Cards),
          }),
        ),
      )
      .check(z.maxLength(MAX_SEATS)),
    last: z.nullable(z.strictObject({ place: Place, act: z.enum(['see', 'pack', 'bet', 'raise', 'show']) })),
    end: z.nullable(
      z.strictObject({
        by: z.enum(['packed', 'show', 'limit']),
        winners: z.array(Place).check(z.minLength(1), z.maxLength(MAX_SEATS)),
        rake: MinorUnits,
        /** What the winners get of the pot, together. */
        won: MinorUnits,
      }),
    ),
  }),
} as const;
export type HandFamily = keyof typeof HANDS;
/** What everybody sees of a hand of this family. */
export type HandOf<F extends HandFamily> = z.infer<(typeof HANDS)[F]>;

const tableState = <F extends HandFamily>(family: F) =>
  z.strictObject({
    family: z.literal(family),
    /** With play money. */
    demo: z.boolean(),
    /** What a hand takes of each player; what is not bet of it is returned. */
    stake: MinorUnits,
    seats: z
      .array(
        z.nullable(
          z.strictObject({
            /** Played by a program, and marked as that. */
            simulated: z.boolean(),
            /** Not dealt in: until back, or because the player leaves. */
            away: z.boolean(),
          }),
        ),
      )
      .check(z.maxLength(MAX_SEATS)),
    /** When the next hand begins; null without one. */
    nextAtMs: z.nullable(Millis),
    hand: z.nullable(
      z.strictObject({
        /** Of the table, from 1. */
        number: Ordinal,
        /** staking: stakes are being taken · playing · over · void: all stakes are returned. */
        phase: z.enum(['staking', 'playing', 'over', 'void']),
        /** SHA-256 of the seed in hex, known before the hand begins. */
        commitment: Hash,
        /** The seed, once the hand is over. */
        seed: z.nullable(Hash),
        /** Moves that were made. */
        moves: z.int(),
        /** Whose turn it is, and until when. */
        turn: z.nullable(z.strictObject({ place: Place, untilMs: Millis })),
        /** An outage gave a player of this hand a new turn. */
        interrupted: z.optional(z.boolean()),
        /** Null before the deal. */
        shown: z.nullable(HANDS[family]),
      }),
    ),
  });

type Received = z.infer<ReturnType<typeof tableState>>;
/** A table as everybody sees it. */
export interface TableState extends Omit<Received, 'family' | 'hand'> {
  family: HandFamily;
  hand: (Omit<NonNullable<Received['hand']>, 'shown'> & { shown: HandOf<HandFamily> | null }) | null;
}
export const TableState: z.ZodMiniType<TableState> = z.discriminatedUnion('family', [tableState('teen-patti')]);

/** What one player alone sees at a table. */
export const HandState = z.strictObject({
  /** The table's hand, from 1. */
  number: Ordinal,
  place: Place,
  /** The player's own cards; null while the rules hide them from the player, too. */
  cards: z.nullable(Cards),
});
export type HandState = z.infer<typeof HandState>;

/** Tables of one game, numbered from 1. */
export const TableNumber = between(1, 99_999);
