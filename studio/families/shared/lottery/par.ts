import type { ParBet } from '../../par.ts';
import { isMore, parOfOutcomes, type Outcome } from '../outcomes.ts';
import { ratio, times } from '../rational.ts';
import type { BetType, Prize } from './bet-type.ts';
import { returnOf } from './pays.ts';

/** The prize whose bet returns the least, for a type in which each choice has its own: its figures are the stated ones. */
export function minPrize({ prizes }: BetType, pays: readonly number[]): number {
  const returns = prizes.map((prize, at) => returnOf(prize, pays[at]!));
  return returns.reduce((min, each, at) => (isMore(returns[min]!, each) ? at : min), 0);
}

/** Some types cannot be bet in single combinations; of several, one wins. */
const outcomesOf = ({ chance, push }: Prize, pay: number, units = 1): Outcome[] => [
  { chance: times(chance, ratio(units)), payout: ratio(pay, 100 * units), component: 'win' },
  ...(push ? [{ chance: push, payout: ratio(1), component: 'push' }] : []),
];

/** The figures of a bet type, of the smallest line of it. */
export function parOfType(type: BetType, pays: readonly number[]): ParBet {
  const cases = Number(type.prizes.reduce((max, { chance }) => (chance.d > max ? chance.d : max), 1n));
  if (type.outcomes) return parOfOutcomes(type.key, type.outcomes(pays), cases);
  if (!type.isByChoice)
    return parOfOutcomes(
      type.key,
      type.prizes.flatMap((prize, at) => outcomesOf(prize, pays[at]!, type.units(type.example(at)))),
      cases,
    );
  const min = minPrize(type, pays);
  const returns = type.prizes.map((prize, at) => returnOf(prize, pays[at]!));
  const max = returns.reduce((top, each) => (isMore(each, top) ? each : top));
  const top = pays.indexOf(Math.max(...pays));
  const par = {
    ...parOfOutcomes(type.key, outcomesOf(type.prizes[min]!, pays[min]!), cases),
    maxWin: { stakes: ratio(pays[top]!, 100), probability: type.prizes[top]!.chance },
  };
  return isMore(max, par.rtp) ? { ...par, range: { min: par.rtp, max } } : par;
}
