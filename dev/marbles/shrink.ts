import type { Problem } from '../page/ports.ts';
import type { Item, Recording } from '../recording/format.ts';

export interface ShrinkProgress {
  items: number;
  tried: number;
}

/** The same fault at another moment is the same fault. */
export const isSameProblem = (wanted: Problem) => (found: Problem) =>
  wanted.invariant ? found.invariant === wanted.invariant : found.text === wanted.text;

/** Most candidates that are tried. */
const MAX_RUNS = 2_000;

/** Where the cause of each item is: of an answer its request, of a result its call. */
function causesOf(items: readonly Item[]): ReadonlyMap<number, number> {
  const requested = new Map<string, number>();
  const causes = new Map<number, number>();
  for (const [index, item] of items.entries()) {
    const id = pairOf(item);
    if (id === null) continue;
    const cause = requested.get(id);
    if (cause === undefined) requested.set(id, index);
    else causes.set(index, cause);
  }
  return causes;
}

const pairOf = (item: Item): string | null => {
  if (item.item === 'frame' && item.request !== undefined) return `request ${item.request}`;
  return item.item === 'effect' ? `run ${item.run}` : null;
};

/**
 * The shortest recording that still fails: no single item more can be left out. An answer never stays without its request, nor a
 * result without its call. Deterministic, if `fails` is. After `maxRuns` candidates the shortest one so far is returned. Its
 * last item is the one of the whole recording: what the stores end with follows from a replay.
 */
export async function shrink(
  recording: Recording,
  fails: (candidate: Recording) => Promise<boolean>,
  onProgress: (progress: ShrinkProgress) => void = () => {},
  maxRuns = MAX_RUNS,
): Promise<Recording> {
  const { items } = recording;
  const causes = causesOf(items);
  const stays = (index: number) => items[index]!.item === 'base' || items[index]!.item === 'end';
  let kept = [...items.keys()];
  let tried = 0;

  const build = (indexes: readonly number[]): Recording => ({
    ...recording,
    items: indexes.map((index) => items[index]!),
  });
  const without = (left: ReadonlySet<number>): number[] => {
    const gone = new Set(left);
    return kept.filter((index) => {
      if (gone.has(causes.get(index) ?? -1)) gone.add(index);
      return !gone.has(index);
    });
  };
  const stillFails = async (indexes: readonly number[]): Promise<boolean> => {
    tried += 1;
    const failed = await fails(build(indexes));
    onProgress({ items: failed ? indexes.length : kept.length, tried });
    return failed;
  };
  /** Leaves out what it can in pieces of this size, the last first; returns whether it left out any. */
  const pass = async (size: number): Promise<boolean> => {
    const before = kept.length;
    let end = kept.length;
    while (end > 0 && tried < maxRuns) {
      const piece = kept.slice(Math.max(0, end - size), end).filter((index) => !stays(index));
      end -= size;
      if (piece.length === 0) continue;
      const candidate = without(new Set(piece));
      if (await stillFails(candidate)) kept = candidate;
      end = Math.min(end, kept.length);
    }
    return kept.length < before;
  };

  if (!(await stillFails(kept))) throw new Error('The recording does not fail: there is nothing to shrink.');
  for (let size = Math.ceil(kept.length / 2); size > 1; size = Math.ceil(size / 2)) await pass(size);
  while (tried < maxRuns && (await pass(1)));
  return build(kept);
}
