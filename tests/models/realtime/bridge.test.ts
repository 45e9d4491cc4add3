import {
  allSettled,
  createEffect,
  createEvent,
  createStore,
  createWatch,
  fork,
  sample,
  type Scope,
  type Unit,
} from 'effector';
import { BehaviorSubject, interval, merge, mergeMap, NEVER, Observable, of, Subject, switchMap, take } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { fromStream, streamFailed, toStream } from '../../../src/shared/realtime/bridge.ts';
import { $environment } from '../../../src/shared/realtime/environment.ts';
import { marbles } from '../../support/marbles.ts';

const seenIn = <T>(scope: Scope, unit: Unit<T>) => {
  const seen: T[] = [];
  createWatch({ unit, scope, fn: (value) => seen.push(value) });
  return seen;
};

const setUp = <T>(source: Observable<T> | (() => Observable<T>)) => {
  const start = createEvent();
  const stop = createEvent();
  const $source = createStore<Observable<T> | (() => Observable<T>)>(NEVER, { serialize: 'ignore' });
  const stream = fromStream({
    start,
    stop,
    inputs: { source: $source },
    stream: ({ source: source$ }) =>
      source$.pipe(
        take(1),
        switchMap((from) => (typeof from === 'function' ? from() : from)),
      ),
  });
  const scopeWith = (value: Observable<T> | (() => Observable<T>)) => fork({ values: [[$source, value]] });
  return { start, stop, stream, $source, scopeWith, scope: scopeWith(source) };
};

describe('fromStream', () => {
  it('[BR1] subscribes at start, not at creation', async () => {
    const source = new Subject<number>();
    const { start, scope } = setUp(source);
    expect(source.observed).toBe(false);
    await allSettled(start, { scope });
    expect(source.observed).toBe(true);
  });

  it('[BR2] a second start replaces the first subscription', async () => {
    let subscriptions = 0;
    const source = new Subject<number>();
    const { start, stream, scope } = setUp(
      new Observable<number>((s) => {
        subscriptions += 1;
        return source.subscribe(s);
      }),
    );
    const seen = seenIn(scope, stream.next);
    await allSettled(start, { scope });
    await allSettled(start, { scope });
    source.next(7);
    expect({ subscriptions, seen }).toEqual({ subscriptions: 2, seen: [7] });
  });

  it('[BR3] delivers next and completed in the scope that started it, long after it settled', async () => {
    const source = new Subject<number>();
    const { start, stream, scope } = setUp(source);
    const next = seenIn(scope, stream.next);
    const completed = seenIn(scope, stream.completed);
    const elsewhere = seenIn(fork(), stream.next);
    await allSettled(start, { scope });
    await new Promise((resolve) => setTimeout(resolve));
    source.next(1);
    source.complete();
    expect({ next, completed, elsewhere }).toEqual({ next: [1], completed: [undefined], elsewhere: [] });
  });

  it('[BR4] allSettled does not wait for a live stream', async () => {
    const { start, stop, scope } = setUp(interval(60_000));
    await expect(allSettled(start, { scope })).resolves.toBeUndefined();
    await allSettled(stop, { scope });
  });

  it('[BR5] stop unsubscribes, and start after it subscribes again', async () => {
    const source = new Subject<number>();
    const { start, stop, stream, scope } = setUp(source);
    const seen = seenIn(scope, stream.next);
    await allSettled(start, { scope });
    await allSettled(stop, { scope });
    expect(source.observed).toBe(false);
    await allSettled(start, { scope });
    source.next(2);
    expect(seen).toEqual([2]);
  });

  it('[BR5] unsubscribes when a synchronous first value triggers stop', async () => {
    const source = new BehaviorSubject(1);
    const { start, stop, stream, scope } = setUp<number>(source);
    sample({ clock: stream.next, fn: () => {}, target: stop });
    const seen = seenIn(scope, stream.next);
    await allSettled(start, { scope });
    source.next(2);
    expect({ seen, observed: source.observed }).toEqual({ seen: [1], observed: false });
  });

  it('[BR6] keeps every synchronous value and the completion after them, in order', async () => {
    const { start, stream, scope } = setUp(of(1, 2, 3));
    const $all = createStore<(number | string)[]>([])
      .on(stream.next, (all, n) => [...all, n])
      .on(stream.completed, (all) => [...all, 'end']);
    await allSettled(start, { scope });
    expect(scope.getState($all)).toEqual([1, 2, 3, 'end']);
  });

  it('[BR7] shares nothing between two forks: each has its own source, and stopping one leaves the other', async () => {
    const a$ = new Subject<number>();
    const b$ = new Subject<number>();
    const { start, stop, stream, scopeWith } = setUp<number>(NEVER);
    const $last = createStore(0).on(stream.next, (_, n) => n);
    const a = scopeWith(a$);
    const b = scopeWith(b$);
    await allSettled(start, { scope: a });
    await allSettled(start, { scope: b });
    await allSettled(stop, { scope: a });
    a$.next(1);
    b$.next(2);
    expect([a.getState($last), b.getState($last), $last.getState()]).toEqual([0, 2, 0]);
    expect([a$.observed, b$.observed]).toEqual([false, true]);
  });

  it('[BR8] reports an error as one `streamFailed` after the earlier values, and restarts the stream after a wait', () =>
    marbles((m) => {
      const broken = new Error('broken');
      const { start, stream, $source } = setUp<string>(NEVER);
      const scope = fork({
        values: [
          [$source, m.cold('a-#', undefined, broken)],
          [$environment, m],
        ],
      });
      const received: unknown[] = [];
      for (const unit of [stream.next, streamFailed])
        createWatch({ unit, scope, fn: (value: unknown) => received.push([m.scheduler.now(), value]) });
      void allSettled(start, { scope });
      m.scheduler.maxFrames = 400;
      m.flush();
      expect(received).toEqual([
        [0, 'a'],
        [2, broken],
        [377, 'a'],
        [379, broken],
      ]);
    }));

  it('[BR8] reports a factory that throws as an error, in the scope that started it only', async () => {
    const broken = new Error('no stream');
    const { start, stop, scope } = setUp<number>(() => {
      throw broken;
    });
    const failed = seenIn(scope, streamFailed);
    const elsewhere = seenIn(fork(), streamFailed);
    await allSettled(start, { scope });
    await allSettled(stop, { scope });
    expect({ failed, elsewhere }).toEqual({ failed: [broken], elsewhere: [] });
  });

  it('[BR5] [BR8] cancels a pending restart on stop', () =>
    marbles((m) => {
      const { start, stop, $source } = setUp<string>(NEVER);
      const source = m.cold('#');
      const scope = fork({
        values: [
          [$source, source],
          [$environment, m],
        ],
      });
      void allSettled(start, { scope });
      void allSettled(stop, { scope });
      m.flush();
      expect(source.subscriptions).toHaveLength(1);
    }));
});

