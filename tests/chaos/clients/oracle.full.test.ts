import { describe, expect, it } from 'vitest';
import { countByRule, inText, evaluate, type Case } from './support/oracle.ts';
import type { Truth } from './support/truth.ts';
import { decode, encode, type WatchedFeed, type Word } from './support/messages.ts';

const MEMBER = 7;
/** The balance was 0, 100 at 1 s and 90 at 20 s; the jackpot 500 at 1 s; two wins, at 2 s and at 20 s. */
const truth: Truth = {
  balances: new Map([[MEMBER, { values: [0, 100, 90], since: [0, 1_000, 20_000] }]]),
  jackpot: { values: [0, 500], since: [0, 1_000] },
  wins: new Map([
    [41, 2_000],
    [42, 20_000],
  ]),
};

const live = (at: number): Word => ({ at, mono: at, kind: 'state', state: 'live', provedAt: at });
const stale = (at: number): Word => ({ at, mono: at, kind: 'state', state: 'stale', provedAt: null });
const shown = (at: number, feed: WatchedFeed, seq: number, value: number): Word => ({
  at,
  mono: at,
  kind: 'shown',
  feed,
  seq,
  value,
});
const forgotten = (at: number, feed: WatchedFeed): Word => ({ at, mono: at, kind: 'reset', feed });

const start = [shown(1_500, 'balance', 1, 100), shown(1_500, 'jackpot', 1, 500), live(1_501)];
const end = [shown(20_100, 'balance', 2, 90), shown(20_100, 'winners', 2, 42)];
const clean = [...start, shown(2_100, 'winners', 1, 41), ...end];

const judgedAt = (texts: readonly Word[], over: Partial<Case> = {}) =>
  evaluate({
    seen: [{ client: 1, texts }],
    truth,
    memberOf: () => MEMBER,
    quietAtMs: 20_050,
    untilMs: 25_000,
    rightWithinMs: 5_000,
    staleMs: 10_000,
    ...over,
  });
const rules = (texts: readonly Word[], over?: Partial<Case>) => countByRule(judgedAt(texts, over).faults);

describe('the oracle', () => {
  it('reports no fault for a page that showed correct values, and measures it', () => {
    expect(judgedAt(clean)).toEqual({ faults: [], shown: 5, worstStaleMs: 100, worstToRightMs: 50 });
  });

  it('reports a version that decreased, except after a reset', () => {
    const back = [shown(21_000, 'balance', 1, 100), shown(21_001, 'balance', 2, 90)];
    expect(rules([...clean, ...back])).toEqual({ 'a version went back': 1 });
    expect(rules([...clean, forgotten(20_999, 'balance'), ...back])).toEqual({});
  });

  it('ignores faults before the given time, and summarizes the others in one line', () => {
    const back = [shown(21_000, 'balance', 1, 100), shown(21_001, 'balance', 2, 90)];
    expect(rules([...clean, ...back], { fromMs: 21_001 })).toEqual({});
    expect(inText(judgedAt([...clean, ...back], { fromMs: 21_000 }).faults)).toBe(
      '1 × a version went back: client 1: 2 → 1',
    );
  });

  it('reports a value that never existed', () => {
    expect(rules([...start, shown(2_100, 'winners', 1, 40), ...end])).toMatchObject({ 'a figure that never was': 1 });
    expect(rules([...clean.slice(0, -2), shown(20_100, 'balance', 2, 91), end[1]!])).toEqual({
      'a figure that never was': 1,
    });
    expect(rules([...clean, shown(21_000, 'balance', 3, 90)])).toMatchObject({ 'a figure that never was': 1 });
  });

  it('reports a gap and a duplicate in a log', () => {
    expect(rules([...clean, shown(21_000, 'winners', 4, 42)])).toMatchObject({
      'a log with a gap': 1,
      'an event twice': 1,
    });
  });

  it('reports an omitted event although the numbers have no gap', () => {
    const truncated: Truth = { ...truth, wins: new Map([[40, 1_900], ...truth.wins]) };
    const verdict = rules(clean, { truth: truncated, untilMs: 12_500, quietAtMs: 12_000 });
    expect(verdict).toMatchObject({ 'live while stale': 1, 'not right after quiet': 1 });
  });

  it('reports a value shown as live 10 s after its successor, and accepts it when marked as stale', () => {
    const late = [shown(31_000, 'balance', 2, 90), shown(31_000, 'winners', 2, 42)];
    const over = { untilMs: 32_000, quietAtMs: 31_000 };
    const before = clean.slice(0, -2);
    expect(rules([...before, ...late], over)).toEqual({ 'live while stale': 2 });
    expect(rules([...before, stale(28_000), ...late, live(31_001)], over)).toEqual({});
    // Marked as live for a moment before the value arrived: live while stale.
    expect(rules([...before, stale(28_000), live(30_900), ...late], over)).toEqual({ 'live while stale': 2 });
  });

  it('reports a page that is not current in time, or current but not live', () => {
    const slow = [shown(26_000, 'balance', 2, 90), shown(26_000, 'winners', 2, 42)];
    expect(rules([...clean.slice(0, -2), ...slow], { untilMs: 27_000 })).toEqual({ 'not right after quiet': 1 });
    expect(rules([...clean, stale(20_200)], { quietAtMs: 20_300 })).toEqual({ 'not right after quiet': 1 });
  });

  it('decodes the encoded words of a crowd process unchanged', () => {
    const texts: Word[] = [...clean, stale(3), forgotten(4, 'winners'), { at: 5, mono: 6, kind: 'resetAll' }];
    expect(decode(encode(texts))).toEqual(texts);
  });
});
