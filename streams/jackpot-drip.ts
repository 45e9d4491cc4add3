import { defer, map, repeat, timer, type Observable } from 'rxjs';
import { LIMITS } from '../contract/limits.ts';
import type { MinorUnits } from '../contract/primitives.ts';
import type { Surroundings } from './asking.ts';

/** LIVE-03: what the house adds to a pool, 100–500 minor units each 3, 4 or 5 s. The server posts it in the ledger. */
export const jackpotDrip = ({ scheduler, random }: Surroundings): Observable<MinorUnits> => {
  const { jackpotDripMs: waits, jackpotDripMinor: amounts } = LIMITS;
  const upTo = (count: number): number => Math.floor(random() * count);
  return defer(() => timer(waits[upTo(waits.length)]!, scheduler)).pipe(
    map(() => amounts.min + upTo(amounts.max - amounts.min + 1)),
    repeat(),
  );
};
