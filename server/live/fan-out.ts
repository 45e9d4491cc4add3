import { isEventFeed } from '../../contract/feeds.ts';
import { stateSource } from './feeds.ts';
import { feedMessage } from './transport.ts';
import { topicId, type Outgoing } from './outgoing.ts';
import type { Message } from './send-queue.ts';
import type { Watcher, Watchers } from './watchers.ts';

export interface FanOutTimes {
  /** A ticking figure goes out at most this often; 4 a second are as many as an eye follows a counter by. */
  tickingEveryMs: number;
}

export interface FanOut {
  deliver(outgoing: readonly Outgoing[]): void;
  /** Notes, until `stop`, the newest version handed out of each figure: a heartbeat being read meanwhile may be older. */
  noting(): { newest: ReadonlyMap<string, number>; stop(): void };
  /** An answer to a request carried this version. */
  note(id: string, seq: number): void;
  stop(): void;
}

interface Delivery {
  id: string;
  room: string;
  message: Message;
  rest: Iterator<Watcher>;
  outgoing: Outgoing;
}

/** Clients served before the event loop gets its turn: a whole crowd at once would hold it for 100 ms. */
const SLICE = 400;

/** Hands envelopes to those on this node who watch them and may hear them, in slices (W9, W12); then says `onServed`. */
export const createFanOut = (
  watchers: Watchers,
  { tickingEveryMs }: FanOutTimes,
  onServed: (outgoing: Outgoing) => void = () => {},
): FanOut => {
  const queue: Delivery[] = [];
  const notes = new Set<Map<string, number>>();
  const ticking = new Map<string, { held?: Outgoing; timer: NodeJS.Timeout }>();
  let turn: NodeJS.Immediate | undefined;

  const note = (id: string, seq: number) => {
    for (const newest of notes) newest.set(id, Math.max(seq, newest.get(id) ?? 0));
  };

  const serve = () => {
    turn = undefined;
    let left = SLICE;
    while (left > 0) {
      const [delivery] = queue;
      if (!delivery) return;
      const next = delivery.rest.next();
      if (next.done) {
        queue.shift();
        onServed(delivery.outgoing);
        continue;
      }
      left -= 1;
      if (next.value.rooms.has(delivery.room)) next.value.queue.offer(delivery.message);
    }
    turn = setImmediate(serve);
  };

  const hand = (outgoing: Outgoing) => {
    const { merchant, room, envelope } = outgoing;
    const { feed, key, seq } = envelope;
    const id = topicId({ merchant, feed, key });
    const crowd = watchers.of(id);
    if (crowd.size === 0) return onServed(outgoing);
    note(id, seq);
    // Each event of a log is a message of its own; of a figure only the newest is worth sending.
    const slot = isEventFeed(feed) ? `${id} ${seq}` : id;
    queue.push({ id, room, message: feedMessage(slot, envelope), rest: crowd.values(), outgoing });
    turn ??= setImmediate(serve);
  };

  const tick = (outgoing: Outgoing) => {
    const id = topicId({ merchant: outgoing.merchant, ...outgoing.envelope });
    const resting = ticking.get(id);
    if (resting) {
      if ((resting.held?.envelope.seq ?? -1) < outgoing.envelope.seq) resting.held = outgoing;
      return;
    }
    hand(outgoing);
    const rest = () => {
      const { held } = ticking.get(id) ?? {};
      ticking.delete(id);
      if (held) tick(held);
    };
    ticking.set(id, { timer: setTimeout(rest, tickingEveryMs) });
  };

  return {
    note,
    deliver(outgoing) {
      for (const each of outgoing) (stateSource(each.envelope.feed)?.ticks ? tick : hand)(each);
    },
    noting() {
      const newest = new Map<string, number>();
      notes.add(newest);
      return { newest, stop: () => void notes.delete(newest) };
    },
    stop() {
      if (turn) clearImmediate(turn);
      for (const { timer } of ticking.values()) clearTimeout(timer);
      ticking.clear();
      queue.length = 0;
    },
  };
};
