import { expect } from 'vitest';
import type { ConnectionState } from '../../../../streams/sync/connection.ts';
import type { Chain, Truth } from './truth.ts';
import type { Observation, WatchedFeed, Word } from './messages.ts';

/** Faults of a client; each violates a sentence of W1–W3, W8 or W11. */
export type Rule =
  | 'a version went back'
  | 'a figure that never was'
  | 'a log with a gap'
  | 'an event twice'
  | 'live while stale'
  | 'not right after quiet';

export interface Fault {
  rule: Rule;
  client: number;
  feed?: WatchedFeed;
  /** When it was shown, or until when it was missing; wall clock. */
  at: number;
  detail: string;
}

export interface Verdict {
  faults: Fault[];
  /** Values and events shown by all clients together. */
  shown: number;
  /** The maximum age of a value shown as live: the time since its successor was committed, milliseconds. */
  worstStaleMs: number;
  /** The time of the last client to become current after the load stopped, milliseconds; Infinity if one never did. */
  worstToRightMs: number;
}

export interface Case {
  seen: readonly Observation[];
  /** The ledger's history of the merchant, and the member of each client. */
  truth: Truth;
  memberOf: (client: number) => number;
  /** When the last change had committed and the last connection was restored; wall clock. */
  quietAtMs: number;
  /** When the clients' words were collected; wall clock. */
  untilMs: number;
  rightWithinMs: number;
  /** The limit for a value shown as live: 10 s, plus the stall of the client's own process. */
  staleMs: number;
  /** Ignores earlier faults, which belong to another test. */
  fromMs?: number;
}

/** Judges what the clients showed, and when, against the ledger. */
export const evaluate = (given: Case): Verdict => {
  const verdict: Verdict = { faults: [], shown: 0, worstStaleMs: 0, worstToRightMs: 0 };
  for (const seen of given.seen) evaluateClient(seen, given, verdict);
  return { ...verdict, faults: verdict.faults.filter(({ at }) => at >= (given.fromMs ?? -Infinity)) };
};

interface Position {
  seq: number;
  /** Events shown since the last reset of the log. */
  ids: Set<number>;
}

const NO_CHAIN: Chain = { values: [0], since: [0] };
const FIGURES = ['balance', 'jackpot'] as const;

