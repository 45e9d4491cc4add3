import * as effector from 'effector';
import type { Known, Tap } from './tap.ts';

// The site imports this in place of `effector`: the same, and a list of all units with what happens to them from outside.
export * from 'effector';

/** One call of a function that creates units. */
interface Place {
  file: string;
  /** The variable that takes the result. */
  name: string;
  method: string;
  /** The places around it and this one, as a part of a `sid`. */
  path: string;
}

const bySid = new Map<string, Known>();
const byEffectorSid = new Map<string, Known>();
const byUnit = new WeakMap<object, Known>();
const clashing: Known[] = [];
const modules = new Set<string>();
const moduleReceived = new Set<(file: string) => void>();
const places: Place[] = [];
const timesAt = new Map<string, number>();

/** All units of the modules that have run. */
export const units: ReadonlyMap<string, Known> = bySid;
/** A unit by the `sid` that Effector knows it by. */
export const unitOf = (effectorSid: string): Known | undefined => byEffectorSid.get(effectorSid);
/** Units whose Effector `sid` was taken; none, if the plugin sees all functions that create units. */
export const clashes: readonly Known[] = clashing;
/** The modules of the site that have run, in this order. */
export const modulesRan: ReadonlySet<string> = modules;
export const knownOf = (unit: object): Known | undefined => byUnit.get(unit);

/** Tells each module of the site that runs from now on. Returns the way to stop. */
export const watchModules = (received: (file: string) => void): (() => void) => {
  moduleReceived.add(received);
  return () => moduleReceived.delete(received);
};

/** Called by each module of the site at its end (`babel.ts`). */
export const moduleRan = (file: string): void => {
  if (modules.has(file)) return;
  modules.add(file);
  for (const received of moduleReceived) received(file);
};

const short = (file: string) => file.replace(/^\/?src\//, '').replace(/\.tsx?$/, '');

interface Factory<T> {
  sid: string;
  fn: () => T;
  file?: string;
  name?: string;
  method?: string;
  /** Arguments of the function around the call: a function that creates units on demand is called with different ones. */
  keys?: unknown[];
  loc?: { file: string };
}

/** Called around each call of a function that creates units (`babel.ts`, and Effector's own plugin for patronum). */
export const withFactory = <T>({ sid, fn, file, name = '', method = '', keys = [], loc }: Factory<T>): T => {
  const key = keys.find((each) => typeof each === 'string');
  const keyed = key === undefined ? sid : `${sid}~${key}`;
  const around = places.at(-1)?.path;
  const path = around ? `${around}|${keyed}` : keyed;
  const times = (timesAt.get(path) ?? 0) + 1;
  timesAt.set(path, times);
  const suffix = times === 1 ? '' : `~${times}`;
  const shown = `${name === 'none' ? '' : name}${key === undefined ? '' : `(${key})`}`;
  places.push({ file: short(file ?? loc?.file ?? ''), name: shown, method, path: path + suffix });
  try {
    return (effector as unknown as { withFactory(of: object): T }).withFactory({
      sid: keyed + suffix,
      name,
      method,
      fn,
    });
  } finally {
    places.pop();
  }
};

/** Functions that make one stream each: what they call inside needs no name beside theirs. */
const MAKES_A_STREAM = ['fromStream', 'fromLive', 'liveState', 'liveEvents', 'dueOf', 'createServerTime'];

/** The name of the stream that is being created: its file and the variables that hold it. */
export const nameOfStream = (): string => {
  const outer = places.findIndex(({ method }) => MAKES_A_STREAM.includes(method));
  const shown = places.slice(0, outer + 1);
  return [
    shown[0]?.file ?? '',
    shown
      .map(({ name }) => name)
      .filter(Boolean)
      .join('.'),
  ]
    .join(' ')
    .trim();
};

const nameOfUnit = (own: string, file: string): string =>
  [places[0]?.file ?? short(file), [...places.map(({ name }) => name), own].filter(Boolean).join('.')].join(' ');

/** Null in a scope that nobody watches. `getState` reads it in the scope of the running call. */
const $tap = effector.createStore<Tap | null>(null, { serialize: 'ignore' });

/** Tells what happens in a scope from now on; null ends it. */
export const attachTap = (scope: effector.Scope, tap: Tap | null): void =>
  void effector.allSettled($tap, { scope, params: tap });

/** Streams run on replay, too, so the effects that they call are no inputs. */
let isInside = false;
export const inside = <T>(go: () => T): T => {
  const before = isInside;
  isInside = true;
  try {
    return go();
  } finally {
    isInside = before;
  }
};

/** Whether what happens now follows from what was told, so that no time has passed. */
export const isWithin = (): boolean => isInside;

/** Units of the bridge are called by streams. `emissions` names the stream of those that it emits by. */
const BRIDGE = '/src/shared/realtime/bridge.ts';
const emissions = new WeakMap<object, { stream: string; what: 'next' | 'completed' }>();
export const emits = (unit: object, stream: string, what: 'next' | 'completed'): void =>
  void emissions.set(unit, { stream, what });
/**
 * Streams that tell what the browser told them, past the scope: what other tabs store, and what a game says. A replay does not run
 * them; what they emitted enters.
 */
export const listensToWindow = (stream: string): boolean =>
  stream.endsWith('.elsewhere') || stream === 'features/game-frame/model channel';
/** These effects only carry values between streams and stores. A replay runs them like streams. */
const CARRIES = [BRIDGE, '/src/shared/realtime/runtime.ts', '/src/shared/realtime/answered.ts'];
/** Stores of the bridge hold what runs, and no state of the site. */
export const isOfBridge = ({ file }: Known): boolean => file === BRIDGE;
export const isCarrying = ({ file }: Known): boolean => CARRIES.includes(file);

interface Internals {
  sid: string | null;
  id: string;
  shortName: string;
  create: (payload: unknown, args: unknown[]) => unknown;
  graphite: { meta: { config?: { loc?: { file: string } } } };
  use: { (handler: Handler): void; getCurrent(): Handler };
}
type Handler = (...args: unknown[]) => unknown;

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | null)?.then === 'function';

