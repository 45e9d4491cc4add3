import { BadBet } from '../../family.ts';
import { paid, wholeStake } from '../multiplier.ts';
import { areOffered, PUSH, type BetType } from './bet-type.ts';
import type { Line, State } from './shape.ts';

/** Combinations of one line at most, so that a ticket is decided quickly. */
const MAX_UNITS = 10_000;

/** What a line takes. Throws BadBet for one that the title does not offer. */
export function stakeOfLine(types: readonly BetType[], { on, picks, unit, times }: Line): number {
  const type = types.find(({ key }) => key === on);
  if (!type || !areOffered(type, picks)) throw new BadBet('BET_NOT_OFFERED');
  const units = type.units(picks);
  if (units < 1 || units > MAX_UNITS) throw new BadBet('BET_NOT_OFFERED');
  return units * wholeStake(unit) * times;
}

/** What a line pays for a draw, stakes included. */
export function payOfLine(
  types: readonly BetType[],
  pays: ReadonlyMap<string, readonly number[]>,
  { on, picks, unit, times }: Line,
  balls: readonly number[],
): number {
  const type = types.find(({ key }) => key === on)!;
  return type
    .hits(picks, balls)
    .reduce(
      (sum, { prize, count }) => sum + count * paid(unit * times, prize === PUSH ? 100 : pays.get(on)![prize]!),
      0,
    );
}

/**
 * What was not at risk: returned stakes, the equal parts of choices of which always one wins (or what the least of them pays, if
 * that is more), and whole covers.
 */
export function notAtRiskOf(
  types: readonly BetType[],
  pays: ReadonlyMap<string, readonly number[]>,
  { lines, balls, payout }: State,
): number {
  const staked = new Map<string, number>();
  let safe = 0;
  for (const line of lines) {
    const type = types.find(({ key }) => key === line.on)!;
    const each = line.unit * line.times;
    for (const { prize, count } of type.hits(line.picks, balls)) if (prize === PUSH) safe += count * each;
    if (!type.opposites?.length) continue;
    line.picks.forEach((chosen, field) =>
      chosen.forEach((choice) => {
        const place = `${line.on} ${field}:${choice}`;
        staked.set(place, (staked.get(place) ?? 0) + each);
      }),
    );
  }
  for (const type of types) safe += wholeOf(type, lines);
  for (const type of types)
    for (const group of type.opposites ?? []) {
      const stakes = group.map((place) => staked.get(`${type.key} ${place}`) ?? 0);
      const min = Math.min(...stakes.map((stake, at) => paid(stake, payOfChoice(type, pays, group[at]!))));
      safe += Math.max(group.length * Math.min(...stakes), min);
    }
  const stake = lines.reduce((sum, line) => sum + stakeOfLine(types, line), 0);
  return Math.min(safe, stake, payout);
}

/** The equal parts of lines that together have every combination of a type. */
function wholeOf(type: BetType, all: readonly Line[]): number {
  const { key, whole } = type;
  const lines = all.filter(({ on }) => on === key).map((line) => ({ ...line, units: type.units(line.picks) }));
  if (whole === undefined || lines.reduce((sum, { units }) => sum + units, 0) < whole) return 0;
  const staked = new Map<number, number>();
  let safe = 0;
  for (const { picks, unit, times, units } of lines) {
    if (units === whole) safe += whole * unit * times;
    else for (const each of combinationsOf(type, picks)) staked.set(each, (staked.get(each) ?? 0) + unit * times);
  }
  return staked.size < whole ? safe : safe + whole * Math.min(...staked.values());
}

/** The combinations of a line with one number in each field, as a number each. */
function combinationsOf(type: BetType, picks: Line['picks']): number[] {
  const all = picks.reduce<number[][]>(
    (made, chosen) => made.flatMap((each) => chosen.map((number) => [...each, number])),
    [[]],
  );
  return all
    .filter((each) => type.units(each.map((number) => [number])) === 1)
    .map((each) => each.reduce((sum, number) => sum * 100 + number, 0));
}

/** What a choice of a type with opposites pays, in hundredths. Places are `field:choice`. */
function payOfChoice(
  { key, fields, prizes }: BetType,
  pays: ReadonlyMap<string, readonly number[]>,
  place: string,
): number {
  const first = fields[0]!.numbers?.from ?? 0;
  return pays.get(key)![prizes.length === 1 ? 0 : Number(place.split(':')[1]) - first]!;
}
