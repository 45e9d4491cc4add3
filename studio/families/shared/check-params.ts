import type { ParSheet } from '../par.ts';
import { isMore } from './outcomes.ts';
import { ratio, toNumber, type Rational } from './rational.ts';

interface Payload<Params> {
  value: Params;
  issues: unknown[];
}

const MIN = ratio(1, 2);
const MAX = ratio(999, 1000);

/** A check for a schema of params: `reasonOf` returns why they are refused, or undefined. */
export function refuse<Params>(reasonOf: (params: Params) => string | undefined): (payload: Payload<Params>) => void {
  return (payload) => {
    const message = reasonOf(payload.value);
    if (message !== undefined) payload.issues.push({ code: 'custom', message, input: payload.value });
  };
}

/** Returns why a sheet is refused: a bet type whose return lies outside 50 to 99.9 %. */
export function badReturn({ bets }: ParSheet): string | undefined {
  for (const { bet, rtp, range } of bets) {
    for (const each of range ? [rtp, range.min, range.max] : [rtp]) {
      if (isMore(MIN, each) || isMore(each, MAX)) {
        return `bet "${bet}": its return of ${percent(each)} % lies outside 50 to 99.9 %`;
      }
    }
  }
  return undefined;
}

const percent = (share: Rational): string => (toNumber(share) * 100).toFixed(2);
