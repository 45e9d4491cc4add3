import { fork, launch, type Scope, type Store } from 'effector';
import { BehaviorSubject } from 'rxjs';
import { createTranslator } from '../../src/shared/i18n/instance.ts';
import { $translator } from '../../src/shared/i18n/model.ts';
import { $environment } from '../../src/shared/realtime/environment.ts';
import { $makeLive, pageRestored, type MakeLive } from '../../src/shared/realtime/runtime.ts';
import { Clock } from '../recording/clock.ts';
import { seededRandom } from '../recording/seeded-random.ts';
import { decode, isWhole } from '../recording/encode.ts';
import type { Base, End, Item, Recording, Trace } from '../recording/format.ts';
import { createRecorder } from '../recording/recorder.ts';
import { restarts } from '../traced/bridge.ts';
import { attachTap } from '../traced/effector.ts';
import { createLive } from '../traced/live.ts';
import { setTap, tapOf, type Known } from '../traced/tap.ts';
import { setTracer } from '../traced/tracer.ts';
import { Answers } from './answers.ts';
import { differencesOf } from './differences.ts';
import { answerEffects } from './effects.ts';
import { invariantTap } from './invariants/invariant-tap.ts';
import { macrotask } from './macrotask.ts';
import { findUnit, loadModule } from './modules.ts';
import { firstDifference, type Problem } from './problem.ts';
import { isMadeByApp, readScript } from './script.ts';
import { replayTap } from './replay-tap.ts';
import { ReplayTransport } from './transport.ts';

/** Longest time without a pause for others, in milliseconds. */
const SLICE_MS = 12;

export interface RunOptions {
  received?: (trace: Trace) => void;
  /** Only what the invariants look at is told. That takes a fraction of the time. */
  forInvariants?: boolean;
  /** The site's own fork, where a page is drawn. */
  fork?: (values: readonly (readonly [unknown, unknown])[]) => Promise<Scope>;
  /** What an effect also does: a page shows its texts and looks only if they are loaded. */
  alsoReal?: (known: Known) => ((...args: unknown[]) => unknown) | undefined;
  /** An input enters the scope. */
  entered?: (known: Known, params: unknown) => void;
}

/** One replay of a recording, from its beginning towards its end. */
export interface Run {
  readonly scope: Scope;
  /** What went otherwise than in the recording, so far. */
  readonly problems: readonly Problem[];
  /** Milliseconds since the recording began. */
  readonly t: number;
  readonly isOver: boolean;
  /** Delivers the next item at its time. */
  step(): Promise<void>;
  /** Delivers everything until this time. */
  advance(t: number): Promise<void>;
  /** Values of the stores that differ from their default, by sid. */
  stores(): End['stores'];
  /** Ends the streams and timers. */
  close(): void;
}

const forkAlone: NonNullable<RunOptions['fork']> = (values) =>
  Promise.resolve(fork({ values: [...values, [$translator, createTranslator()]] as never }));

