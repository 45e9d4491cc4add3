import { isEventFeed } from '../../contract/feeds.ts';
import type { Feeds } from './feeds.ts';
import { feedMessages } from './transport.ts';
import { topicId, type Outgoing } from './outgoing.ts';
import type { Message } from './message.ts';
import type { Watcher, Watchers } from './watchers.ts';

export interface FanOutTimes {
  /**
   * Minimum time between two sends of a ticking value, and of the events of a log that gathers them. Four per second are enough for
   * a smooth counter, and for people who read.
   */
  tickingEveryMs: number;
}

export interface FanOut {
  deliver(outgoing: readonly Outgoing[]): void;
  /** Records, until `stop`, the newest version sent per key: a heartbeat that is being read meanwhile may be older. */
  noting(): { newest: ReadonlyMap<string, number>; stop(): void };
  /** Records the version that an answer to a request carried. */
  record(id: string, seq: number): void;
  stop(): void;
}

interface Delivery {
  id: string;
  room: string;
  message: Message;
  rest: Iterator<Watcher>;
  outgoing: readonly Outgoing[];
}

/** Clients served per turn of the event loop. All clients at once could block it for 100 ms. */
const SLICE = 400;

/**
 * Sends envelopes to the clients on this node that subscribe to them and may receive them, in slices (W9, W12); then calls
 * `onServed`.
 */
export const createFanOut = (
  watchers: Watchers,
  feeds: Feeds,
  { tickingEveryMs }: FanOutTimes,
  onServed: (outgoing: Outgoing) => void = () => {},
): FanOut => {
  const queue: Delivery[] = [];
  const notes = new Set<Map<string, number>>();
  const ticking = new Map<string, { held?: Outgoing; timer: NodeJS.Timeout }>();
  const gathering = new Map<string, { held: Outgoing[]; timer: NodeJS.Timeout }>();
  let turn: NodeJS.Immediate | undefined;

  const record = (id: string, seq: number) => {
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
        delivery.outgoing.forEach(onServed);
        continue;
      }
      left -= 1;
      if (next.value.rooms.has(delivery.room)) next.value.queue.offer(delivery.message);
    }
    turn = setImmediate(serve);
  };

  /** Of one topic and room, in order. */
  const handAll = (outgoing: readonly Outgoing[]) => {
    const last = outgoing.at(-1)!;
    const { merchant, room, envelope } = last;
    const { feed, key, seq } = envelope;
    const id = topicId({ merchant, feed, key });
    const crowd = watchers.of(id);
    if (crowd.size === 0) return outgoing.forEach(onServed);
    record(id, seq);
    // Each event of a log is a separate message. Of a state feed only the newest value is sent.
    const slot = isEventFeed(feed) ? `${id} ${seq}` : id;
    const message = feedMessages(
      slot,
      outgoing.map((each) => each.envelope),
    );
    queue.push({ id, room, message, rest: crowd.values(), outgoing });
    turn ??= setImmediate(serve);
  };
  const hand = (outgoing: Outgoing) => handAll([outgoing]);

  /** Passes an event on at once, and those that follow within the interval together after it. */
  const gather = (outgoing: Outgoing) => {
    const id = `${topicId({ merchant: outgoing.merchant, ...outgoing.envelope })} ${outgoing.room}`;
    const resting = gathering.get(id);
    if (resting) return void resting.held.push(outgoing);
    const pass = (events: readonly Outgoing[]) => {
      handAll(events);
      const rest = () => {
        const { held = [] } = gathering.get(id) ?? {};
        gathering.delete(id);
        if (held.length > 0) pass(held);
      };
      gathering.set(id, { held: [], timer: setTimeout(rest, tickingEveryMs) });
    };
    pass([outgoing]);
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
    record,
    deliver(outgoing) {
      for (const each of outgoing) {
        const { feed } = each.envelope;
        (feeds.state(feed)?.ticks ? tick : feeds.gathers(feed) ? gather : hand)(each);
      }
    },
    noting() {
      const newest = new Map<string, number>();
      notes.add(newest);
      return { newest, stop: () => void notes.delete(newest) };
    },
    stop() {
      if (turn) clearImmediate(turn);
      for (const { timer } of ticking.values()) clearTimeout(timer);
      for (const { timer } of gathering.values()) clearTimeout(timer);
      ticking.clear();
      gathering.clear();
      queue.length = 0;
    },
  };
};
