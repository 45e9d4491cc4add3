import { createEvent, merge, type Effect, type Event, type EventCallable, type Store, type Unit } from 'effector';
import { isObservable, map, NEVER, tap, type Observable } from 'rxjs';
import * as bridge from '../../src/shared/realtime/bridge.ts';
import type { Environment } from '../../src/shared/realtime/environment.ts';
import type { Live } from '../../src/shared/realtime/live.ts';
import type { Subscriptions } from '../../streams/transport/transport.ts';
import { emits, inside, listensToWindow, nameOfStream } from './effector.ts';
import { tapOf } from './tap.ts';

// The site imports this in place of its bridge: the same, and each stream tells what it does.
export * from '../../src/shared/realtime/bridge.ts';

interface Options {
  start: Unit<any>;
  stop?: Unit<any>;
  inputs: Record<string, Store<any> | Event<any> | Effect<any, any, any>>;
  stream: (inputs: any, environment: Environment) => Observable<unknown>;
}

const named = new Set<string>();
/** The names of all streams of the modules that have run. */
export const streams: ReadonlySet<string> = named;

const restarted = new Map<string, EventCallable<void>>();
/** Starts each stream, as if what starts it had happened. */
export const restarts: ReadonlyMap<string, EventCallable<void>> = restarted;

type Follows = (topics: Subscriptions) => void;

const isLive = (value: unknown): value is Live => typeof (value as Live | null)?.watch === 'function';

/** The live API as a stream gets it: the topics that the stream follows are known. */
const liveOf = (live: Live, follows: Follows): Live => ({
  ...live,
  watch: (topics) => {
    follows(topics);
    return live.watch(topics);
  },
});

const valueOf = (value: unknown, follows: Follows): unknown => {
  if (isLive(value)) return liveOf(value, follows);
  const live = (value as { live?: unknown } | null)?.live;
  return isLive(live) ? { ...(value as object), live: liveOf(live, follows) } : value;
};

export const fromStream = (({ start, stream, ...options }: Options) => {
  const name = uniqueName(nameOfStream());
  const restart = createEvent();
  restarted.set(name, restart);
  const units = bridge.fromStream({
    ...options,
    start: merge([start, restart]),
    stream: (inputs, environment) => {
      const entered = () => tapOf(environment)?.entered(name);
      const follows: Follows = (topics) => tapOf(environment)?.follows(name, topics);
      const tell = (what: 'started' | 'failed' | 'stopped', value?: unknown) =>
        tapOf(environment)?.stream(name, what, value);
      const received = Object.fromEntries(
        Object.entries(inputs as Record<string, unknown>).map(([key, input]) => [
          key,
          isObservable(input)
            ? input.pipe(
                tap(entered),
                map((value) => valueOf(value, follows)),
              )
            : (params: unknown) => inside(() => (input as (params: unknown) => unknown)(params)),
        ]),
      );
      const isSilent = tapOf(environment)?.isReplay && listensToWindow(name);
      return (isSilent ? NEVER : stream(received, environment)).pipe(
        tap({
          subscribe: () => tell('started'),
          error: (error: unknown) => tell('failed', error),
          unsubscribe: () => tell('stopped'),
        }),
      );
    },
  });
  emits(units.next, name, 'next');
  emits(units.completed, name, 'completed');
  return units;
}) as typeof bridge.fromStream;

const uniqueName = (name: string): string => {
  let unique = name;
  for (let times = 2; named.has(unique); times += 1) unique = `${name} ${times}`;
  named.add(unique);
  return unique;
};