const evaluateClient = ({ client, texts }: Observation, given: Case, verdict: Verdict): void => {
  const { truth, quietAtMs, untilMs, staleMs } = given;
  const chains = { balance: truth.balances.get(given.memberOf(client)) ?? NO_CHAIN, jackpot: truth.jackpot };
  const heads = {
    balance: chains.balance.values.length - 1,
    jackpot: chains.jackpot.values.length - 1,
    winners: truth.wins.size,
  };
  const wins = [...truth.wins].map(([id, at]) => ({ id, at })).sort((one, other) => one.at - other.at);
  const held = new Map<WatchedFeed, Position>();
  let state: ConnectionState = 'catching up';
  let rightAtMs = Infinity;
  /** Earlier wins were shown, or do not concern this client: it connected later, or its log was reset. */
  let nextWin = wins.findIndex(({ at }) => at > (texts[0]?.at ?? Infinity));
  if (nextWin === -1) nextWin = wins.length;
  const published = new Set<string>();
  let at = -Infinity;

  const fault = (rule: Rule, feed: WatchedFeed | undefined, detail: string) => {
    verdict.faults.push({ rule, client, ...(feed && { feed }), at, detail });
  };
  /** A continuing fault counts once, over any number of words. */
  const stale = (feed: WatchedFeed, name: string, ms: number) => {
    verdict.worstStaleMs = Math.max(verdict.worstStaleMs, ms);
    if (ms <= staleMs || published.has(name)) return;
    published.add(name);
    fault('live while stale', feed, `${name} was shown as live ${Math.round(ms)} ms after its successor`);
  };

  const show = (word: Extract<Word, { kind: 'shown' }>) => {
    const { feed, seq, value } = word;
    const last = held.get(feed);
    verdict.shown += 1;
    if (last && seq <= last.seq) fault('a version went back', feed, `${last.seq} → ${seq}`);
    if (feed === 'winners') {
      if (!truth.wins.has(value)) fault('a figure that never was', feed, `event ${value} as number ${seq}`);
      if (last?.ids.has(value)) fault('an event twice', feed, `event ${value} as number ${seq}`);
      if (last && seq > last.seq + 1) fault('a log with a gap', feed, `${last.seq} → ${seq}`);
    } else if (chains[feed].values[seq] !== value) {
      fault('a figure that never was', feed, `${value} at version ${seq}, was ${chains[feed].values[seq] ?? 'none'}`);
    }
    const ids = last?.ids ?? new Set<number>();
    if (feed === 'winners') ids.add(value);
    held.set(feed, { seq, ids });
  };
  const isRight = () =>
    state === 'live' && [...FIGURES, 'winners' as const].every((feed) => (held.get(feed)?.seq ?? 0) === heads[feed]);

  texts.forEach((word, index) => {
    at = word.at;
    if (word.kind === 'state') state = word.state;
    if (word.kind === 'shown') show(word);
    if (word.kind === 'reset') held.delete(word.feed);
    if (word.kind === 'resetAll') held.clear();
    if (word.kind === 'resetAll' || (word.kind === 'reset' && word.feed === 'winners'))
      while (nextWin < wins.length && wins[nextWin]!.at <= word.at) nextWin += 1;

    // The state between this word and the next was oldest at its end.
    const endsAt = texts[index + 1]?.at ?? untilMs;
    at = endsAt;
    if (endsAt >= quietAtMs && isRight()) rightAtMs = Math.min(rightAtMs, Math.max(word.at, quietAtMs));
    if (state !== 'live') return;
    for (const feed of FIGURES) {
      const seq = held.get(feed)?.seq;
      const next = seq === undefined ? undefined : chains[feed].since[seq + 1];
      if (next !== undefined) stale(feed, `${feed} at version ${seq}`, endsAt - next);
    }
    const ids = held.get('winners')?.ids;
    while (nextWin < wins.length && ids?.has(wins[nextWin]!.id)) nextWin += 1;
    const missing = wins[nextWin];
    if (missing) stale('winners', `the log without event ${missing.id}`, endsAt - missing.at);
  });

  const took = isRight() ? rightAtMs - quietAtMs : Infinity;
  verdict.worstToRightMs = Math.max(verdict.worstToRightMs, took);
  if (took <= given.rightWithinMs) return;
  const has = [...FIGURES, 'winners' as const].map((feed) => `${feed} ${held.get(feed)?.seq ?? '–'}/${heads[feed]}`);
  fault(
    'not right after quiet',
    undefined,
    `${state}, ${has.join(', ')}, ${took} ms; ${lastMessages(texts, quietAtMs)}`,
  );
};

/** The last words, each with its time since quiet: for a client that is not current, this shows what it waited for. */
const lastMessages = (texts: readonly Word[], quietAtMs: number): string =>
  texts
    .slice(-8)
    .map((word) => {
      const what = word.kind === 'state' ? word.state : word.kind === 'shown' ? `${word.feed} ${word.seq}` : word.kind;
      return `${Math.round(word.at - quietAtMs)} ${what}`;
    })
    .join(', ');

/** A one-line summary: the count, and the first fault of each rule; empty where there is none. */
export const inText = (faults: readonly Fault[]): string =>
  Object.entries(countByRule(faults))
    .map(([rule, count]) => {
      const { client, detail } = faults.find((fault) => fault.rule === rule)!;
      return `${count} × ${rule}: client ${client}: ${detail}`;
    })
    .join('; ');

/** Fails the test with a description of all faults. */
export const expectHonest = ({ faults }: Verdict): void => {
  const texts = inText(faults);
  expect(texts, texts).toBe('');
};

/** The number of faults by rule. */
export const countByRule = (faults: readonly Fault[]): Partial<Record<Rule, number>> => {
  const counts: Partial<Record<Rule, number>> = {};
  for (const { rule } of faults) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
};
