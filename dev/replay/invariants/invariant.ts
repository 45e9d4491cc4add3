import type { AnyEnvelope, JoinAnswer } from '../../../contract/wire.ts';
import type { Connection } from '../../../streams/sync/connection.ts';
import { topicId, type Topic } from '../../../streams/sync/subscriptions.ts';
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
  startedAtMs: number;
  endT: number;
  /** The session began with a connection. */
  isConnected: boolean;
}

/** The stream lanes of the live API, which has no bridge. They start with it and stop when it closes. */
export const SYNC_EVENTS = 'syncEvents$';
export const CONNECTION = 'connection$';
/** Envelopes that REST calls brought (W6). */
export const ANSWERED = 'answered$';

/** One of the things that the invariants look at. */
export interface Observation {
  t: number;
  /** Of an answer, `what` is the request's. */
  frame?: Frame;
  sync?: SyncEvent;
  connection?: Connection;
  answered?: AnyEnvelope;
  /** The page opened, or closed, a live API. */
  isLive?: true;
  isFault?: true;
  stream?: { name: string; isFailed: boolean };
}

export function seenIn(traces: readonly Trace[]): Observation[] {
  const requested = new Map<number, Frame['what']>();
  return traces.map((trace): Observation => {
    const { t } = trace;
    if (trace.lane === 'fault') return { t, isFault: true };
    if (trace.lane === 'frame' && trace.item.item === 'frame') {
      const { item: frame } = trace;
      const { dir, what, request = -1 } = frame;
      if (dir === 'out' && request >= 0) requested.set(request, what);
      return { t, frame: { ...frame, what: requested.get(request) ?? what } };
    }
    if (trace.lane !== 'stream') return { t };
    const { stream: name, what, value } = trace;
    const stream = { name, isFailed: what === 'failed' };
    if (what !== 'next') return { t, stream, ...(name === SYNC_EVENTS && what !== 'failed' && { isLive: true }) };
    if (name === ANSWERED) return { t, stream, answered: value as AnyEnvelope };
    if (name === CONNECTION) return { t, stream, connection: value as Connection };
    return { t, stream, ...(name === SYNC_EVENTS && { sync: value as SyncEvent }) };
  });
}

export type Invariant = (session: Session, seen: readonly Observation[]) => Broken[];
type Say = (at: number, violation: string) => void;
interface Look {
  see: (each: Observation) => void;
  /** What was due before this time is over. Called before each observation and at the end. */
  until?: (t: number) => void;
}

/** A rule looks at one observation after the other. */
export const rule =
  (invariant: string, begin: (say: Say, session: Session) => Look): Invariant =>
  (session, seen) => {
    const broken: Broken[] = [];
    const { see, until } = begin((at, violation) => void broken.push({ invariant, at, violation }), session);
    for (const each of seen) {
      until?.(each.t);
      see(each);
    }
    until?.(session.endT);
    return broken;
  };

/** Versions of what was accepted. */
export class Versions {
  readonly #last = new Map<string, number>();
  epoch: string | null = null;

  last(topic: Topic): number | undefined {
    return this.#last.get(topicId(topic));
  }

  /** Takes what was seen. */
  hear({ isLive, sync }: Observation): void {
    if (isLive || sync?.kind === 'resetAll') {
      this.#last.clear();
      this.epoch = sync?.kind === 'resetAll' ? sync.epoch : null;
    }
    if (sync?.kind === 'reset') this.#last.delete(topicId(sync));
    if (sync?.kind !== 'envelope') return;
    this.epoch ??= sync.envelope.epoch;
    this.#last.set(topicId(sync.envelope), sync.envelope.seq);
  }
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
