import type { ConnectionState } from '../../../../streams/sync/connection.ts';

/** The feeds a client subscribes to, in the order of their encoding. */
export const FEEDS = ['balance', 'jackpot', 'winners'] as const;
export type WatchedFeed = (typeof FEEDS)[number];

export const STATES = [
  'live',
  'catching up',
  'stale',
  'offline',
  'outdated',
] as const satisfies readonly ConnectionState[];

/**
 * One thing that a client showed; `at` is the wall clock, which the server shares, `mono` the process's monotonic clock;
 * milliseconds.
 */
export type Word = { at: number; mono: number } & (
  | { kind: 'state'; state: ConnectionState; provedAt: number | null }
  /** A value (its amount) or an event (its id) was shown. */
  | { kind: 'shown'; feed: WatchedFeed; seq: number; value: number }
  | { kind: 'reset'; feed: WatchedFeed }
  | { kind: 'resetAll' }
);

/** Everything that one client showed, in order. */
export interface Observation {
  client: number;
  texts: readonly Word[];
}

const KINDS = ['state', 'shown', 'reset', 'resetAll'] as const;
const WIDTH = 6;

/** Encodes words as numbers: a thousand clients produce a million of them. */
export const encode = (texts: readonly Word[]): Float64Array => {
  const out = new Float64Array(texts.length * WIDTH);
  texts.forEach((word, index) => {
    const kind = KINDS.indexOf(word.kind);
    const row =
      word.kind === 'state'
        ? [STATES.indexOf(word.state), word.provedAt ?? NaN, 0]
        : word.kind === 'resetAll'
          ? [0, 0, 0]
          : [FEEDS.indexOf(word.feed), ...(word.kind === 'shown' ? [word.seq, word.value] : [0, 0])];
    out.set([kind, word.at, word.mono, ...row], index * WIDTH);
  });
  return out;
};

export const decode = (numbers: Float64Array): Word[] => {
  const texts: Word[] = [];
  for (let from = 0; from < numbers.length; from += WIDTH) {
    const [kind, at, mono, a, b, c] = numbers.subarray(from, from + WIDTH) as unknown as [number, ...number[]];
    const when = { at: at!, mono: mono! };
    if (KINDS[kind] === 'state')
      texts.push({ ...when, kind: 'state', state: STATES[a!]!, provedAt: Number.isNaN(b!) ? null : b! });
    else if (KINDS[kind] === 'shown') texts.push({ ...when, kind: 'shown', feed: FEEDS[a!]!, seq: b!, value: c! });
    else if (KINDS[kind] === 'reset') texts.push({ ...when, kind: 'reset', feed: FEEDS[a!]! });
    else texts.push({ ...when, kind: 'resetAll' });
  }
  return texts;
};
