import type { Group } from './diagram.ts';
import { widthOf } from './diagram.ts';

/** Something that enters or leaves a stream, in the order in which it happened. */
export interface Moment {
  id: number;
  /** The diagram; null for what only keeps the order: an emission by a timer. */
  port: string | null;
  /** Frames of the screen come before all else in their column, and timers after. */
  isFrame: boolean;
  /** Where it would stand by its time alone. */
  column: number;
  letter: string;
}

interface Placed {
  diagrams: ReadonlyMap<string, Group[]>;
  columns: ReadonlyMap<number, number>;
  /** How many columns later than by its time the last moment stands. */
  pushed: number;
}

/**
 * Places moments in columns without changing their order. A TestScheduler runs the frames of a column first, then the diagrams in
 * the order of their creation, then timers; and a group takes several columns. So some moments move to later columns, with
 * everything that follows. `waits` moves further ones.
 */
export function place(moments: readonly Moment[], waits: ReadonlyMap<number, number>): Placed {
  const ranks = new Map<string, number>();
  const rankOf = ({ port, isFrame }: Moment): number => {
    if (isFrame) return -1;
    if (port === null) return Infinity;
    if (!ranks.has(port)) ranks.set(port, ranks.size);
    return ranks.get(port)!;
  };
  const diagrams = new Map<string, Group[]>();
  const columns = new Map<number, number>();
  let last = { column: 0, rank: -Infinity };
  let pushed = 0;

  for (const moment of moments) {
    const rank = rankOf(moment);
    let column = Math.max(moment.column + pushed + (waits.get(moment.id) ?? 0), last.column);
    if (column === last.column && rank < last.rank) column += 1;
    if (moment.port !== null) {
      const groups = diagrams.get(moment.port) ?? [];
      diagrams.set(moment.port, groups);
      const group = groups.at(-1);
      if (group && group.column === column) {
        // One frame of the screen is enough for a column.
        if (!moment.isFrame) group.letters.push(moment.letter);
      } else {
        column = Math.max(column, group ? group.column + widthOf(group) : 0);
        groups.push({ column, letters: [moment.letter] });
      }
    }
    columns.set(moment.id, column);
    pushed = Math.max(pushed, column - moment.column);
    last = { column, rank };
  }
  return { diagrams, columns, pushed };
}
