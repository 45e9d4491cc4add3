import { BadBet } from '../../family.ts';
import { paid, wholeStake } from '../multiplier.ts';
import { areOffered, PUSH, type BetType } from './bet-type.ts';
import type { Line, State } from './shape.ts';

/** Combinations of one line at most, so that a ticket is decided quickly. */
const MOST_UNITS = 10_000;

/** What a line takes. Throws BadBet for one that the title does not offer. */
export function stakeOfLine(types: readonly BetType[], { on, picks, unit, times }: Line): number {
  const type = types.find(({ key }) => key === on);
  if (!type || !areOffered(type, picks)) throw new BadBet('BET_NOT_OFFERED');
  const units = type.units(picks);
  if (units < 1 || units > MOST_UNITS) throw new BadBet('BET_NOT_OFFERED');
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

/** What was not at risk: returned stakes, the equal parts of choices of which always one wins, and whole covers. */
export function notAtRiskOf(types: readonly BetType[], { lines, balls, payout }: State): number {
  const staked = new Map<string, number>();
  let safe = 0;
  for (const line of lines) {
    const type = types.find(({ key }) => key === line.on)!;
    const each = line.unit * line.times;
    if (type.whole !== undefined && type.units(line.picks) === type.whole) safe += type.whole * each;
    for (const { prize, count } of type.hits(line.picks, balls)) if (prize === PUSH) safe += count * each;
    if (!type.opposites?.length) continue;
    line.picks.forEach((chosen, field) =>
      chosen.forEach((choice) => {
        const place = `${line.on} ${field}:${choice}`;
        staked.set(place, (staked.get(place) ?? 0) + each);
      }),
    );
  }
  for (const { key, opposites = [] } of types)
    for (const group of opposites)
      safe += group.length * Math.min(...group.map((place) => staked.get(`${key} ${place}`) ?? 0));
  const stake = lines.reduce((sum, line) => sum + stakeOfLine(types, line), 0);
  return Math.min(safe, stake, payout);
}
