import { firstWithId, type Book } from './book.ts';
import { isInner, versionOf, type Marble } from './lane.ts';

export interface Step {
  marble: Marble;
  /** The id of the step before; null for the first one. */
  after: number | null;
  /** 0 for the first cause. */
  depth: number;
  /** Since the first cause. */
  afterMs: number;
}

export interface Causes {
  /** From the first cause to everything that it led to, causes before effects. */
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

/** The first cause of a marble, as far as the book reaches back. */
const rootOf = (book: Book, marble: Marble): Marble => {
  let root = marble;
  while (root.trace.cause !== null) {
    const cause = book.marble(root.trace.cause);
    if (!cause) break;
    root = cause;
  }
  return root;
};

/** Which envelope (or input) became which emission became which change of a store, and when the screen showed it. */
export const causesOf = (book: Book, marble: Marble): Causes => {
  const root = rootOf(book, marble);
  const first: Step = { marble: root, after: null, depth: 0, afterMs: 0 };
  /** The step of each marble; an inner one stands for the step before it. */
  const stepOf = new Map([[root.trace.id, first]]);
  const steps = [first];
  const path = new Set<number>();
  for (let each: Marble | null = marble; each; each = each.trace.cause === null ? null : book.marble(each.trace.cause))
    path.add(each.trace.id);
  let more = 0;
  let paint: Marble | null = null;
  let last = marble.trace.id;
  const { marbles } = book;
  for (let at = firstWithId(marbles, root.trace.id) + 1; at < marbles.length; at += 1) {
    const next = marbles[at]!;
    const { trace } = next;
    if (trace.lane === 'paint') {
      // What comes after the paint that shows this marble is another story.
      if (trace.upTo < last) continue;
      paint = next;
      break;
    }
    const before = trace.cause === null ? undefined : stepOf.get(trace.cause);
    if (!before) continue;
    last = Math.max(last, trace.id);
    if (isInner(trace) && next !== marble) {
      stepOf.set(trace.id, before);
      continue;
    }
    const step = { marble: next, after: before.marble.trace.id, depth: before.depth + 1, afterMs: next.t - root.t };
    stepOf.set(trace.id, step);
    if (steps.length < MAX || path.has(trace.id)) steps.push(step);
    else more += 1;
  }
  const version = versionOf(root.trace);
  const delayMs = version && book.clock ? book.zeroMs + root.t + book.clock.offsetMs - version.at : null;
  // The estimate of the clock yields a little with time; nothing comes before its commit.
  const networkMs = delayMs === null ? null : Math.max(0, delayMs);
  return { steps: inOrder(steps), more, paint, networkMs, pageMs: paint ? paint.t - root.t : null };
};

/** As a tree: each step is followed by what it caused. */
const inOrder = (steps: Step[]): Step[] => {
  const caused = new Map<number, Step[]>();
  for (const step of steps.slice(1)) {
    const cause = step.after!;
    const others = caused.get(cause);
    if (others) others.push(step);
    else caused.set(cause, [step]);
  }
  const ordered: Step[] = [];
  const stack = [steps[0]!];
  for (let step = stack.pop(); step; step = stack.pop()) {
    ordered.push(step);
    stack.push(...(caused.get(step.marble.trace.id) ?? []).toReversed());
  }
  return ordered;
};
