import type { AnyEnvelope, JoinAnswer } from '../../../contract/wire.ts';
import type { Connection } from '../../../streams/sync/connection.ts';
import type { Topic } from '../../../streams/sync/subscriptions.ts';
import type { SyncEvent } from '../../../streams/sync/sync-event.ts';
import type { Frame, Trace } from '../../recording/format.ts';

/** A rule that was broken at this time. */
export interface Broken {
  invariant: string;
  at: number;
  violation: string;
}

export interface Session {
  /** In the order in which they happened. */
  traces: readonly Trace[];
  /** What most invariants look at. */
  seen: readonly Observation[];
  startedAtMs: number;
  endT: number;
  /** The session began with a connection. */
  isConnected: boolean;
}

export type Invariant = (session: Session) => Broken[];

/** The stream lanes of the live API, which has no bridge. They start with it and stop when it closes. */
export const SYNC_EVENTS = 'syncEvents$';
export const CONNECTION = 'connection$';
/** Envelopes that REST calls brought (W6). */
export const ANSWERED = 'answered$';

/** What the invariants look at, in the order in which it happened. */
export type Observation =
  /** Of an answer, `what` is the request's. */
  | { t: number; frame: Frame }
  | { t: number; sync: SyncEvent }
  | { t: number; connection: Connection }
  | { t: number; answered: AnyEnvelope }
  /** The page opened, or closed, a live API. */
  | { t: number; live: 'opened' | 'closed' };

export function seenIn(traces: readonly Trace[]): Observation[] {
  const all: Observation[] = [];
  const requested = new Map<number, Frame['what']>();
  for (const trace of traces) {
    const { t } = trace;
    if (trace.lane === 'frame' && trace.item.item === 'frame') {
      const { item: frame } = trace;
      if (frame.dir === 'out' && frame.request !== undefined) requested.set(frame.request, frame.what);
      all.push({
        t,
        frame: { ...frame, what: (frame.request !== undefined && requested.get(frame.request)) || frame.what },
      });
    }
    if (trace.lane !== 'stream') continue;
    const { stream, what, value } = trace;
    if (stream === ANSWERED && what === 'next') all.push({ t, answered: value as AnyEnvelope });
    if (stream === CONNECTION && what === 'next') all.push({ t, connection: value as Connection });
    if (stream !== SYNC_EVENTS) continue;
    if (what === 'next') all.push({ t, sync: value as SyncEvent });
    if (what === 'started') all.push({ t, live: 'opened' });
    if (what === 'stopped' || what === 'completed') all.push({ t, live: 'closed' });
  }
  return all;
}

export const nameOf = ({ feed, key }: Topic): string => `${feed} of ${key}`;

/** The answer of a join or a snapshot, unless it failed or was refused. */
export const answerIn = ({ dir, what, failed, body }: Frame): JoinAnswer | null =>
  dir === 'in' && (what === 'join' || what === 'snapshot') && !failed && 'seqs' in (body as object)
    ? (body as JoinAnswer)
    : null;

/** The envelopes that a frame brings. */
export function envelopesIn({ dir, what, failed, body }: Frame): readonly AnyEnvelope[] {
  if (dir === 'out' || failed) return [];
  if (what === 'envelope') return [body as AnyEnvelope];
  if (what === 'heartbeat' || what === 'status' || what === 'bye') return [];
  return (body as { envelopes?: AnyEnvelope[] } | null)?.envelopes ?? [];
}
