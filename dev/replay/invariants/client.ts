import { isEventFeed } from '../../../contract/feeds.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { AnyEnvelope, CommandRequest, Heartbeat, JoinRequest, Refused } from '../../../contract/wire.ts';
import { rowsOf, topicId, type Topic } from '../../../streams/sync/subscriptions.ts';
import { isTooOld, type SyncEvent } from '../../../streams/sync/sync-event.ts';
import { LAST_RETRY_MS } from '../../../streams/transport/request.ts';
import type { TransportStatus } from '../../../streams/transport/transport.ts';
import { answerIn, envelopesIn, nameOf, type Broken, type Invariant } from './invariant.ts';

/** What is due at once may take this long. */
const AT_ONCE_MS = 1_000;
/** Timers have whole milliseconds. */
const TIMER_MS = 2;

/** Versions of what was accepted. */
class Versions {
  readonly #last = new Map<string, number>();
  epoch: string | null = null;

  last(topic: Topic): number | undefined {
    return this.#last.get(topicId(topic));
  }

  hear(event: SyncEvent): void {
    if (event.kind === 'resetAll') {
      this.clear();
      this.epoch = event.epoch;
    }
    if (event.kind === 'reset') this.#last.delete(topicId(event));
    if (event.kind !== 'envelope') return;
    this.epoch ??= event.envelope.epoch;
    this.#last.set(topicId(event.envelope), event.envelope.seq);
  }

  clear(): void {
    this.#last.clear();
    this.epoch = null;
  }
}

/** Looks at each accepted envelope, with the versions of what was accepted before it. */
const eachAccepted =
  (invariant: Broken['invariant'], find: (envelope: AnyEnvelope, versions: Versions) => string | null): Invariant =>
  ({ seen }) => {
    const broken: Broken[] = [];
    const versions = new Versions();
    for (const each of seen) {
      if ('live' in each) versions.clear();
      if (!('sync' in each)) continue;
      const { t, sync } = each;
      const violation = sync.kind === 'envelope' ? find(sync.envelope, versions) : null;
      if (violation !== null) broken.push({ invariant, at: t, violation });
      versions.hear(sync);
    }
    return broken;
  };

/** W1: after another history began, nothing of the one before is accepted. */
const oneHistory = eachAccepted('W1', (envelope, { epoch }) =>
  epoch !== null && envelope.epoch !== epoch
    ? `${nameOf(envelope)} is of history ${envelope.epoch}, but the page is at ${epoch}.`
    : null,
);

/** W2: what is not newer is dropped. */
const onlyNewer = eachAccepted('W2', (envelope, versions) => {
  const last = versions.last(envelope) ?? -1;
  return envelope.seq <= last
    ? `Version ${envelope.seq} of ${nameOf(envelope)} was accepted after version ${last}.`
    : null;
});

/** W3: a log has no gaps, unless the server says that nothing lies between. */
const noGaps: Invariant = ({ seen }) => {
  const broken: Broken[] = [];
  const versions = new Versions();
  /** What the server named as the log's newest number, and which events it sent. */
  const heads = new Map<string, number>();
  const sent = new Map<string, Set<number>>();
  const clear = () => {
    versions.clear();
    heads.clear();
    sent.clear();
  };

  for (const each of seen) {
    if ('live' in each) clear();
    if ('frame' in each) {
      for (const row of rowsOf(answerIn(each.frame)?.seqs ?? {})) heads.set(topicId(row), row.value);
      for (const envelope of envelopesIn(each.frame)) {
        if (!isEventFeed(envelope.feed)) continue;
        const id = topicId(envelope);
        sent.set(id, (sent.get(id) ?? new Set()).add(envelope.seq));
      }
    }
    if (!('sync' in each)) continue;
    const { t, sync } = each;
    if (sync.kind === 'envelope' && isEventFeed(sync.envelope.feed)) {
      const { seq } = sync.envelope;
      const id = topicId(sync.envelope);
      const last = versions.last(sync.envelope);
      const wasSent = [...(sent.get(id) ?? [])].some((each) => each > (last ?? seq) && each < seq);
      if (last !== undefined && seq > last + 1 && (wasSent || (heads.get(id) ?? -1) < seq - 1)) {
        const violation = `${nameOf(sync.envelope)} goes from event ${last} to ${seq}, and those between are missing.`;
        broken.push({ invariant: 'W3', at: t, violation });
      }
      for (const each of sent.get(id) ?? []) if (each <= seq) sent.get(id)!.delete(each);
    }
    versions.hear(sync);
  }
  return broken;
};

