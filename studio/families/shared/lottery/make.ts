import type { Rational } from '../rational.ts';
import { choose, PUSH, type BetType, type Field, type Hit, type Picks } from './bet-type.ts';

/* Kinds of bet types that several lotteries share. */

const hit = (count: number): Hit[] => (count > 0 ? [{ prize: 0, count }] : []);

/** A field of numbers; without bounds, one or more of them. */
export const numbers = (from: number, to: number, more: Partial<Field> = {}): Field => ({
  numbers: { from, to },
  min: 1,
  max: to - from + 1,
  ...more,
});

/** A choice of a list, and how it ends: it wins, or its stake comes back. */
export interface Choice {
  chance: Rational;
  push?: Rational;
}

interface Options {
  key: string;
  tab: string;
  /** Names or numbers, each a bet of its own with its own odds. */
  field: Field;
  /** The odds of each choice, in order. */
  choices: readonly Choice[];
  wins: (choice: number, balls: readonly number[]) => boolean | 'push';
  /** Choices of which always one wins. */
  opposites?: readonly (readonly number[])[];
}

/** Each choice of one list is a combination with its own odds: big or small, each sum. */
export function options({ key, tab, field, choices, wins, opposites = [] }: Options): BetType {
  const first = field.names ? 0 : field.numbers!.from;
  return {
    key,
    tab,
    fields: [field],
    isByChoice: true,
    prizes: choices.map(({ chance, push }, at) => ({
      key: field.names?.[at] ?? String(first + at),
      chance,
      ...(push && { push }),
    })),
    units: ([chosen = []]) => chosen.length,
    hits: ([chosen = []], balls) =>
      chosen.flatMap((choice): Hit[] => {
        const end = wins(choice, balls);
        if (end === false) return [];
        return [{ prize: end === 'push' ? PUSH : choice - first, count: 1 }];
      }),
    example: (prize) => [[first + prize]],
    opposites: opposites.map((group) => group.map((choice) => `0:${choice}`)),
  };
}

interface EachField {
  key: string;
  tab: string;
  fields: readonly Field[];
  /** Odds of one choice, the same in each field. */
  choices: readonly Choice[];
  wins: (field: number, choice: number, balls: readonly number[]) => boolean | 'push';
  opposites?: readonly (readonly number[])[];
}

/** Several lists, in each of which every choice is a bet of its own: a digit at a place. Lists may stay empty. */
export function eachField({ key, tab, fields, choices, wins, opposites = [] }: EachField): BetType {
  const first = fields[0]!.names ? 0 : fields[0]!.numbers!.from;
  const alike = choices.every(
    ({ chance, push }) =>
      chance.n === choices[0]!.chance.n && chance.d === choices[0]!.chance.d && push?.n === choices[0]!.push?.n,
  );
  const prizes = alike
    ? [{ key: 'hit', ...choices[0]! }]
    : choices.map((choice, at) => ({ key: fields[0]!.names?.[at] ?? String(first + at), ...choice }));
  return {
    key,
    tab,
    fields: fields.map((field) => ({ ...field, min: 0 })),
    isByChoice: true,
    prizes,
    units: (picks) => picks.reduce((sum, chosen) => sum + chosen.length, 0),
    hits: (picks, balls) =>
      picks.flatMap((chosen, field) =>
        chosen.flatMap((choice): Hit[] => {
          const end = wins(field, choice, balls);
          if (end === false) return [];
          return [{ prize: end === 'push' ? PUSH : alike ? 0 : choice - first, count: 1 }];
        }),
      ),
    example: (prize) => fields.map((_, at) => (at === 0 ? [first + prize] : [])),
    opposites: fields.flatMap((_, field) => opposites.map((group) => group.map((choice) => `${field}:${choice}`))),
  };
}

interface Direct {
  key: string;
  tab: string;
  fields: readonly Field[];
  /** Where each field's ball stands in the draw. */
  positions: readonly number[];
  chance: Rational;
  /** A number cannot stand at two places. */
  distinct?: boolean;
}

/** One choice for each place, all of which must come: the exact front three. */
export function direct({ key, tab, fields, positions, chance, distinct = false }: Direct): BetType {
  const units = (picks: Picks): number =>
    distinct ? arrangements(picks) : picks.reduce((product, chosen) => product * chosen.length, 1);
  return {
    key,
    tab,
    fields,
    isByChoice: false,
    prizes: [{ key: 'hit', chance }],
    units,
    hits: (picks, balls) => hit(positions.every((position, at) => picks[at]!.includes(balls[position]!)) ? 1 : 0),
    example: () => fields.map((field, at) => [field.numbers!.from + (distinct ? at : 0)]),
    whole: Number(chance.d / chance.n),
  };
}

/** Ways to take one of each list, all different. */
function arrangements(picks: Picks, taken: readonly number[] = []): number {
  const [chosen, ...rest] = picks;
  if (!chosen) return 1;
  return chosen
    .filter((each) => !taken.includes(each))
    .reduce((sum, each) => sum + (rest.length === 0 ? 1 : arrangements(rest, [...taken, each])), 0);
}

interface Sets {
  key: string;
  tab: string;
  field: Field;
  /** Numbers in one combination. */
  size: number;
  /** Prizes by matched numbers, from none to all; chances and shares. Those that pay nothing are missing. */
  prizes: readonly { matches: number; chance: Rational; share?: Rational }[];
  /** The numbers that count in a draw. */
  drawn: (balls: readonly number[]) => readonly number[];
}

/** Sets of numbers without order. A player who chooses more has every set of them. */
export function sets({ key, tab, field, size, prizes, drawn }: Sets): BetType {
  return {
    key,
    tab,
    fields: [field],
    isByChoice: false,
    prizes: prizes.map(({ matches, chance, share }) => ({
      key: `match-${matches}`,
      chance,
      ...(share && { share }),
    })),
    units: ([chosen = []]) => choose(chosen.length, size),
    hits([chosen = []], balls) {
      const counted = drawn(balls);
      const matched = chosen.filter((each) => counted.includes(each)).length;
      return prizes.flatMap(({ matches }, prize) => {
        const count = choose(matched, matches) * choose(chosen.length - matched, size - matches);
        return count > 0 ? [{ prize, count }] : [];
      });
    },
    example: () => [Array.from({ length: size }, (_, at) => field.numbers!.from + at)],
  };
}