describe('inputs of fromStream', () => {
  const start = createEvent();
  const pressed = createEvent<string>();
  const levelChanged = createEvent<number>();
  const $level = createStore(1).on(levelChanged, (_, level) => level);
  const sendFx = createEffect((text: string) => `${text}!`);
  const stream = fromStream({
    start,
    inputs: { pressed, level: $level, send: sendFx },
    stream: ({ pressed: pressed$, level, send }) => merge(level, pressed$.pipe(mergeMap((text) => send(text)))),
  });

  it('gives a store as its values, the current one first, an event as its payloads, an effect as a function', async () => {
    const scope = fork();
    const seen = seenIn(scope, stream.next);
    await allSettled(levelChanged, { scope, params: 2 });
    await allSettled(pressed, { scope, params: 'before the start' });
    await allSettled(start, { scope });
    await allSettled(pressed, { scope, params: 'a' });
    await allSettled(levelChanged, { scope, params: 3 });
    expect(seen).toEqual([2, 'a!', 3]);
  });

  it('[BR7] gives inputs of another scope to no stream of this one, and calls the effect of this scope', async () => {
    const calls: string[] = [];
    const scopeOf = (name: string) => fork({ handlers: [[sendFx, (text: string) => calls.push(`${name} ${text}`)]] });
    const [one, other] = [scopeOf('one'), scopeOf('other')];
    const seen = seenIn(one, stream.next);
    await allSettled(start, { scope: one });
    await allSettled(start, { scope: other });
    await allSettled(pressed, { scope: other, params: 'a' });
    await allSettled(levelChanged, { scope: other, params: 9 });
    expect({ seen, calls }).toEqual({ seen: [1], calls: ['other a'] });
  });
});

describe('toStream', () => {
  it('emits values of one scope, the current one first, and stops when unsubscribed', async () => {
    const changed = createEvent<number>();
    const $value = createStore(0).on(changed, (_, value) => value);
    const scope = fork();
    const seen: number[] = [];
    const subscription = toStream($value, scope).subscribe((value) => seen.push(value));
    await allSettled(changed, { scope, params: 1 });
    await allSettled(changed, { scope: fork(), params: 2 });
    subscription.unsubscribe();
    await allSettled(changed, { scope, params: 3 });
    expect(seen).toEqual([0, 1]);
  });
});
