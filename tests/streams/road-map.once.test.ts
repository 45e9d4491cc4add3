import { from, map, toArray } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { RoundResult, RoundState } from '../../contract/live-rounds.ts';
import { coupWinner } from '../../contract/road-maps.ts';
import { roadMap, type RoadMap } from '../../streams/feeds/road-map.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { coupOf, resetAll, roundOf, TABLE, took } from '../support/samples.ts';
import fc from '../support/fast-check.ts';

const coups = (letters: string): RoundResult[] => [...letters].map(coupOf);
const LETTERS = { player: 'P', banker: 'B', tie: 'T' };
const lettersOf = (road: RoadMap | null): string =>
  road?.results.map((result) => LETTERS[coupWinner(result as { player: number[]; banker: number[] })]).join('') ?? '-';
const letters = map(lettersOf);
/** A round after these results, with its own one if it is drawn. */
const after = (seq: number, number: number, recent: string, result?: string, rest: Partial<RoundState> = {}) =>
  roundOf(seq, number, {
    recent: coups(recent),
    ...(result ? { result: coupOf(result), phase: 'drawn' } : {}),
    ...rest,
  });
const received = (...item: Parameters<typeof after>) => took(after(...item));

itEnds('roadMap', received(1, 1, 'PB'), (syncEvents$) => roadMap(syncEvents$, TABLE));

describe('roadMap', () => {
  it('many: begins with the last results, and adds each new one', () =>
    marbles((m) => {
      const syncEvents$ = m.hot('a-b-c-d', {
        a: received(1, 3, 'PB'),
        b: received(2, 3, 'PB', 'T'),
        c: received(3, 4, 'PBT'),
        d: received(4, 4, 'PBT', 'P'),
      });
      m.expectObservable(roadMap(syncEvents$, TABLE).pipe(letters), '^-------!').toBe('a-b---d', {
        a: 'PB',
        b: 'PBT',
        d: 'PBTP',
      });
    }));

  it('never adds a result twice: after a repeat, at the settlement, and when the feed jumps back', () =>
    marbles((m) => {
      const syncEvents$ = m.hot('a-b-c-d-e', {
        a: received(1, 3, 'PB', 'B'),
        b: received(2, 3, 'PB', 'B'),
        c: received(3, 3, 'PB', 'B', { phase: 'settled' }),
        d: received(4, 3, 'PB'),
        e: received(5, 2, 'P', 'B'),
      });
      m.expectObservable(roadMap(syncEvents$, TABLE).pipe(letters), '^--------!').toBe('a', { a: 'PBB' });
    }));

  it('keeps the beginning when the table tells fewer results than are shown', () =>
    marbles((m) => {
      const syncEvents$ = m.hot('a-b-c', {
        a: received(1, 3, 'PB', 'T'),
        b: received(2, 4, 'BT'),
        c: received(3, 4, 'BT', 'P'),
      });
      m.expectObservable(roadMap(syncEvents$, TABLE).pipe(letters), '^-----!').toBe('a---c', { a: 'PBT', c: 'PBTP' });
    }));

  it('is built anew when rounds were skipped, or when the results are others', () =>
    marbles((m) => {
      // from round 3 to 6; then round 7 after a result that was not the shown one
      const syncEvents$ = m.hot('a-b-c', {
        a: received(1, 3, 'PB', 'T'),
        b: received(2, 6, 'PBTBB', 'P'),
        c: received(3, 7, 'PBTBBT'),
      });
      m.expectObservable(roadMap(syncEvents$, TABLE).pipe(letters), '^-----!').toBe('a-b-c', {
        a: 'PBT',
        b: 'PBTBBP',
        c: 'PBTBBT',
      });
    }));

  it('is built anew when the draw of the round before was missed', () =>
    marbles((m) => {
      const syncEvents$ = m.hot('a-b', { a: received(1, 3, 'PB'), b: received(4, 4, 'PBP') });
      m.expectObservable(roadMap(syncEvents$, TABLE).pipe(letters), '^---!').toBe('a-b', { a: 'PB', b: 'PBP' });
    }));

  it('[W1] is unknown after a reset', () =>
    marbles((m) => {
      const syncEvents$ = m.hot('a-R-b', { a: received(1, 3, 'PB'), R: resetAll, b: received(1, 1, '') });
      m.expectObservable(roadMap(syncEvents$, TABLE).pipe(letters), '^-----!').toBe('a-u-e', {
        a: 'PB',
        u: '-',
        e: '',
      });
    }));

  it('reconnect: has the results missed meanwhile, each once', () =>
    marbles((m) => {
      const missed = [after(3, 4, 'PBT'), after(4, 5, 'PBTP', 'B')];
      const syncEvents$ = overABreak(m, [after(1, 3, 'PB', 'T')], missed.slice(-1));
      m.expectObservable(roadMap(syncEvents$, TABLE).pipe(letters), OVER_THE_BREAK).toBe('a 399ms b', {
        a: 'PBT',
        b: 'PBTPB',
      });
    }));

  it('ends with the results of the table for any loss, repeat and jump back of what it told', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('P', 'B', 'T'), minLength: 1, maxLength: 12 }),
        fc.array(fc.nat(), { maxLength: 30 }),
        (results, picks) => {
          const all = [...results].flatMap((result, at) => [
            after(2 * at + 1, at + 1, results.slice(0, at)),
            after(2 * at + 2, at + 1, results.slice(0, at), result),
          ]);
          const heard = [...picks.map((pick) => all[pick % all.length]!), all.at(-1)!];
          const roads: (RoadMap | null)[] = [];
          roadMap(from(heard.map(took)), TABLE)
            .pipe(toArray())
            .subscribe((each) => roads.push(...each));
          expect(lettersOf(roads.at(-1)!)).toBe(results);
        },
      ),
    ));
});