/** Forks the site's scope from where the recording begins, in a world that answers from the recording. */
export async function openRun(recording: Recording, options: RunOptions = {}): Promise<Run> {
  const { received = () => {}, forInvariants = false, fork: forkSite = forkAlone } = options;
  const { header, items } = recording;
  const base = items[0] as Base;
  const problems: Problem[] = [];
  const say = (problem: Problem) => void problems.push(problem);
  const clock = new Clock(header.startedAtMs, base.t);
  const recorder = createRecorder({
    clock,
    // Time moves with the recording.
    enter: () => {},
    random: seededRandom(header.seed),
    startedAtMs: header.startedAtMs,
    build: header.build,
    merchant: () => header.merchant,
    language: () => header.language,
  });
  const { environment } = recorder;
  const script = readScript(recording);
  const requests = new Answers(script.requests, clock, say);
  const calls = new Answers(script.calls, clock, say);
  const transport = new ReplayTransport(requests, base);
  const online$ = new BehaviorSubject(true);
  /** Inputs that were delivered before their turn. */
  const early = new Set<Item>();
  let next = 1;
  /** An effect was called or has ended: promises may be about to tell. */
  let isDirty = false;
  let isClosed = false;

  for (const name of base.modules) await loadModule(name);
  const makeLive: MakeLive = ({ sessionId, api, failed, environment: own }) =>
    tap.live(
      createLive({
        transport: transport.open(),
        merchant: api.merchant,
        ticket$: transport.ticketOf(sessionId),
        online$,
        environment: own,
        failed,
      }),
    );

  const values = Object.entries(base.stores).flatMap(([sid, value]) => {
    // Functions and connections are not in the file; the session begins to have them anew.
    if (!isWhole(value)) return [];
    const known = findUnit(sid);
    if (known?.kind === 'store' && !known.isDerived) return [[known.unit, decode(value)] as const];
    say({ t: base.t, text: `This version does not have the store ${sid}.` });
    return [];
  });
  // The function is a value here, not an initialiser.
  const scope = await forkSite([...values, [$environment, environment], [$makeLive, makeLive]]);
  recorder.attach(scope);
  const tap = replayTap(forInvariants ? invariantTap(clock, received) : tapOf(environment)!);
  setTap(environment, tap);
  attachTap(scope, tap);
  if (!forInvariants) {
    setTracer(recorder.tracer);
    recorder.watch(received);
    // Changes of stores are told by a part that is loaded for it.
    await import('effector/inspect');
    await macrotask();
  }
  answerEffects(scope, {
    calls,
    tap,
    alsoReal: options.alsoReal,
    called: () => (isDirty = true),
    /** What a call did before it ended. */
    between(from, to) {
      for (const item of items.slice(from + 1, to)) {
        if (item.item !== 'input') continue;
        early.add(item);
        enter(item);
      }
    },
  });

  const stores = () => (recorder.recording().items.at(-1) as End).stores;

  const settle = async () => {
    isDirty = false;
    await macrotask();
  };

  const launchInput = (sid: string, name: string, value: unknown) => {
    const known = findUnit(sid);
    if (!known) return say({ t: clock.t, text: `This version does not have ${name}.` });
    const params = decode(value);
    options.entered?.(known, params);
    // Nobody waits for an effect's result here.
    const payload = known.kind === 'effect' ? { params, req: { rs() {}, rj() {} } } : params;
    tap.input(known, params, () => launch({ target: known.unit, params: payload, scope } as never));
  };

  const enter = (item: Item) =>
    tap.delivering(() => {
      switch (item.item) {
        case 'input':
          return launchInput(item.sid, item.name, item.value);
        case 'frame':
          return transport.deliver(item);
        case 'world':
          if (item.what === 'visible') return tap.world(item.what, item.value);
          // A live API tells the first by itself.
          return item.value === online$.value ? undefined : online$.next(item.value);
        case 'fault':
          return recorder.fault(item.what, item.value);
      }
    });

  /** Runs the timers that are due, each followed by what its promises do. */
  const runTimers = async (t: number) => {
    while (clock.nextT !== null && clock.nextT <= t) {
      clock.advance(isDirty ? clock.t : clock.nextT);
      if (isDirty) await settle();
    }
    clock.advance(t);
  };

  const deliver = async (item: Item, at: number) => {
    await runTimers(item.t);
    const request = script.answeredAt.get(at);
    if (request) {
      isDirty = true;
      tap.delivering(() => (item.item === 'frame' ? requests : calls).arrive(request));
    } else if (item.item === 'module') {
      await loadModule(item.name);
    } else if (item.item === 'end') {
      requests.sayMissing();
      calls.sayMissing();
      problems.push(...differencesOf(stores(), item));
    } else if (!isMadeByApp(item) && !early.has(item)) enter(item);
    if (isDirty) await settle();
  };

  const step = async () => {
    const at = next;
    const item = items[at];
    if (!item || isClosed) return;
    next += 1;
    await deliver(item, at);
  };

  const advance = async (t: number) => {
    let since = performance.now();
    for (let item = items[next]; item && item.t <= t && !isClosed; item = items[next]) {
      await step();
      if (performance.now() - since < SLICE_MS) continue;
      await macrotask();
      since = performance.now();
    }
    await runTimers(t);
  };

  /** What streams tell when they begin anew, the session had been told before: its stores are as they were. */
  const restoreStores = () => {
    const now = stores();
    for (const sid of new Set([...Object.keys(base.stores), ...Object.keys(now)])) {
      const [was, is] = [base.stores[sid], now[sid]];
      const known = findUnit(sid);
      if (known?.kind !== 'store' || known.isDerived || !isWhole(was ?? is) || !firstDifference(was, is)) continue;
      const value = was === undefined ? (known.unit as Store<unknown>).defaultState : decode(was);
      tap.delivering(() => launch({ target: known.unit, params: value, scope } as never));
    }
  };

  // A session that was under way: its live API opens anew, and joins as the recording says.
  if (base.joined !== null)
    await calls.whileBeginning(async () => {
      tap.delivering(() => launch({ target: pageRestored, scope } as never));
      await runTimers(base.t);
      const rest = base.streams.filter((name) => !tap.running.has(name));
      for (const name of rest) tap.delivering(() => launch({ target: restarts.get(name), scope } as never));
      await runTimers(base.t);
      // It had joined before its connection was lost.
      if (base.status !== 'connected') {
        tap.delivering(() => transport.deliver({ what: 'status', body: base.status }));
        await runTimers(base.t);
      }
      restoreStores();
      await runTimers(base.t);
    });

  return {
    scope,
    problems,
    get t() {
      return clock.t;
    },
    get isOver() {
      return next >= items.length;
    },
    step,
    advance,
    stores,
    close() {
      isClosed = true;
      tap.close();
      recorder.stop();
    },
  };
}
