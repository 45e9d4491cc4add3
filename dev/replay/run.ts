import { fork, type Scope } from 'effector';
import { BehaviorSubject } from 'rxjs';
import { createTranslator } from '../../src/shared/i18n/instance.ts';
import { $translator } from '../../src/shared/i18n/model.ts';
import { $environment } from '../../src/shared/realtime/environment.ts';
import { $makeLive, type MakeLive } from '../../src/shared/realtime/runtime.ts';
import { Clock } from '../recording/clock.ts';
import { seededRandom } from '../recording/seeded-random.ts';
import type { Base, End, Header, Item, Recording, Trace } from '../recording/format.ts';
import { createRecorder } from '../recording/recorder.ts';
import { attachTap } from '../traced/effector.ts';
import { createLive } from '../traced/live.ts';
import { setTap, tapOf, type Known } from '../traced/tap.ts';
import { setTracer } from '../traced/tracer.ts';
import { Answers } from './answers.ts';
import { deliver, enterItem, runTimers, storesNow, type World } from './deliver.ts';
import { answerEffects } from './effects.ts';
import { invariantTap } from './invariants/invariant-tap.ts';
import { macrotask } from './macrotask.ts';
import { loadModule } from './modules.ts';
import type { Problem } from './problem.ts';
import { resume, valuesOf } from './resume.ts';
import { readScript } from './script.ts';
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

const recorderOf = ({ startedAtMs, seed, build, merchant, language }: Header, clock: Clock) =>
  createRecorder({
    clock,
    // Time moves with the recording.
    enter: () => {},
    random: seededRandom(seed),
    startedAtMs,
    build,
    merchant: () => merchant,
    language: () => language,
  });

/** Forks the site's scope from where the recording begins, in a world that answers from the recording. */
async function openWorld(recording: Recording, options: RunOptions): Promise<World> {
  const { received = () => {}, forInvariants = false, fork: forkSite = forkAlone } = options;
  const { header, items } = recording;
  const base = items[0] as Base;
  const problems: Problem[] = [];
  const say = (problem: Problem) => void problems.push(problem);
  const clock = new Clock(header.startedAtMs, base.t);
  const recorder = recorderOf(header, clock);
  const { environment } = recorder;
  const script = readScript(recording);
  const requests = new Answers(script.requests, clock, say);
  const calls = new Answers(script.calls, clock, say);
  const transport = new ReplayTransport(requests, base);
  const online$ = new BehaviorSubject(true);

  for (const name of base.modules) await loadModule(name);
  const makeLive: MakeLive = ({ sessionId, api: { merchant }, failed, environment: own }) => {
    const ticket$ = transport.ticketOf(sessionId);
    return tap.live(createLive({ transport: transport.open(), merchant, ticket$, online$, environment: own, failed }));
  };
  const values = valuesOf(base, problems);
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
  const replay = { script, requests, calls, transport, problems, early: new Set<Item>(), isDirty: false };
  return { base, clock, recorder, online$, scope, tap, entered: options.entered, ...replay };
}

function answerFrom({ items }: Recording, world: World, alsoReal: RunOptions['alsoReal']) {
  const { scope, calls, tap, early } = world;
  answerEffects(scope, {
    calls,
    tap,
    alsoReal,
    called: () => (world.isDirty = true),
    /** What a call did before it ended. */
    between(from, to) {
      for (const item of items.slice(from + 1, to)) {
        if (item.item !== 'input') continue;
        early.add(item);
        enterItem(world, item);
      }
    },
  });
}

/** Opens a replay where the recording begins. */
export async function openRun(recording: Recording, options: RunOptions = {}): Promise<Run> {
  const { items } = recording;
  const world = await openWorld(recording, options);
  answerFrom(recording, world, options.alsoReal);
  const { base, calls, clock, tap, recorder } = world;
  if (base.joined !== null) await calls.whileBeginning(() => resume(world));
  let next = 1;
  let isClosed = false;

  const step = async () => {
    const at = next;
    const item = items[at];
    if (!item || isClosed) return;
    next += 1;
    await deliver(world, item, at);
  };

  const advance = async (t: number) => {
    let since = performance.now();
    for (let item = items[next]; item && item.t <= t && !isClosed; item = items[next]) {
      await step();
      if (performance.now() - since < SLICE_MS) continue;
      await macrotask();
      since = performance.now();
    }
    await runTimers(world, t);
  };

  return {
    scope: world.scope,
    problems: world.problems,
    get t() {
      return clock.t;
    },
    get isOver() {
      return next >= items.length;
    },
    step,
    advance,
    stores: () => storesNow(world),
    close() {
      isClosed = true;
      tap.close();
      recorder.stop();
    },
  };
}
