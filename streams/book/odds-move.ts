import { bufferTime, defer, filter, map, type Observable, type SchedulerLike } from 'rxjs';
import type { OddsState } from '../../contract/live-odds.ts';

/** Prices of a fixture: all its markets, or those of a row. */
export type Priced = Pick<OddsState, 'markets'>;

/** Prices are shown at most so often; people read no faster, and a list has hundreds of them. */
export const ODDS_CONFLATE_MS = 200;

export interface ReceivedOdds<S extends Priced = OddsState> {
  fixture: string;
  /** Null: the fixture is no longer known. */
  value: S | null;
}
export type Direction = 'up' | 'down';
/** What came in one window: of each fixture the newest state, and where prices moved, by `priceKey`. */
export interface OddsBatch<S extends Priced = OddsState> {
  values: ReadonlyMap<string, S | null>;
  moves: ReadonlyMap<string, Direction>;
}

export const priceKey = (fixture: string, market: string, outcome: string): string => `${fixture} ${market} ${outcome}`;

/**
 * Prices of fixtures, conflated to one batch per window, with the direction of each move since the last batch. A first price, and
 * one that comes back after its market was away, has no direction.
 */
export function oddsMove<S extends Priced = OddsState>(
  received$: Observable<ReceivedOdds<S>>,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<OddsBatch<S>> {
  return defer(() => {
    const shown = new Map<string, S>();
    return received$.pipe(
      bufferTime(ODDS_CONFLATE_MS, scheduler),
      filter((received) => received.length > 0),
      map((received): OddsBatch<S> => {
        const values = new Map(received.map(({ fixture, value }) => [fixture, value]));
        const moves = new Map<string, Direction>();
        for (const [fixture, value] of values) {
          const before = shown.get(fixture);
          if (value) shown.set(fixture, value);
          else shown.delete(fixture);
          if (before && value) record(moves, fixture, before, value);
        }
        return { values, moves };
      }),
    );
  });
}

function record(moves: Map<string, Direction>, fixture: string, before: Priced, now: Priced): void {
  const held = new Map(before.markets.map((market) => [market.id, market]));
  for (const { id, version, outcomes } of now.markets) {
    const its = held.get(id);
    if (!its || its.version === version) continue;
    for (const { id: outcome, price } of outcomes) {
      const was = its.outcomes.find((each) => each.id === outcome)?.price ?? 0;
      if (was > 0 && price > 0 && was !== price) moves.set(priceKey(fixture, id, outcome), price > was ? 'up' : 'down');
    }
  }
}
