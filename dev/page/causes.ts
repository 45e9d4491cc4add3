import { versionOf } from '../recording/lane.ts';
import { firstWithId, type Book, type Marble } from './book.ts';

export interface Step {
  marble: Marble;
  /** The step before; null for the first one. */
  before: Step | null;
  /** 0 for the first cause. */
  depth: number;
}

export interface Causes {
  /** From the first cause to everything that it led to, each followed by what it caused. */
  steps: Step[];
  /** Consequences beyond those in `steps`. */
  more: number;
  /** The first paint after the last step; null if there was none yet. */
  paint: Marble | null;
  /** From the commit of the envelope to its frame, by the estimate of the server's clock; null without an envelope. */
  networkMs: number | null;
  /** From the first cause to the paint. */
  pageMs: number | null;
}

/** Enough for a person to read. */
const MAX = 200;

/** Which envelope (or input) became which emission became which change of a store, and when the screen showed it. */
export const causesOf = (book: Book, marble: Marble): Causes => {
  const path: Marble[] = [];
  for (let each: Marble | null = marble; each; each = book.marble(each.trace.cause)) path.push(each);
  const root = path.at(-1)!;
  /** The step of each marble. */
  const stepOf = new Map<number, Step>([[root.trace.id, { marble: root, before: null, depth: 0 }]]);
  const caused = new Map<Step, Step[]>();
  let shown = 1;
  let more = 0;
  let paint: Marble | null = null;
  let last = marble.trace.id;
  for (const next of book.marbles.slice(firstWithId(book.marbles, root.trace.id) + 1)) {
    const { trace } = next;
    if (trace.lane === 'paint' && trace.upTo >= last) {
      // What comes after the paint that shows this marble is another story.
      paint = next;
      break;
    }
    const before = trace.cause === null ? undefined : stepOf.get(trace.cause);
    if (!before) continue;
    last = trace.id;
    // What passed at the ports of a stream's call says nothing more.
    const isInner = (trace.lane === 'call' || trace.lane === 'port') && next !== marble;
    const step = isInner ? before : { marble: next, before, depth: before.depth + 1 };
    stepOf.set(trace.id, step);
    if (isInner) continue;
    if (shown < MAX || path.includes(next)) {
      shown += 1;
      caused.set(before, [...(caused.get(before) ?? []), step]);
    } else more += 1;
  }
  const inOrder = (step: Step): Step[] => [step, ...(caused.get(step) ?? []).flatMap(inOrder)];
  const version = versionOf(root.trace);
  // The estimate of the clock yields a little with time; nothing comes before its commit.
  const networkMs = version && book.clock ? Math.max(0, book.zeroMs + root.t + book.clock.offsetMs - version.at) : null;
  const steps = inOrder(stepOf.get(root.trace.id)!);
  return { steps, more, paint, networkMs, pageMs: paint ? paint.t - root.t : null };
};
