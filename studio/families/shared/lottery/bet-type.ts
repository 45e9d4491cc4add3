import type { Outcome } from '../outcomes.ts';
import type { Rational } from '../rational.ts';

/** What a player chose, by field: numbers of a range, or places in a list of names. */
export type Picks = readonly (readonly number[])[];

/** One thing to choose from: numbers, or names that the texts of the family have (`option.<name>`). */
export interface Field {
  /** Of its text, `field.<key>`; none if the bet type has one field only. */
  key?: string;
  numbers?: { from: number; to: number };
  /** Of each number, with leading zeros. */
  digits?: number;
  names?: readonly string[];
  /** How many may be chosen. */
  min: number;
  max: number;
}

/** What one combination can win. */
export interface Prize {
  /** Of its text in the pay table, `prize.<key>`, or the option that wins it. */
  key: string;
  chance: Rational;
  /** The part of the type's return that this prize makes up; the whole unless stated. */
  share?: Rational;
  /** How often the stake is returned instead. */
  push?: Rational;
}

/** Combinations of a line that won one prize. */
export interface Hit {
  /** Its place among the prizes, or a push. */
  prize: number;
  count: number;
}
export const PUSH = -1;

/** A kind of bet of a lottery. A line of a ticket has as many combinations as `units` says, each with the same stake. */
export interface BetType {
  key: string;
  /** Under which tab the player finds it. */
  tab: string;
  fields: readonly Field[];
  prizes: readonly Prize[];
  /** A combination can win one of the prizes only, by what was chosen: each number of a sum has its own. */
  isByChoice: boolean;
  /** Combinations of these choices; 0 if they are not complete. */
  units(picks: Picks): number;
  hits(picks: Picks, balls: readonly number[]): readonly Hit[];
  /** The choice of one combination, for this prize. */
  example(prize: number): Picks;
  /** Sets of choices of which always one wins: betting all of them alike is no risk. Places are `field:choice`. */
  opposites?: readonly (readonly string[])[];
  /** Combinations that together cover every draw. */
  whole?: number;
  /** How a combination ends, where it can win more than once. `pays` are in hundredths, by prize. */
  outcomes?(pays: readonly number[]): Outcome[];
}

/** The choices of a field, as the numbers that a bet names. */
export const optionsOf = ({ numbers, names }: Field): number[] =>
  names ? names.map((_, at) => at) : range(numbers!.from, numbers!.to);

/** A number of a field, as players read it. */
export const numberText = ({ digits = 1 }: Field, number: number): string => String(number).padStart(digits, '0');

/** The whole numbers from one to another. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Returns how many sets of `size` there are among `from`. */
export function choose(from: number, size: number): number {
  if (size < 0 || size > from) return 0;
  let ways = 1;
  for (let at = 1; at <= size; at += 1) ways = (ways * (from - size + at)) / at;
  return Math.round(ways);
}

/** Whether each field has as many choices as it needs, each of its own and once. */
export function areOffered({ fields }: Pick<BetType, 'fields'>, picks: Picks): boolean {
  if (picks.length !== fields.length) return false;
  return fields.every((field, at) => {
    const chosen = picks[at]!;
    const options = optionsOf(field);
    return (
      chosen.length >= field.min &&
      chosen.length <= field.max &&
      chosen.every((each, index) => options.includes(each) && (index === 0 || each > chosen[index - 1]!))
    );
  });
}
