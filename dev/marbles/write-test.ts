import type { Trace } from '../recording/format.ts';
import { findCall, OUT, type Call, type Run } from './calls.ts';
import { expectLetters } from './letters.ts';
import { textOf } from './literal.ts';
import { rehearse, type Rehearsal, type Script } from './rehearse.ts';
import { STREAMS, type StreamFunction } from './streams.ts';
import { printTest } from './print-test.ts';

type Event = Run['events'][number];

/** What was before the interval comes at the beginning, and this much later the interval begins. */
const PAUSE_MS = 1_000;
/** What was so soon before the interval may show its effect in it. */
const RECENT_MS = [0, 300, 2_000, 10_000];

interface Requested {
  /** Everything that the page holds, in the order of ids; what was before the interval gives the first values. */
  traces: readonly Trace[];
  stream: string;
  fromMs: number;
  toMs: number;
}

/**
 * A stream and an interval of a session become a marble test. The test gets what entered the function of `streams/` that makes
 * the stream, and expects what it emitted. It is played before it is written: a test that would not pass is not written.
 */
export const writeTest = ({ traces, stream, fromMs, toMs }: Requested): { file: string; text: string } => {
  const call = findCall(traces, stream, fromMs, toMs);
  const fn = STREAMS[call.module]?.[call.name];
  if (!fn) throw new Error(`This page has no ${call.name} of ${call.module}: the recording is of another version.`);

  const parts = partsOf(call, fromMs, toMs);
  const found = firstThatHolds(fn, call, parts);
  const script = withoutIdle(fn, call, found);
  const rehearsal = rehearse(fn, call, script) as Rehearsal;
  const drawn = [...rehearsal.hot.values(), ...[...rehearsal.inputs.cold.values()].flat(), rehearsal.shown];
  for (const { values } of drawn) expectLetters(values);
  const file = `tests/streams/${call.module.split('/').at(-1)!.replace('.ts', '')}.recorded.test.ts`;
  const title = `recorded: what ${stream} showed from ${seconds(fromMs)} to ${seconds(toMs)} s`;
  return { file, text: printTest({ call, rehearsal, title, startMs: script.startMs }) };
};

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

interface Dependencies {
  before: readonly Event[];
  within: readonly Event[];
  frames: readonly Event[] | null;
  expected: readonly Event[];
  runs: ReadonlyMap<string, readonly Run[]>;
  fromMs: number;
  toMs: number;
}

function partsOf(call: Call, fromMs: number, toMs: number): Dependencies {
  const entered: Event[] = [];
  const runs = new Map<string, readonly Run[]>();
  let frames: Event[] | null = null;
  for (const [port, all] of call.ports) {
    if (port === OUT) continue;
    const events = all.flatMap((run) => run.events);
    if (port.endsWith('.frames')) frames = events;
    // A stream that is subscribed once and at the beginning is hot; all others answer.
    else if (isFunction(call, port) || all.length > 1 || all[0]!.startedT > call.t) runs.set(port, all);
    else entered.push(...events);
  }
  const inOrder = entered.sort((one, other) => one.id - other.id);
  const isWithin = ({ t }: { t: number }) => t >= fromMs && t <= toMs;
  return {
    before: inOrder.filter(({ t }) => t < fromMs),
    within: inOrder.filter(isWithin),
    frames: hasFrames(call) ? (frames ?? []).filter(({ t }) => t <= toMs) : null,
    expected: (call.ports.get(OUT) ?? []).flatMap(({ events }) => events.filter(isWithin)),
    runs,
    fromMs: Math.max(fromMs, call.t),
    toMs,
  };
}

const portsOf = (call: Call, of: 'function' | 'scheduler'): string[] => {
  const found: string[] = [];
  const visit = (argument: Call['args'][number]): void => {
    if (argument.of === 'object') Object.values(argument.fields).forEach(visit);
    else if (argument.of === of) found.push(argument.port);
  };
  call.args.forEach(visit);
  return found;
};
const isFunction = (call: Call, port: string): boolean => portsOf(call, 'function').includes(port);
const hasFrames = (call: Call): boolean => portsOf(call, 'scheduler').some((port) => port.endsWith('.frames'));

/** What a value is about: its topic, or what kind of sync event it is. Values about one thing replace one another. */
function subjectOf({ port, value }: Event): string {
  const { kind, envelope, feed, key } = (value ?? {}) as {
    kind?: unknown;
    envelope?: { feed?: unknown; key?: unknown };
    feed?: unknown;
    key?: unknown;
  };
  return textOf([port, kind, envelope?.feed ?? feed, envelope?.key ?? key]);
}