/** W4: each connection joins first; nothing pushed is accepted before; a client that is too old asks no more. */
const joinsFirst: Invariant = ({ seen, endT }) => {
  const broken: Broken[] = [];
  const say = (at: number, violation: string) => broken.push({ invariant: 'W4', at, violation });
  let isJoined = false;
  let isTooOldAt: number | null = null;
  let connectedAt: number | null = null;
  /** Envelopes that a REST call brought need no join (W6). */
  let answered = new Set<string>();
  const idOf = (envelope: Topic & { seq: number }) => `${topicId(envelope)} ${envelope.seq}`;
  const checkRequested = (t: number) => {
    if (connectedAt === null || t <= connectedAt + AT_ONCE_MS) return;
    say(connectedAt, 'The page is connected and does not join.');
    connectedAt = null;
  };

  for (const each of seen) {
    const { t } = each;
    checkRequested(t);
    if ('live' in each) {
      isJoined = false;
      isTooOldAt = null;
      connectedAt = null;
      answered = new Set();
    }
    if ('sync' in each) {
      if (isTooOld(each.sync)) isTooOldAt = t;
      if (each.sync.kind === 'envelope' && !isJoined && !answered.has(idOf(each.sync.envelope)))
        say(t, `${nameOf(each.sync.envelope)} was accepted before the connection had joined.`);
    }
    if ('answered' in each) answered.add(idOf(each.answered));
    if (!('frame' in each)) continue;
    const { dir, what, body } = each.frame;
    if (what === 'status') {
      isJoined = false;
      connectedAt = (body as TransportStatus) === 'connected' && isTooOldAt === null ? t : null;
    }
    if (what === 'join' && answerIn(each.frame)) isJoined = true;
    if (dir === 'in') continue;
    if (what === 'ticket' || what === 'join') connectedAt = null;
    if (isTooOldAt !== null && what === 'join')
      say(t, 'The page joins again, though the server said that it is too old.');
    if (!isJoined && (what === 'snapshot' || what === 'missing'))
      say(t, `The page asks (${what}) before it has joined.`);
  }
  checkRequested(endT);
  return broken;
};

/** Answers after which a command is sent again. */
const PASSING: readonly string[] = ['NOT_JOINED', 'TRY_AGAIN', 'RATE_LIMITED'];

/** W6: a command is sent until it is acknowledged, and not after. A game's commands end with its view. */
const commandsUntilAcknowledged: Invariant = ({ seen, endT }) => {
  const broken: Broken[] = [];
  const open = new Map<string, { kind: CommandRequest['kind']; sentAt: number }>();
  const done = new Set<string>();
  const sentAs = new Map<number, string>();
  let connectedAt: number | null = null;
  const checkResent = (t: number) => {
    if (connectedAt === null || t <= connectedAt + AT_ONCE_MS) return;
    for (const [id, { kind, sentAt }] of open) {
      if (kind === 'game' || sentAt >= connectedAt) continue;
      broken.push({
        invariant: 'W6',
        at: connectedAt,
        violation: `Command ${id} was not acknowledged, and is not sent again.`,
      });
    }
    connectedAt = null;
  };

  for (const each of seen) {
    const { t } = each;
    checkResent(t);
    if ('live' in each) open.clear();
    if (!('frame' in each)) continue;
    const { dir, what, body, request, failed } = each.frame;
    if (what === 'status') connectedAt = body === 'connected' ? t : null;
    if (what !== 'command') continue;
    if (dir === 'out') {
      const { id, kind } = body as CommandRequest;
      if (done.has(id))
        broken.push({ invariant: 'W6', at: t, violation: `Command ${id} is sent again after its acknowledgement.` });
      open.set(id, { kind, sentAt: t });
      if (request !== undefined) sentAs.set(request, id);
    } else if (!failed && request !== undefined && !PASSING.includes((body as Partial<Refused>).refused ?? '')) {
      const id = sentAs.get(request);
      if (id === undefined) continue;
      done.add(id);
      open.delete(id);
    }
  }
  checkResent(endT);
  return broken;
};

/** W8: `live` is shown only while connected, caught up, and with a recent heartbeat. */
const liveIsTrue: Invariant = ({ seen, startedAtMs, endT, isConnected: wasConnected }) => {
  const broken: Broken[] = [];
  let isConnected = false;
  let isFirst = true;
  let isBehind = true;
  /** When the connection or the completeness changed. */
  let changedT = 0;
  let freshUntilT = -Infinity;
  let isShown = false;
  let settledT = 0;

  /** Why the page may not say `live`, and since when. */
  const reason = (t: number): { since: number; violation: string } | null => {
    if (!isConnected) return { since: changedT, violation: 'without a connection' };
    if (isBehind) return { since: changedT, violation: 'while something is missing' };
    const isFresh = t <= freshUntilT + TIMER_MS;
    return isFresh
      ? null
      : { since: freshUntilT, violation: `though its newest heartbeat is older than ${LIMITS.staleAfterMs / 1000} s` };
  };
  const settle = (t: number) => {
    // What leads to another state comes at the same time as that state.
    if (t === settledT) return;
    settledT = t;
    const wrong = isShown ? reason(t) : null;
    if (!wrong) return;
    broken.push({ invariant: 'W8', at: wrong.since, violation: `The page says that it is live ${wrong.violation}.` });
    isShown = false;
  };
  const change = (t: number, now: { isConnected?: boolean; isBehind: boolean }) => {
    isConnected = now.isConnected ?? isConnected;
    isBehind = now.isBehind;
    changedT = t;
  };

  for (const each of seen) {
    const { t } = each;
    settle(t);
    if ('live' in each) {
      change(t, { isConnected: isFirst && wasConnected, isBehind: true });
      isFirst = false;
      isShown = false;
      freshUntilT = -Infinity;
    }
    if ('frame' in each && each.frame.what === 'status')
      change(t, { isConnected: each.frame.body === 'connected', isBehind: true });
    if ('connection' in each) isShown = each.connection.state === 'live';
    if (!('sync' in each)) continue;
    const { sync } = each;
    if (sync.kind === 'behind') change(t, { isBehind: true });
    if (sync.kind === 'caughtUp') change(t, { isBehind: false });
    if (sync.kind === 'resetAll') freshUntilT = -Infinity;
    if (sync.kind === 'heartbeat')
      freshUntilT = Math.max(freshUntilT, sync.at - sync.offsetMs - startedAtMs + LIMITS.staleAfterMs);
  }
  settle(endT);
  return broken;
};

