import * as z from 'zod/mini';
import { isEventFeed } from '../../../contract/feeds.ts';
import {
  Epoch,
  eventFeeds,
  FeedKey,
  FeedName,
  stateFeeds,
  type Heartbeat,
  type JoinRequest,
} from '../../../contract/wire.ts';
import { rowsOf, topicId } from '../../../streams/sync/subscriptions.ts';
import { envelopesIn, nameOf, rule } from './invariant.ts';

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
  const issue = z.safeParse(schema, value).error?.issues[0];
  return issue ? `${issue.path.join('.') || 'the whole'}: ${issue.message}` : null;
};

/** W7: what the server sends is as the contract says. */
const asInContract = rule('W7', (say) => ({
  see({ t, frame }) {
    for (const envelope of frame ? envelopesIn(frame) : []) {
      const { feed, value } = envelope;
      const fault =
        faultOf(envelopeSchema, envelope) ?? faultOf(isEventFeed(feed) ? eventFeeds[feed] : stateFeeds[feed], value);
      if (fault) say(t, `${nameOf(envelope)} is not as in the contract (${fault}).`);
    }
    const fault = frame?.what === 'heartbeat' ? faultOf(heartbeatSchema, frame.body) : null;
    if (fault) say(t, `A heartbeat is not as in the contract (${fault}).`);
  },
}));

/** The person, session or agent that a key belongs to; null for what is public, or a room. */
const ownerOf = (key: string): string | null => {
  const [, kind = '', id = ''] = /^(member|wallet|hand|session|agent):(.+)$/.exec(key) ?? [];
  if (kind === '') return null;
  return kind === 'session' || kind === 'agent' ? `${kind}:${id}` : `member:${id.split('-')[0]}`;
};

/** W9: nothing of another person is sent. Other tabs of the same session may have asked for other keys of the same person. */
const nothingForeign = rule('W9', (say) => {
  const owners = new Set<string | null>([null]);
  return {
    see({ t, frame }) {
      if (frame?.dir === 'out' && frame.what === 'join')
        for (const { key } of rowsOf((frame.body as JoinRequest).feeds)) owners.add(ownerOf(key));
      for (const envelope of frame ? envelopesIn(frame) : []) {
        const owner = ownerOf(envelope.key);
        if (!owners.has(owner)) say(t, `The server sent ${nameOf(envelope)}, for which the page never asked.`);
        owners.add(owner);
      }
    },
  };
});

/** W11: heartbeats follow one another; a time without a connection, or with a fault that a tester injected, does not count. */
const heartbeatsCome = rule('W11', (say) => {
  let lastAt: number | null = null;
  return {
    see({ t, isFault, frame }) {
      if (isFault || frame?.what === 'status') lastAt = null;
      if (frame?.what !== 'heartbeat') return;
      const { at } = frame.body as Heartbeat;
      if (lastAt !== null && at - lastAt > 2 * HEARTBEAT_MS + LATE_MS)
        say(t, `The server sent no heartbeat for ${((at - lastAt) / 1000).toFixed(1)} s.`);
      lastAt = at;
    },
  };
});

/** W1: within one history, the versions that the server announces do not go back. */
const versionsStand = rule('W1', (say) => {
  let epoch: string | null = null;
  const announced = new Map<string, number>();
  return {
    see({ t, frame }) {
      if (frame?.what !== 'heartbeat') return;
      const heartbeat = frame.body as Heartbeat;
      if (heartbeat.epoch !== epoch) announced.clear();
      ({ epoch } = heartbeat);
      for (const row of rowsOf(heartbeat.seqs)) {
        const before = announced.get(topicId(row)) ?? -1;
        announced.set(topicId(row), row.value);
        if (row.value >= before) continue;
        say(t, `The server's version of ${nameOf(row)} went back from ${before} to ${row.value} within one history.`);
      }
    },
  };
});

export const serverChecks = [asInContract, nothingForeign, heartbeatsCome, versionsStand];
