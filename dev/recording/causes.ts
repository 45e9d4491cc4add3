import type { Subscriptions } from '../../streams/transport/transport.ts';

const topicIds = (topics: Subscriptions) =>
  Object.entries(topics).flatMap(([feed, keys]) => keys.map((key) => `${feed} ${key}`));

/** What a stream emits because of, when it emits by a timer: ids of traces. */
export function createCauses() {
  /** Of each stream: the topics it follows. */
  const followed = new Map<string, readonly string[]>();
  /** Of each topic: its newest message. */
  const newest = new Map<string, number>();
  const enteredBy = new Map<string, number>();
  return {
    of(stream: string): number | null {
      const causes = (followed.get(stream) ?? []).map((topic) => newest.get(topic) ?? 0);
      return Math.max(enteredBy.get(stream) ?? 0, ...causes) || null;
    },
    follows: (stream: string, topics: Subscriptions) => void followed.set(stream, topicIds(topics)),
    entered: (stream: string, id: number) => void enteredBy.set(stream, id),
    /** Takes the envelopes of a frame's body. */
    keepNewest(body: unknown, id: number) {
      const { envelopes = [body] } = (body ?? {}) as { envelopes?: unknown[] };
      for (const envelope of envelopes as ({ feed?: string; key?: string } | null)[])
        if (envelope) newest.set(`${envelope.feed} ${envelope.key}`, id);
    },
  };
}
