import { isObservable, Observable, Subscriber, type SchedulerAction, type SchedulerLike } from 'rxjs';
import type { CallArgument, Trace } from '../recording/format.ts';
import type { StreamFunction } from './streams.ts';

type CallTrace = Extract<Trace, { lane: 'call' }>;
type PortTrace = Extract<Trace, { lane: 'port' }>;
type Received<T> = Omit<T, 'id' | 'cause' | 't'>;

/** Where traces of calls go (dev/traced). */
export interface Tracer {
  /** Adds id, time and cause, tells the trace, and returns its id; null while nobody watches. */
  tell(trace: Received<CallTrace> | Received<PortTrace>): number | null;
  /** Runs what the trace causes. */
  within(id: number, run: () => void): void;
}

/**
 * The function with its calls traced: its arguments, what its input streams and functions gave, and what it emitted. Each
 * subscription to its result is a call of its own, which is the same for a pure function.
 */
export const spied =
  (tracer: Tracer, module: string, name: string, fn: StreamFunction): StreamFunction =>
  (...args: unknown[]) =>
    new Observable((subscriber) => {
      const call = openCall(tracer);
      const watched = args.map((arg, index) =>
        // What a model passes beyond the function's parameters does not count.
        index < fn.length ? call.port(arg, String(index)) : { argument: null, passed: arg },
      );
      const known = watched.flatMap(({ argument }) => argument ?? []);
      tracer.tell({ lane: 'call', call: call.number, module, name, args: known, nowMs: call.nowMs() });
      const result$ = fn(...watched.map(({ passed }) => passed)) as Observable<unknown>;
      return call.watch(result$, 'out').subscribe(subscriber);
    });

let calls = 0;

interface Port {
  argument: CallArgument;
  passed: unknown;
}

function openCall(tracer: Tracer) {
  const number = (calls += 1);
  const runs = new Map<string, number>();
  let scheduler: SchedulerLike | null = null;

  const nextRun = (port: string): number => {
    const run = runs.get(port) ?? 0;
    runs.set(port, run + 1);
    return run;
  };
  const tell = (port: string, run: number, what: PortTrace['what'], value?: unknown) =>
    tracer.tell({ lane: 'port', call: number, port, run, what, value });
  const inside = (id: number | null, go: () => void) => (id === null ? go() : tracer.within(id, go));

  const watch = (source$: Observable<unknown>, port: string): Observable<unknown> =>
    new Observable((subscriber) => {
      const run = nextRun(port);
      let isOver = false;
      tell(port, run, 'started');
      const end = (what: 'completed' | 'failed', go: () => void, value?: unknown) => {
        isOver = true;
        inside(tell(port, run, what, value), go);
      };
      // A subscriber, and not an observer: a synchronous source sees at once that nobody listens any more.
      const inner = new Subscriber<unknown>({
        next: (value) => inside(tell(port, run, 'next', value), () => subscriber.next(value)),
        error: (error: unknown) => end('failed', () => subscriber.error(error), error),
        complete: () => end('completed', () => subscriber.complete()),
      });
      subscriber.add(() => {
        if (!isOver) tell(port, run, 'stopped');
        inner.unsubscribe();
      });
      source$.subscribe(inner);
    });

  const watchFunction =
    (fn: StreamFunction, port: string): StreamFunction =>
    (...args: unknown[]) => {
      const result = fn(...args);
      if (isObservable(result)) return watch(result, port);
      tell(port, nextRun(port), 'returned', result);
      return result;
    };

  /** Tells each frame of the screen that something waited for. */
  const watchFrames = (frames: SchedulerLike, port: string): SchedulerLike => ({
    now: () => frames.now(),
    schedule: <T>(work: (this: SchedulerAction<T>, state?: T) => void, delay?: number, state?: T) =>
      frames.schedule(
        function (this: SchedulerAction<T>, now?: T) {
          inside(tell(port, 0, 'next'), () => work.call(this, now));
        },
        delay,
        state,
      ),
  });

  const port = (value: unknown, path: string): Port => {
    if (isObservable(value)) return { argument: { of: 'stream', port: path }, passed: watch(value, path) };
    if (isScheduler(value)) {
      const isFrames = path.endsWith('.frames');
      if (!isFrames) scheduler = value;
      return { argument: { of: 'scheduler', port: path }, passed: isFrames ? watchFrames(value, path) : value };
    }
    if (typeof value === 'function')
      return {
        argument: { of: 'function', port: path },
        passed: watchFunction(value as StreamFunction, path),
      };
    if (!isPlain(value)) return { argument: { of: 'value', value }, passed: value };
    const fields = Object.entries(value).map(([name, each]) => [name, port(each, `${path}.${name}`)] as const);
    if (fields.every(([, { argument }]) => argument.of === 'value'))
      return { argument: { of: 'value', value }, passed: value };
    return {
      argument: { of: 'object', fields: Object.fromEntries(fields.map(([name, each]) => [name, each.argument])) },
      passed: Object.fromEntries(fields.map(([name, each]) => [name, each.passed])),
    };
  };

  return { number, port, watch, nowMs: () => scheduler?.now() ?? null };
}

const isScheduler = (value: unknown): value is SchedulerLike =>
  typeof value === 'object' && value !== null && 'schedule' in value && 'now' in value;
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
