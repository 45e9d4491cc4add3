import { ignoreElements, of } from 'rxjs';
import { describe, it } from 'vitest';
import { openDraws } from '../../streams/feeds/open-draws.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { envelope, MEMBER, reset, took } from '../support/samples.ts';

/** Draws by from when and until when they are open. */
const drawsOf = (seq: number, ...open: [fromMs: number, toMs: number | null][]) =>
  took(envelope('draws', MEMBER, seq, { open: open.map(([fromMs, toMs], at) => ({ draw: `d${at}`, fromMs, toMs })) }));
const shown = (count: number, version: number) => ({ count, version });

itEnds('openDraws', reset('draws', MEMBER), (syncEvents$, m) =>
  openDraws({ syncEvents$, serverOffsetMs$: of(0) }, MEMBER, m).pipe(ignoreElements()),
);

describe('[MEM-06] openDraws', () => {
  it('counts what is open, and moves when one opens or ends without another envelope', () =>
    marbles((m) => {
      // one from the start, one from 2 s to 3 s
      const events = m.hot('a', { a: drawsOf(1, [0, null], [2_000, 3_000]) });
      const counts$ = openDraws({ syncEvents$: events, serverOffsetMs$: of(0) }, MEMBER, m);
      const values = { a: shown(1, 1), b: shown(2, 1), c: shown(1, 1) };
      m.expectObservable(counts$, '^ 5s !').toBe('a 1999ms b 999ms c', values);
    }));

  it('goes by the server’s clock, also when it is corrected', () =>
    marbles((m) => {
      // at 1 s the server is found to be 1 s ahead: its second 3 begins at 2 s
      const events = m.hot('a', { a: drawsOf(1, [3_000, null]) });
      const serverOffsetMs$ = m.hot('a 999ms b', { a: 0, b: 1_000 });
      const counts$ = openDraws({ syncEvents$: events, serverOffsetMs$ }, MEMBER, m);
      m.expectObservable(counts$, '^ 5s !').toBe('a 1999ms b', { a: shown(0, 1), b: shown(1, 1) });
    }));

  it('a new version is told though the count is the same: the list has changed; a reset forgets', () =>
    marbles((m) => {
      const events = m.hot('a-b-r', { a: drawsOf(1, [0, null]), b: drawsOf(2, [0, null]), r: reset('draws', MEMBER) });
      const counts$ = openDraws({ syncEvents$: events, serverOffsetMs$: of(0) }, MEMBER, m);
      m.expectObservable(counts$, '^-----!').toBe('a-b-n', { a: shown(1, 1), b: shown(1, 2), n: null });
    }));
});
