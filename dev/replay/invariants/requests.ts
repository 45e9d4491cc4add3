import { isEventFeed } from '../../../contract/feeds.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { CommandRequest, Heartbeat, JoinRequest, Refused } from '../../../contract/wire.ts';
import { rowsOf, topicId, type Topic } from '../../../streams/sync/subscriptions.ts';
import { isTooOld } from '../../../streams/sync/sync-event.ts';
import { answerIn, nameOf, rule, Versions } from './invariant.ts';

/** What is due at once may take this long. */
const AT_ONCE_MS = 1_000;

/** W4: each connection joins first; nothing pushed is accepted before; a client that is too old asks no more. */
const joinsFirst = rule('W4', (say) => {
  let isJoined = false;
  let isTooOldNow = false;
  let connectedAt: number | null = null;
  /** Envelopes that a REST call brought need no join (W6). */
  let answers = new Set<string>();
  const idOf = (envelope: Topic & { seq: number }) => `${topicId(envelope)} ${envelope.seq}`;
  return {
    until(t) {
      if (connectedAt === null || t <= connectedAt + AT_ONCE_MS) return;
      say(connectedAt, 'The page is connected and does not join.');
      connectedAt = null;
    },
    see({ t, isLive, sync, answered, frame }) {
      if (isLive) {
        isJoined = isTooOldNow = false;
        connectedAt = null;
        answers = new Set();
      }
      if (sync && isTooOld(sync)) isTooOldNow = true;
      if (sync?.kind === 'envelope' && !isJoined && !answers.has(idOf(sync.envelope)))
        say(t, `${nameOf(sync.envelope)} was accepted before the connection had joined.`);
      if (answered) answers.add(idOf(answered));
      if (!frame) return;
      const { dir, what, body } = frame;
      if (what === 'status') {
        isJoined = false;
        connectedAt = body === 'connected' && !isTooOldNow ? t : null;
      }
      if (what === 'join' && answerIn(frame)) isJoined = true;
      if (dir === 'in') return;
      if (what === 'ticket' || what === 'join') connectedAt = null;
      if (isTooOldNow && what === 'join') say(t, 'The page joins again, though the server said that it is too old.');
      if (!isJoined && (what === 'snapshot' || what === 'missing'))
        say(t, `The page asks (${what}) before it has joined.`);
    },
  };
});

/** Answers after which a command is sent again. */
const PASSING: readonly string[] = ['NOT_JOINED', 'TRY_AGAIN', 'RATE_LIMITED'];

/** W6: a command is sent until it is acknowledged, and not after. A game's commands end with its view. */
const commandsUntilAcknowledged = rule('W6', (say) => {
  const open = new Map<string, { kind: CommandRequest['kind']; sentAt: number }>();
  const done = new Set<string>();
  const sentAs = new Map<number, string>();
  let connectedAt: number | null = null;
  return {
    until(t) {
      if (connectedAt === null || t <= connectedAt + AT_ONCE_MS) return;
      for (const [id, { kind, sentAt }] of open)
        if (kind !== 'game' && sentAt < connectedAt)
          say(connectedAt, `Command ${id} was not acknowledged, and is not sent again.`);
      connectedAt = null;
    },
    see({ t, isLive, frame }) {
      if (isLive) open.clear();
      if (!frame) return;
      const { dir, what, body, request = -1, failed } = frame;
      if (what === 'status') connectedAt = body === 'connected' ? t : null;
      if (what !== 'command') return;
      if (dir === 'out') {
        const { id, kind } = body as CommandRequest;
        if (done.has(id)) say(t, `Command ${id} is sent again after its acknowledgement.`);
        open.set(id, { kind, sentAt: t });
        sentAs.set(request, id);
        return;
      }
      const id = sentAs.get(request);
      if (failed || id === undefined || PASSING.includes((body as Partial<Refused>).refused ?? '')) return;
      done.add(id);
      open.delete(id);
    },
  };
});

/** W11: one second after a heartbeat with newer versions the page has them, or asks for them. */
const behindAsks = rule('W11', (say) => {
  const versions = new Versions();
  const heads = new Map<string, number>();
  let requested: ReadonlySet<string> = new Set();
  /** Of the connection's join; null before. */
  let epoch: string | null = null;
  /** Requests without an answer. */
  const open = new Set<number>();
  let due: { t: number; rows: (Topic & { value: number })[] }[] = [];
  const isMissing = (row: Topic & { value: number }) =>
    requested.has(topicId(row)) && Math.max(versions.last(row) ?? -1, heads.get(topicId(row)) ?? -1) < row.value;
  return {
    until(t) {
      while (due.length > 0 && t > due[0]!.t + LIMITS.heartbeatGraceMs + 50) {
        const { t: at, rows } = due.shift()!;
        const missing = rows.find(isMissing);
        if (missing && open.size === 0)
          say(at, `The server has version ${missing.value} of ${nameOf(missing)}, and the page does not ask for it.`);
      }
    },
    see(each) {
      const { t, isLive, sync, frame } = each;
      versions.hear(each);
      if (isLive || sync?.kind === 'resetAll') heads.clear();
      if (sync?.kind === 'reset') heads.delete(topicId(sync));
      if (isLive || frame?.what === 'status') {
        due = [];
        open.clear();
        epoch = null;
      }
      if (!frame) return;
      const { dir, what, body, request } = frame;
      if (dir === 'out' && what === 'join') {
        // What was due is in the join's answer.
        due = [];
        requested = new Set(rowsOf((body as JoinRequest).feeds).map(topicId));
      }
      if (dir === 'out' && what !== 'command' && request !== undefined) open.add(request);
      if (dir === 'out') return;
      if (request !== undefined) open.delete(request);
      const answer = answerIn(frame);
      if (answer && what === 'join') ({ epoch } = answer);
      // A log without new events has a head only.
      for (const row of rowsOf(answer?.seqs ?? {})) if (isEventFeed(row.feed)) heads.set(topicId(row), row.value);
      if (what !== 'heartbeat' || (body as Heartbeat).epoch !== epoch) return;
      const rows = rowsOf((body as Heartbeat).seqs).filter(isMissing);
      if (rows.length > 0) due.push({ t, rows });
    },
  };
});

export const requestChecks = [joinsFirst, commandsUntilAcknowledged, behindAsks];
