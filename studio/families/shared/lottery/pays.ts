import { perParams } from '../per-params.ts';
import { minus, ratio, times, type Rational } from '../rational.ts';
import type { BetType, Prize } from './bet-type.ts';
import type { Params } from './shape.ts';

const WHOLE = 10_000;
const ONE = ratio(1);

/** The house edge of a bet type, in parts of 10,000. */
export const edgeOf = ({ edge, edges }: Pick<Params, 'edge' | 'edges'>, { key }: Pick<BetType, 'key'>): number =>
  edges?.[key] ?? edge;

/** What a prize pays in hundredths of the stake, rounded down: the return of the type less what pushes give back. */
export function payOf(edge: number, { chance, share = ONE, push }: Prize): number {
  const wanted = times(ratio(WHOLE - edge, WHOLE), share);
  const left = push ? minus(wanted, push) : wanted;
  const fair = times(times(left, ratio(100)), ratio(chance.d, chance.n));
  return Number(fair.n / fair.d);
}

/** The pays of one type by prize, in hundredths. */
const paysOfType = (params: Params, type: BetType): number[] =>
  type.prizes.map((prize) => payOf(edgeOf(params, type), prize));

/** A function that returns the bet types that a title offers, in its order. */
export const offeredTypes = (types: readonly BetType[]): ((params: Params) => readonly BetType[]) =>
  perParams((params: Params) =>
    params.types ? params.types.flatMap((key) => types.find((type) => type.key === key) ?? []) : types,
  );

/** A function that returns the pays of each bet type, computed once for each title. */
export const payTable = (types: readonly BetType[]): ((params: Params) => ReadonlyMap<string, number[]>) =>
  perParams((params: Params) => new Map(types.map((type) => [type.key, paysOfType(params, type)])));

/** What one combination returns with this prize. */
export const returnOf = ({ chance, push = ratio(0) }: Prize, pay: number): Rational => {
  const won = times(chance, ratio(pay, 100));
  return ratio(won.n * push.d + push.n * won.d, won.d * push.d);
};
