import * as z from 'zod/mini';
import { Stake } from '../shared/multiplier.ts';

export const SIDES = ['dragon', 'tiger'] as const;
export type Side = (typeof SIDES)[number];

/** What a card can be bet to be. */
export const TRAITS = ['big', 'small', 'odd', 'even', 'red', 'black'] as const;
export type Trait = (typeof TRAITS)[number];
export type CardPlace = `${Side}-${Trait}`;

/** Bets on one card, by what they ask. */
export const QUESTIONS = {
  size: ['big', 'small'],
  parity: ['odd', 'even'],
  colour: ['red', 'black'],
} as const satisfies Record<string, readonly Trait[]>;
type Question = keyof typeof QUESTIONS;

export const PLACES = [
  'dragon',
  'tie',
  'tiger',
  'suited-tie',
  ...SIDES.flatMap((side) => TRAITS.map((trait): CardPlace => `${side}-${trait}`)),
] as const;
export type Place = (typeof PLACES)[number];

/** Stakes by place. */
export const Bet = z.strictObject({ chips: z.partialRecord(z.enum(PLACES), Stake) });
export type Bet = z.infer<typeof Bet>;

/** What a bet pays to one, in hundredths. */
const Pays = z.int().check(z.gte(1), z.lte(100_000));

export const Shape = z.strictObject({
  /** Decks that are shuffled before every round. */
  decks: z.union([z.literal(6), z.literal(8)]),
  tie: Pays,
  /** Two equal cards of one suit; not offered if missing. */
  suitedTie: z.optional(Pays),
  /** Bets on the cards of both sides, which pay one to one. */
  cards: z.array(z.enum(Object.keys(QUESTIONS) as [Question])).check(z.maxLength(3)),
});
export type Params = z.infer<typeof Shape>;
