import * as z from 'zod/mini';
import { isEventFeed } from '../../../contract/feeds.ts';
import {
  Epoch,
  eventFeeds,
  FeedKey,
  FeedName,
  stateFeeds,
  type AnyEnvelope,
  type Heartbeat,
  type JoinRequest,
} from '../../../contract/wire.ts';
import { rowsOf, topicId } from '../../../streams/sync/subscriptions.ts';
import { envelopesIn, nameOf, type Broken, type Invariant } from './invariant.ts';

/** W11: the server sends a heartbeat every five seconds. A busy one may leave out one, and be late with the next by this much. */
const HEARTBEAT_MS = 5_000;
const LATE_MS = 3_000;

const heartbeatSchema = z.strictObject({
  epoch: Epoch,
  at: z.int(),
  seqs: z.partialRecord(FeedName, z.record(FeedKey, z.int())),
});
const envelopeSchema = z.strictObject({
  epoch: Epoch,
  feed: FeedName,
  key: FeedKey,
  seq: z.int(),
  at: z.int(),
  value: z.unknown(),
});

const faultOf = (schema: z.ZodMiniType, value: unknown): string | null => {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return null;
  const { path, message } = parsed.error.issues[0]!;
  return `${path.join('.') || 'the whole'}: ${message}`;
};
const faultOfEnvelope = (envelope: AnyEnvelope): string | null =>
  faultOf(envelopeSchema, envelope) ??
  faultOf(isEventFeed(envelope.feed) ? eventFeeds[envelope.feed] : stateFeeds[envelope.feed], envelope.value);

/** W7: what the server sends is as the contract says. */
const asInContract: Invariant = ({ seen }) => {
  const broken: Broken[] = [];
  for (const each of seen) {
    if (!('frame' in each)) continue;
    const { frame, t } = each;
    for (const envelope of envelopesIn(frame)) {
      const fault = faultOfEnvelope(envelope);
      if (fault)
        broken.push({ invariant: 'W7', at: t, violation: `${nameOf(envelope)} is not as in the contract (${fault}).` });
    }
    if (frame.what !== 'heartbeat') continue;
    const fault = faultOf(heartbeatSchema, frame.body);
    if (fault) broken.push({ invariant: 'W7', at: t, violation: `A heartbeat is not as in the contract (${fault}).` });
  }
  return broken;
};

/** The person, session or agent that a key belongs to; null for what is public, or a room. */
const ownerOf = (key: string): string | null => {
  const [, kind, id] = /^(member|wallet|hand|session|agent):(.+)$/.exec(key) ?? [];
  if (!kind) return null;
  const ofMember = kind === 'member' || kind === 'wallet' || kind === 'hand';
  return ofMember ? `member:${id!.split('-')[0]}` : `${kind}:${id}`;
};

/** W9: nothing of another person is sent. Other tabs of the same session may have asked for other keys of the same person. */
const nothingForeign: Invariant = ({ seen }) => {
  const broken: Broken[] = [];
  const owners = new Set<string>();
  for (const each of seen) {
    if (!('frame' in each)) continue;
    const { frame, t } = each;
    if (frame.dir === 'out' && frame.what === 'join')
      for (const { key } of rowsOf((frame.body as JoinRequest).feeds)) owners.add(ownerOf(key) ?? '');
    for (const envelope of envelopesIn(frame)) {
      const owner = ownerOf(envelope.key);
      if (owner === null || owners.has(owner)) continue;
      broken.push({
        invariant: 'W9',
        at: t,
        violation: `The server sent ${nameOf(envelope)}, for which the page never asked.`,
      });
      owners.add(owner);
    }
  }
  return broken;
};

/** W11: heartbeats follow one another; a time without a connection, or with a fault that a tester injected, does not count. */
const heartbeatsCome: Invariant = ({ traces }) => {
  const broken: Broken[] = [];
  let lastAt: number | null = null;
  for (const trace of traces) {
    if (trace.lane === 'fault') lastAt = null;
    if (trace.lane !== 'frame' || trace.item.item !== 'frame') continue;
    const { what, body } = trace.item;
    if (what === 'status') lastAt = null;
    if (what !== 'heartbeat') continue;
    const { at } = body as Heartbeat;
    if (lastAt !== null && at - lastAt > 2 * HEARTBEAT_MS + LATE_MS) {
      const violation = `The server sent no heartbeat for ${((at - lastAt) / 1000).toFixed(1)} s.`;
      broken.push({ invariant: 'W11', at: trace.t, violation });
    }
    lastAt = at;
  }
  return broken;
};

/** W1: within one history, the versions that the server announces do not go back by more than a late message explains. */
const versionsStand: Invariant = ({ seen }) => {
  const broken: Broken[] = [];
  let epoch: string | null = null;
  const announced = new Map<string, number>();
  for (const each of seen) {
    if (!('frame' in each) || each.frame.what !== 'heartbeat') continue;
    const heartbeat = each.frame.body as Heartbeat;
    if (heartbeat.epoch !== epoch) announced.clear();
    epoch = heartbeat.epoch;
    for (const row of rowsOf(heartbeat.seqs)) {
      const id = topicId(row);
      const before = announced.get(id) ?? -1;
      if (row.value < before) {
        const violation = `The server's version of ${nameOf(row)} went back from ${before} to ${row.value} within one history.`;
        broken.push({ invariant: 'W1', at: each.t, violation });
      }
      announced.set(id, row.value);
    }
  }
  return broken;
};

export const serverChecks: readonly Invariant[] = [asInContract, nothingForeign, heartbeatsCome, versionsStand];
