import type { Player, PlayerState, Replayed } from '../page/ports.ts';
import type { Recording, Trace } from '../recording/format.ts';
import { brokenInvariants } from './invariants.ts';
import type { Session } from './invariants/invariant.ts';
import type { Problem } from './problem.ts';
import type { Run, RunOptions } from './run.ts';
import { beganConnected } from './script.ts';

/** Speeds of a player. */
const SLOWEST = 0.1;
const FASTEST = 100;
/** Pause between two advances while playing, in milliseconds. */
const TICK_MS = 16;

/** Opens a replay at its beginning, in a place where none was before or where the one before is closed. */
export type OpenRun = (recording: Recording, options: RunOptions) => Promise<Run>;

const endOf = ({ items }: Recording): number => items.at(-1)!.t;

/** Invariants that the traces break, in order of time. */
export const invariantProblems = (session: Session): Problem[] =>
  brokenInvariants(session).map(({ invariant, at, violation }) => ({ t: at, invariant, text: violation }));

const byTime = (one: Problem, other: Problem) => one.t - other.t;

/** Replays the whole recording in virtual time. */
export async function replayAll(
  recording: Recording,
  open: OpenRun,
  { forInvariants = false } = {},
): Promise<Replayed & { run: Run }> {
  const traces: Trace[] = [];
  const run = await open(recording, { received: (trace) => traces.push(trace), forInvariants });
  const endT = endOf(recording);
  await run.advance(endT);
  const { startedAtMs } = recording.header;
  const session = { traces, startedAtMs, endT, isConnected: beganConnected(recording) };
  return { run, traces, problems: [...run.problems, ...invariantProblems(session)].sort(byTime) };
}

/** Calls `advance` with the milliseconds since the call before. */
function createTicker(advance: (ms: number) => Promise<void>) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    isRunning: () => timer !== undefined,
    stop,
    start() {
      stop();
      let last = performance.now();
      let isBusy = false;
      timer = setInterval(() => {
        // An advance may take longer than the tick; the time that it took is caught up with by the next.
        if (isBusy) return;
        isBusy = true;
        const now = performance.now();
        const done = advance(now - last);
        last = now;
        void done.then(() => (isBusy = false));
      }, TICK_MS);
    },
  };
}

/** Plays a recording: forwards by delivering, backwards by a replay from the beginning. */
export async function openPlayer(recording: Recording, open: OpenRun): Promise<Player> {
  const endMs = endOf(recording);
  const { startedAtMs } = recording.header;
  const isConnected = beganConnected(recording);
  const watchers = new Set<(trace: Trace | 'rewound') => void>();
  let traces: Trace[] = [];
  const listeners = new Set<() => void>();
  let invariants: Problem[] = [];
  let speed = 1;
  /** One advance after the other. */
  let work = Promise.resolve();
  let shown: PlayerState;
  /** Streams that a restart stops are no part of the replay. */
  let isClosing = false;

  const received = (trace: Trace) => {
    if (isClosing) return;
    traces.push(trace);
    for (const watcher of watchers) watcher(trace);
  };
  const start = () => open(recording, { received });
  let run = await start();

  const look = () => {
    if (run.isOver) invariants = invariantProblems({ traces, startedAtMs, endT: endMs, isConnected });
    const problems = [...run.problems, ...invariants].sort(byTime);
    shown = { atMs: run.t, endMs, playing: ticker.isRunning(), speed, problems };
    for (const listener of listeners) listener();
  };
  const then = (go: () => Promise<void>): Promise<void> => {
    work = work.then(go).then(look);
    return work;
  };
  const ticker = createTicker((ms) => {
    const to = Math.min(endMs, run.t + ms * speed);
    return then(async () => {
      await run.advance(to);
      if (run.isOver) ticker.stop();
    });
  });
  const restart = async () => {
    isClosing = true;
    run.close();
    isClosing = false;
    invariants = [];
    traces = [];
    for (const watcher of watchers) watcher('rewound');
    run = await start();
  };
  look();

  return {
    watch(watcher) {
      for (const trace of traces) watcher(trace);
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    state: () => shown,
    changed(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play() {
      ticker.start();
      look();
    },
    pause() {
      ticker.stop();
      look();
    },
    step() {
      ticker.stop();
      void then(() => run.step());
    },
    seek: (toMs) =>
      then(async () => {
        const t = Math.min(Math.max(0, toMs), endMs);
        if (t < run.t) await restart();
        await run.advance(t);
      }),
    setSpeed(wanted) {
      speed = Math.min(FASTEST, Math.max(SLOWEST, wanted));
      look();
    },
    close() {
      ticker.stop();
      run.close();
      watchers.clear();
      listeners.clear();
    },
  };
}