/** A handler that tells its calls and results. */
const received = (known: Known, handler: Handler): Handler => {
  if (isCarrying(known)) return handler;
  return (...args) => {
    const settled = $tap.getState()?.effect(known, args.at(-1));
    if (!settled) return handler(...args);
    let result: unknown;
    try {
      result = handler(...args);
    } catch (error) {
      settled('fail', error, true);
      throw error;
    }
    if (isThenable(result))
      result.then(
        (value) => settled('done', value),
        (error: unknown) => settled('fail', error),
      );
    else settled('done', result, true);
    return result;
  };
};

/** A call from outside is told before it takes effect. */
const tellCalls = (known: Known, internals: Internals) => {
  const { create } = internals;
  internals.create = (payload, args) => {
    const tap = $tap.getState();
    if (!tap) return create(payload, args);
    const go = () => create(payload, args);
    const emission = emissions.get(known.unit);
    if (emission && !listensToWindow(emission.stream)) return tap.emitted(emission.stream, emission.what, payload, go);
    return isInside || !known.file || (isOfBridge(known) && !emission) ? go() : tap.input(known, payload, go);
  };
};

const timesNamed = new Map<string, number>();
/** Units of one name are told apart by their order, which is the order of the text. */
const uniqueName = (name: string): string => {
  const times = (timesNamed.get(name) ?? 0) + 1;
  timesNamed.set(name, times);
  return times === 1 ? name : `${name} ${times}`;
};

const register = <U>(unit: U, kind: Known['kind'], isDerived: boolean): U => {
  const internals = unit as unknown as Internals;
  const { sid: effectorSid } = internals;
  if (!effectorSid || byUnit.has(internals)) return unit;
  const file = internals.graphite.meta.config?.loc?.file ?? '';
  // Effector calls a unit without a name by its number, which another unit before it changes.
  const own = internals.shortName === internals.id ? kind : internals.shortName;
  const name = uniqueName(nameOfUnit(own, file));
  const known: Known = {
    unit: unit as never,
    kind,
    sid: name,
    effectorSid,
    name,
    file,
    isDerived,
  };
  byUnit.set(internals, known);
  bySid.set(name, known);
  if (byEffectorSid.has(effectorSid)) clashing.push(known);
  else byEffectorSid.set(effectorSid, known);
  if (kind !== 'store' && !known.isDerived) tellCalls(known, internals);
  if (kind === 'effect') {
    const handler = internals.use.getCurrent();
    if (!effector.is.effect(handler)) internals.use(received(known, handler));
  }
  return unit;
};

const registering = <M extends (...args: never[]) => unknown>(make: M, isDerived = false): M =>
  ((...args: never[]) => {
    const made = make(...args);
    if (effector.is.store(made)) return register(made, 'store', isDerived || !effector.is.targetable(made));
    if (effector.is.effect(made)) return register(made, 'effect', false);
    return effector.is.event(made) ? register(made, 'event', !effector.is.targetable(made)) : made;
  }) as unknown as M;

export const createStore = registering(effector.createStore);
export const createEvent = registering(effector.createEvent);
export const createEffect = registering(effector.createEffect);
export const attach = registering(effector.attach);
export const combine = registering(effector.combine, true);
export const restore = registering(effector.restore);
export const sample = registering(effector.sample);
export const merge = registering(effector.merge);

/** A call by `allSettled` comes from outside like any other. */
export const allSettled = ((unit: effector.Unit<unknown>, config?: { scope: effector.Scope; params?: unknown }) => {
  const go = () => (effector.allSettled as Handler)(unit, config);
  const known = knownOf(unit);
  const tap = known && config?.scope.getState($tap);
  return tap ? tap.input(known, config!.params, go) : go();
}) as typeof effector.allSettled;

/** As `fork` takes it; lists of pairs, or records by `sid`. */
interface ForkConfig {
  values?: unknown;
  handlers?: unknown;
}
const forkOf = effector.fork as (config: ForkConfig) => effector.Scope;

/** What the page of the tool does when the site forks its scope. */
export const onFork: { around?: (config: ForkConfig, fork: (config: ForkConfig) => effector.Scope) => effector.Scope } =
  {};

/** Handlers that are given to a scope tell their calls, too. */
const forkReceived = (config: ForkConfig): effector.Scope => {
  const { handlers } = config;
  if (typeof handlers !== 'object' || handlers === null || !(Symbol.iterator in handlers)) return forkOf(config);
  const all = [...(handlers as Iterable<[effector.Effect<any, any>, Handler]>)].map(([unit, handler]) => {
    const known = knownOf(unit);
    return [unit, known && !effector.is.effect(handler) ? received(known, handler) : handler];
  });
  return forkOf({ ...config, handlers: all });
};
export const fork = ((config: ForkConfig = {}) =>
  onFork.around ? onFork.around(config, forkReceived) : forkReceived(config)) as typeof effector.fork;
