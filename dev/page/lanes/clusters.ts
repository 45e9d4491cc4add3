import { firstAt } from './book.ts';
import type { Marble } from './lane.ts';

/** Marbles that would overlap: one alone, or a bar with their count. */
export interface Cluster {
  /** Indices in the lane. */
  first: number;
  last: number;
  fromMs: number;
  toMs: number;
  count: number;
  bad: boolean;
}

/**
 * Conflates the marbles of a lane between two moments: chains in which each is nearer than `gapMs` to the next. Chains do not
 * depend on the edges of the picture, so that nothing flickers while it moves; and the work grows with the width of the picture,
 * not with the number of marbles: marbles within one slot of `gapMs` are never looked at.
 */
export const clustersOf = (marbles: readonly Marble[], fromMs: number, toMs: number, gapMs: number): Cluster[] => {
  const clusters: Cluster[] = [];
  let at = firstAt(marbles, fromMs);
  const end = firstAt(marbles, toMs, at);
  let current: Cluster | null = null;
  while (at < end) {
    const begin = marbles[at]!;
    const slotEnd = (Math.floor(begin.t / gapMs) + 1) * gapMs;
    const next = Math.max(at + 1, Math.min(end, gallop(marbles, slotEnd, at)));
    const last = marbles[next - 1]!;
    const bad = begin.look === 'bad' || last.look === 'bad';
    if (current && begin.t - current.toMs < gapMs) {
      current.last = next - 1;
      current.toMs = last.t;
      current.count += next - at;
      current.bad ||= bad;
    } else {
      current = { first: at, last: next - 1, fromMs: begin.t, toMs: last.t, count: next - at, bad };
      clusters.push(current);
    }
    at = next;
  }
  return clusters;
};

/** As `firstAt`, fast where the answer is near. */
const gallop = (marbles: readonly Marble[], t: number, from: number): number => {
  let step = 1;
  while (from + step < marbles.length && marbles[from + step]!.t < t) step *= 2;
  let [low, high] = [from + (step >>> 1), Math.min(marbles.length, from + step)];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (marbles[middle]!.t < t) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The cluster under a point, or the nearest within `reachMs`. */
export const clusterAt = (clusters: readonly Cluster[], t: number, reachMs: number): Cluster | null => {
  let best: Cluster | null = null;
  let distance = reachMs;
  for (const cluster of clusters) {
    const away = t < cluster.fromMs ? cluster.fromMs - t : Math.max(0, t - cluster.toMs);
    if (away > distance) continue;
    best = cluster;
    distance = away;
  }
  return best;
};

/** The marble nearest to a moment, by index; -1 in an empty lane. */
export const nearest = (marbles: readonly Marble[], t: number): number => {
  const after = firstAt(marbles, t);
  if (after === 0) return marbles.length ? 0 : -1;
  if (after === marbles.length) return after - 1;
  return t - marbles[after - 1]!.t <= marbles[after]!.t - t ? after - 1 : after;
};
