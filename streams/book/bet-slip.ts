import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { OddsState } from '../../contract/live-odds.ts';
import type { Priced } from './odds-move.ts';

export interface SlipLeg {
  fixture: string;
  market: string;
  outcome: string;
  /** The price that the player chose, or accepted since. */
  price: number;
}
export interface Slip {
  legs: readonly SlipLeg[];
  tolerance: 'none' | 'better' | 'any';
}

/** A leg beside the market now. */
export interface LegStatus {
  leg: SlipLeg;
  /** The price now, in thousandths; null if the outcome is not offered. */
  price: number | null;
  move: 'same' | 'better' | 'worse';
  isSuspended: boolean;
}
export interface SlipStatus {
  legs: readonly LegStatus[];
  /**
   * ready: the book takes it as things are · changed: a price moved beyond the tolerance, the player must accept it · suspended:
   * wait · closed: a leg is not offered any more · empty.
   */
  state: 'ready' | 'changed' | 'suspended' | 'closed' | 'empty';
}

/** The slip against the prices now: what moved, and whether that is within the player's tolerance. */
export const betSlip = (
  slip$: Observable<Slip>,
  odds$: Observable<ReadonlyMap<string, OddsState>>,
): Observable<SlipStatus> =>
  combineLatest([slip$, odds$]).pipe(
    map(([slip, odds]) => slipStatus(slip, odds)),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  );

/** The slip against these prices. */
export function slipStatus({ legs: chosen, tolerance }: Slip, odds: ReadonlyMap<string, Priced>): SlipStatus {
  const legs = chosen.map((leg): LegStatus => {
    const fixture = odds.get(leg.fixture);
    const market = fixture?.markets.find(({ id }) => id === leg.market);
    const price = market?.outcomes.find(({ id }) => id === leg.outcome)?.price ?? 0;
    const move = price === leg.price || price === 0 ? 'same' : price > leg.price ? 'better' : 'worse';
    return { leg, price: price === 0 ? null : price, move, isSuspended: market !== undefined && !market.open };
  });
  const isBeyond = ({ move }: LegStatus): boolean =>
    tolerance === 'none' ? move !== 'same' : tolerance === 'better' && move === 'worse';
  if (legs.length === 0) return { legs, state: 'empty' };
  if (legs.some(({ price }) => price === null)) return { legs, state: 'closed' };
  if (legs.some(({ isSuspended }) => isSuspended)) return { legs, state: 'suspended' };
  return { legs, state: legs.some(isBeyond) ? 'changed' : 'ready' };
}
