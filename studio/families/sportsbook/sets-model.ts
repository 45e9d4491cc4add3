import { isSetOver, opensHome, targetOf, type Match } from './match.ts';
import type { SetsSport } from './sports.ts';

/** A pair of scores as one number. */
const keyOf = (home: number, away: number): number => home * 256 + away;
/** A set without a cap is cut after so many units beyond its target; what is less likely than 10⁻⁹ comes after it. */
const BEYOND = 40;

/** Probabilities of a set from how it stands: that home wins it, and of its number of units. */
export interface SetChances {
  home: number;
  units: ReadonlyMap<number, number>;
}

/** The distribution of a set's end. */
export function setChances(
  { strength }: Pick<Match, 'strength'>,
  of: SetsSport,
  set: number,
  from: readonly [number, number] = [0, 0],
): SetChances {
  let now = new Map([[keyOf(...from), 1]]);
  const units = new Map<number, number>();
  let [home, away] = [0, 0];
  const max = 2 * (of.cap ?? targetOf(of, set) + BEYOND);
  for (let played = from[0] + from[1]; now.size > 0 && played <= max; played += 1) {
    const next = new Map<number, number>();
    for (const [key, chance] of now) {
      const at = [Math.floor(key / 256), key % 256] as const;
      if (isSetOver(of, set, at)) {
        units.set(played, (units.get(played) ?? 0) + chance);
        if (at[0] > at[1]) home += chance;
        else away += chance;
        continue;
      }
      const wins = strength[opensHome(set, at) ? 0 : 1];
      const [won, lost] = [keyOf(at[0] + 1, at[1]), keyOf(at[0], at[1] + 1)];
      next.set(won, (next.get(won) ?? 0) + chance * wins);
      next.set(lost, (next.get(lost) ?? 0) + chance * (1 - wins));
    }
    now = next;
  }
  // What was cut is shared as the rest.
  const all = home + away;
  return { home: home / all, units: new Map([...units].map(([count, chance]) => [count, chance / all])) };
}

/** Probabilities of a match of sets: of its final score, and of the running and the next set. */
export interface SetsChances {
  /** By `2-1`. */
  scores: ReadonlyMap<string, number>;
  /** Sets that are not over yet, the running one first: at most two. */
  sets: readonly (SetChances & { set: number })[];
}

/** The distribution of the final score in sets from how the match stands. */
export function setsChances(match: Match, of: SetsSport): SetsChances {
  const wins = Math.ceil(of.bestOf / 2);
  const played = match.score[0] + match.score[1];
  const running = match.parts[played];
  const ofSet = Array.from({ length: of.bestOf }, (_, set) =>
    set < played ? null : setChances(match, of, set, set === played ? (running ?? [0, 0]) : [0, 0]),
  );
  const scores = new Map<string, number>();
  const walk = (home: number, away: number, chance: number): void => {
    if (home === wins || away === wins) {
      const key = `${home}-${away}`;
      scores.set(key, (scores.get(key) ?? 0) + chance);
      return;
    }
    const p = ofSet[home + away]!.home;
    walk(home + 1, away, chance * p);
    walk(home, away + 1, chance * (1 - p));
  };
  walk(...match.score, 1);
  const next = Math.max(...match.score) >= wins ? [] : [played, played + 1].filter((set) => set < of.bestOf);
  return { scores, sets: next.map((set) => ({ set, ...ofSet[set]! })) };
}
