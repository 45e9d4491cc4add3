import type { CallArgument, Trace } from '../recording/format.ts';

type PortTrace = Extract<Trace, { lane: 'port' }>;

/** What passed at a port during one subscription, or what one call of a function gave. */
export interface Run {
  startedT: number;
  events: PortTrace[];
}

/** A call of a function of `streams/`, with everything that passed at its ports. */
export interface Call {
  module: string;
  name: string;
  args: readonly CallArgument[];
  t: number;
  nowMs: number | null;
  ports: ReadonlyMap<string, readonly Run[]>;
}

export const OUT = 'out';
/** What a run may tell besides its start and its being unsubscribed. */
const isNews = ({ what }: PortTrace): boolean => what !== 'started' && what !== 'stopped';

function callOf(traces: readonly Trace[], number: number): Call {
  const ports = new Map<string, Run[]>();
  let opened: Extract<Trace, { lane: 'call' }> | undefined;
  for (const trace of traces) {
    if (trace.lane === 'call' && trace.call === number) opened = trace;
    if (trace.lane !== 'port' || trace.call !== number) continue;
    const runs = ports.get(trace.port) ?? [];
    const run = (runs[trace.run] ??= { startedT: trace.t, events: [] });
    if (isNews(trace)) run.events.push(trace);
    ports.set(trace.port, runs);
  }
  if (!opened)
    throw new Error('The stream began before the traces: begin the interval later, or record from its start.');
  const { module, name, args, t, nowMs } = opened;
  return { module, name, args, t, nowMs, ports };
}

/**
 * The call that made what this stream emitted in the interval; if several did, the one that made most. Throws if it emitted
 * nothing, or if no function of `streams/` made it.
 */
export function findCall(traces: readonly Trace[], stream: string, fromMs: number, toMs: number): Call {
  const byId = new Map(traces.map((trace) => [trace.id, trace]));
  const counts = new Map<number, number>();
  let emissions = 0;
  for (const trace of traces) {
    if (trace.lane !== 'stream' || trace.stream !== stream || trace.what !== 'next') continue;
    if (trace.t < fromMs || trace.t > toMs) continue;
    emissions += 1;
    const cause = trace.cause === null ? undefined : byId.get(trace.cause);
    if (cause?.lane === 'port' && cause.port === OUT) counts.set(cause.call, (counts.get(cause.call) ?? 0) + 1);
  }
  if (emissions === 0) throw new Error(`${stream} emitted nothing in this interval.`);
  const [max] = [...counts].sort(([, one], [, other]) => other - one);
  if (!max) throw new Error(`No function of streams/ makes what ${stream} emits: there is nothing to test.`);
  return callOf(traces, max[0]);
}