/** W11: one second after a heartbeat with newer versions the page has them, or asks for them. */
const behindAsks: Invariant = ({ seen, endT }) => {
  const broken: Broken[] = [];
  const versions = new Versions();
  const heads = new Map<string, number>();
  let requested: ReadonlySet<string> = new Set();
  /** Of the connection's join; null before. */
  let epoch: string | null = null;
  /** Requests without an answer. */
  const open = new Set<number>();
  let due: { t: number; rows: (Topic & { value: number })[] }[] = [];
  const forget = () => {
    due = [];
    open.clear();
    epoch = null;
  };
  const has = (row: Topic & { value: number }) =>
    Math.max(versions.last(row) ?? -1, heads.get(topicId(row)) ?? -1) >= row.value;

  const settle = (t: number) => {
    while (due.length > 0 && t > due[0]!.t + LIMITS.heartbeatGraceMs + 50) {
      const { t: at, rows } = due.shift()!;
      const missing = rows.find((row) => requested.has(topicId(row)) && !has(row));
      if (!missing || open.size > 0) continue;
      const violation = `The server has version ${missing.value} of ${nameOf(missing)}, and the page does not ask for it.`;
      broken.push({ invariant: 'W11', at, violation });
    }
  };

  for (const each of seen) {
    const { t } = each;
    settle(t);
    if ('live' in each) {
      forget();
      versions.clear();
      heads.clear();
    }
    if ('sync' in each) {
      versions.hear(each.sync);
      if (each.sync.kind === 'reset') heads.delete(topicId(each.sync));
      if (each.sync.kind === 'resetAll') heads.clear();
    }
    if (!('frame' in each)) continue;
    const { dir, what, body, request } = each.frame;
    if (what === 'status') forget();
    if (dir === 'out') {
      if (what === 'join') {
        // What was due is in the join's answer.
        due = [];
        requested = new Set(rowsOf((body as JoinRequest).feeds).map(topicId));
      }
      if (what !== 'command' && request !== undefined) open.add(request);
      continue;
    }
    if (request !== undefined) open.delete(request);
    const answer = answerIn(each.frame);
    if (answer && what === 'join') ({ epoch } = answer);
    // A log without new events has a head only.
    if (answer) for (const row of rowsOf(answer.seqs)) if (isEventFeed(row.feed)) heads.set(topicId(row), row.value);
    if (what !== 'heartbeat' || (body as Heartbeat).epoch !== epoch) continue;
    const rows = rowsOf((body as Heartbeat).seqs).filter((row) => requested.has(topicId(row)) && !has(row));
    if (rows.length > 0) due.push({ t, rows });
  }
  settle(endT);
  return broken;
};

/** BR8: a stream that failed starts again. */
const failedStreamsRestart: Invariant = ({ traces, endT }) => {
  const failed = new Map<string, number>();
  const broken: Broken[] = [];
  const settle = (stream: string, t: number) => {
    const at = failed.get(stream);
    if (at === undefined || t <= at + LAST_RETRY_MS) return;
    failed.delete(stream);
    broken.push({ invariant: 'BR8', at, violation: `The stream ${stream} failed and did not start again.` });
  };
  for (const trace of traces) {
    if (trace.lane !== 'stream') continue;
    settle(trace.stream, trace.t);
    if (trace.what === 'failed') failed.set(trace.stream, trace.t);
    else failed.delete(trace.stream);
  }
  for (const stream of [...failed.keys()]) settle(stream, endT);
  return broken;
};

export const clientChecks: readonly Invariant[] = [
  oneHistory,
  onlyNewer,
  noGaps,
  joinsFirst,
  commandsUntilAcknowledged,
  liveIsTrue,
  behindAsks,
  failedStreamsRestart,
];
