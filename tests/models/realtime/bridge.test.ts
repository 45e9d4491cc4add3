import { allSettled, createEvent, createStore, createWatch, fork, sample, type Scope, type Unit } from 'effector';
import { BehaviorSubject, concat, interval, NEVER, Observable, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { fromStream, toStream } from '../../../src/shared/realtime/bridge.ts';

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
    deps: $source,
    stream: (from) => (typeof from === 'function' ? from() : from),
  });
  const scopeWith = (value: Observable<T> | (() => Observable<T>)) => fork({ values: [[$source, value]] });
  return { start, stop, stream, scopeWith, scope: scopeWith(source) };
};

describe('fromStream', () => {
  it('[BR1] subscribes at start only, not when it is made', async () => {
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

  it('[BR3] next, failed and completed land in the scope that started it, long after it settled', async () => {
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

  it('[BR5] a stop that a synchronous first value asks for leaves nothing subscribed', async () => {
    const source = new BehaviorSubject(1);
    const { start, stop, stream, scope } = setUp<number>(source);
    sample({ clock: stream.next, fn: () => {}, target: stop });
    const seen = seenIn(scope, stream.next);
    await allSettled(start, { scope });
    source.next(2);
    expect({ seen, observed: source.observed }).toEqual({ seen: [1], observed: false });
  });

  it('[BR6] keeps every synchronous value, and the completion behind them, in order', async () => {
    const { start, stream, scope } = setUp(of(1, 2, 3));
    const $all = createStore<(number | string)[]>([])
      .on(stream.next, (all, n) => [...all, n])
      .on(stream.completed, (all) => [...all, 'end']);
    await allSettled(start, { scope });
    expect(scope.getState($all)).toEqual([1, 2, 3, 'end']);
  });

  it('[BR7] two forks never share: each has its own source, and stopping one leaves the other', async () => {
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

  it('[BR8] an error of the stream surfaces as an event, after what came before it', async () => {
    const broken = new Error('broken');
    const { start, stream, scope } = setUp(
      concat(
        of(1),
        throwError(() => broken),
      ),
    );
    const next = seenIn(scope, stream.next);
    const failed = seenIn(scope, stream.failed);
    await allSettled(start, { scope });
    expect({ next, failed }).toEqual({ next: [1], failed: [broken] });
  });

  it('[BR8] a factory that throws surfaces as an event, too', async () => {
    const broken = new Error('no stream');
    const { start, stream, scope } = setUp<number>(() => {
      throw broken;
    });
    const failed = seenIn(scope, stream.failed);
    await allSettled(start, { scope });
    expect(failed).toEqual([broken]);
  });

  it('[BR8] after an error, start connects anew', async () => {
    let tries = 0;
    const { start, stream, scope } = setUp<number>(() =>
      (tries += 1) === 1 ? throwError(() => new Error('first')) : of(tries),
    );
    const next = seenIn(scope, stream.next);
    await allSettled(start, { scope });
    await allSettled(start, { scope });
    expect(next).toEqual([2]);
  });
});

describe('toStream', () => {
  it('hears one scope, the current value first, and stops hearing when unsubscribed', async () => {
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
