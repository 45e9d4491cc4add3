import { distinctUntilChanged, map, scan, type Observable } from 'rxjs';
import type { LiveFamily, RoundResult, RoundState } from '../../contract/live-rounds.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { newestRound } from './newest-round.ts';

/** The results of a table, the oldest first. */
export interface RoadMap {
  family: LiveFamily;
  results: readonly RoundResult[];
  /** Of the round that gave the last result, or that has none yet. */
  number: number;
}

/** A road that grows beyond this begins again with what the table tells. */
const LONGEST = 200;

/**
 * The results of a table for its road map, key `round:<node id>`. A new result is added once; a jump in the numbers of rounds, or
 * results that do not continue those shown, build it anew. Null while unknown.
 */
export const roadMap = (syncEvents$: Observable<SyncEvent>, key: string): Observable<RoadMap | null> =>
  newestRound(syncEvents$, key).pipe(
    scan<RoundState | null, OpenRoad | null>((held, round) => round && heldAfter(held, round), null),
    map((held) => held?.road ?? null),
    distinctUntilChanged(),
  );

interface OpenRoad {
  road: RoadMap;
  /** Of the newest round told, and whether its result is on the road. */
  number: number;
  isOn: boolean;
}

function heldAfter(held: OpenRoad | null, round: RoundState): OpenRoad {
  const { number, result } = round;
  if (!held || !continues(held, round)) return built(round);
  const isNext = number !== held.number;
  if (!result) return isNext ? { ...held, number, isOn: false } : held;
  if (held.isOn && !isNext) return held;
  const { family, results } = held.road;
  return { road: { family, number, results: [...results, result] }, number, isOn: true };
}

const built = ({ family, number, recent, result }: RoundState): OpenRoad => ({
  road: { family, number, results: result ? [...recent, result] : recent },
  number,
  isOn: result !== null,
});

/** Whether this round is the shown one or the next, after the same results. */
function continues({ road, number, isOn }: OpenRoad, round: RoundState): boolean {
  if (round.family !== road.family || road.results.length >= LONGEST) return false;
  if (round.number === number) return !isOn || isEqual(round.result, road.results.at(-1));
  return round.number === number + 1 && isOn && isEqual(round.recent.at(-1), road.results.at(-1));
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
