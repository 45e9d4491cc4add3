import { animationFrameScheduler, defer, NEVER, throwError, type Observable, type SchedulerLike } from 'rxjs';
import { TestScheduler, type RunHelpers } from 'rxjs/testing';
import type { CallArgument } from '../recording/format.ts';
import type { StreamFunction } from './streams.ts';

/** A diagram with the values of its letters. */
export interface Drawn {
  diagram: string;
  values: Readonly<Record<string, unknown>>;
  error?: unknown;
}

/** What a stream is given: diagrams of its ports, in the order of their creation. */
export interface Inputs {
  hot: ReadonlyMap<string, Drawn>;
  /** One diagram for each subscription, from it on. */
  cold: ReadonlyMap<string, readonly Drawn[]>;
  /** One result for each call. */
  results: ReadonlyMap<string, readonly unknown[]>;
  frames: string | null;
  /** The clock at column 0. */
  startMs: number;
}

/** What a stream emitted, and in which column. */
export interface Emission {
  column: number;
  what: 'next' | 'completed' | 'failed';
  value: unknown;
}

const overdrawn = () => throwError(() => new Error('subscribed more often than in the recording'));

/** Runs the function on these inputs in virtual time, as its test will, until this column. */
export function play(fn: StreamFunction, args: readonly CallArgument[], inputs: Inputs, end: number): Emission[] {
  const emissions: Emission[] = [];
  // Nothing is expected here.
  const scheduler = new TestScheduler(() => {});
  scheduler.run((m) => {
    if (inputs.frames !== null) m.animate(inputs.frames);
    const hot = new Map([...inputs.hot].map(([port, drawn]) => [port, hotOf(m, drawn)]));
    const build = argumentsOf(m, scheduler, inputs, hot);
    const record = (what: Emission['what'], value?: unknown) =>
      void emissions.push({ column: scheduler.now(), what, value });
    const running = scheduler.schedule(() => {
      const result$ = defer(() => fn(...args.map(build)) as Observable<unknown>);
      running.add(
        result$.subscribe({
          next: (value) => record('next', value),
          error: (error: unknown) => record('failed', error),
          complete: () => record('completed'),
        }),
      );
    });
    scheduler.schedule(() => running.unsubscribe(), end);
    m.flush();
  });
  return emissions;
}

const hotOf = (m: RunHelpers, { diagram, values, error }: Drawn) => m.hot<unknown>(diagram, values, error);

function argumentsOf(
  m: RunHelpers,
  scheduler: TestScheduler,
  { cold, results, startMs }: Inputs,
  hot: ReadonlyMap<string, Observable<unknown>>,
) {
  const clock: SchedulerLike = {
    now: () => startMs + scheduler.now(),
    schedule: (work, delay, state) => scheduler.schedule(work as never, delay, state),
  };
  const inTurn = (port: string) => {
    const runs = [...(cold.get(port) ?? [])];
    return () => {
      const run = runs.shift();
      return run ? m.cold<unknown>(run.diagram, run.values, run.error) : overdrawn();
    };
  };
  const functionOf = (port: string) => {
    if (cold.has(port)) return inTurn(port);
    const left = [...(results.get(port) ?? [])];
    return () => left.shift();
  };
  const build = (argument: CallArgument): unknown => {
    switch (argument.of) {
      case 'value':
        return argument.value;
      case 'scheduler':
        return argument.port.endsWith('.frames') ? animationFrameScheduler : clock;
      case 'function':
        return functionOf(argument.port);
      case 'stream':
        return hot.get(argument.port) ?? (cold.has(argument.port) ? defer(inTurn(argument.port)) : NEVER);
      case 'object':
        return Object.fromEntries(Object.entries(argument.fields).map(([name, each]) => [name, build(each)]));
    }
  };
  return build;
}