function lastOfEach(events: readonly Event[], subject: (event: Event) => string): Event[] {
  const last = new Map<string, Event>();
  for (const event of events) last.set(subject(event), event);
  return [...last.values()].sort((one, other) => one.id - other.id);
}

/** The interval after as little of what was before it as will do, or, if nothing else does, from the start of the stream. */
function firstThatHolds(fn: StreamFunction, call: Call, parts: Dependencies): Script {
  let why = '';
  for (const script of scriptsOf(call, parts))
    for (const startMs of [0, script.startMs]) {
      const outcome = rehearse(fn, call, { ...script, startMs });
      if (typeof outcome !== 'string') return { ...script, startMs };
      why = outcome;
    }
  throw new Error(`No test of ${call.name} in this interval passes: ${why}.`);
}

function* scriptsOf(call: Call, parts: Dependencies): Generator<Script> {
  for (const recentMs of RECENT_MS)
    for (const subject of [() => '', ({ port }: Event) => port, subjectOf]) {
      const isRecent = ({ t }: Event) => t >= parts.fromMs - recentMs;
      const earlier = parts.before.filter((event) => !isRecent(event));
      yield shortly(call, parts, lastOfEach(earlier, subject), parts.before.filter(isRecent), recentMs);
    }
  yield fromTheStart(call, parts);
}

/** The interval soon after the values of the beginning, and after the recent ones at their own times. */
function shortly(
  call: Call,
  parts: Dependencies,
  beginning: readonly Event[],
  recent: readonly Event[],
  recentMs: number,
): Script {
  const { fromMs, toMs, within, expected } = parts;
  const from = (beginning.length > 0 ? beginning.length + PAUSE_MS : 0) + recentMs;
  const columnOf = ({ t }: { t: number }) => from + Math.floor(t) - Math.floor(fromMs);
  const placed = <E extends Event>(events: readonly E[]) =>
    events.map((event) => ({ ...event, column: columnOf(event) }));
  const isPlayed = (t: number) => t >= fromMs - recentMs && t <= toMs;
  const settles = beginning.at(-1);
  return {
    entering: [...beginning.map((event, column) => ({ ...event, column })), ...placed([...recent, ...within])],
    // A frame after the beginning, for what waits for one.
    frames: parts.frames && [
      ...(settles ? [{ ...settles, column: beginning.length }] : []),
      ...placed(parts.frames.filter(({ t }) => isPlayed(t))),
    ],
    from,
    end: from + Math.floor(toMs) - Math.floor(fromMs) + 1,
    startMs: clockAt(call, fromMs) - from,
    expected: placed(expected),
    runs: new Map([...parts.runs].map(([port, all]) => [port, all.filter(({ startedT }) => isPlayed(startedT))])),
  };
}

/** Everything from the start of the stream, at its own time. */
function fromTheStart(call: Call, parts: Dependencies): Script {
  const { fromMs, toMs, before, within, frames, expected } = parts;
  const columnOf = ({ t }: { t: number }) => Math.floor(t) - Math.floor(call.t);
  const placed = <E extends Event>(events: readonly E[]) =>
    events.map((event) => ({ ...event, column: columnOf(event) }));
  return {
    entering: placed([...before, ...within]),
    frames: frames && placed(frames),
    from: columnOf({ t: fromMs }),
    end: columnOf({ t: toMs }) + 1,
    startMs: clockAt(call, call.t),
    expected: placed(expected),
    runs: new Map([...parts.runs].map(([port, all]) => [port, all.filter(({ startedT }) => startedT <= toMs)])),
  };
}

/** The scheduler's clock at this time of the recording. */
const clockAt = (call: Call, t: number): number =>
  call.nowMs === null ? 0 : call.nowMs - Math.floor(call.t) + Math.floor(t);

/** Leaves out what the stream is given and does not need: other topics, heartbeats, frames that nothing waits for. */
function withoutIdle(fn: StreamFunction, call: Call, script: Script): Script {
  let shortest = script;
  const attempt = (candidate: Script) => {
    if (typeof rehearse(fn, call, candidate) !== 'string') shortest = candidate;
  };
  for (const subject of new Set(script.entering.map(subjectOf)))
    attempt({ ...shortest, entering: shortest.entering.filter((event) => subjectOf(event) !== subject) });
  if (shortest.frames) attempt({ ...shortest, frames: null });
  return shortest;
}
