import { distinctUntilChanged, map, NEVER, of } from 'rxjs';
import { describe, it } from 'vitest';
import type { SyncEvent } from '../../streams/sync/sync-event.ts';
import { connection, type Connection } from '../../streams/sync/connection.ts';
import { marbles } from '../support/marbles.ts';
import { behind, caughtUp, proved, resetAll } from '../support/samples.ts';

const STATUS = { o: 'connecting', c: 'connected', d: 'disconnected' } as const;
const ONLINE = { y: true, n: false };
const LETTERS = { live: 'L', 'catching up': 'c', stale: 's', offline: 'o' } as const;
const SAID: Record<string, SyncEvent> = { b: behind, u: caughtUp, p: proved(0, 0), R: resetAll };

/** The state alone, a letter each time anything changed. */
const letter = map(({ state }: Connection) => LETTERS[state]);
const states = map(({ state }: Connection) => state);
const distinct = distinctUntilChanged<Connection['state']>();

describe('connection: one of four words', () => {
  it('[W8] is catching up until the join is answered, then live', () =>
    marbles((m) => {
      // the socket opens at 2, joined at 5
      const status$ = m.hot('  o-c-----', STATUS);
      const syncEvents$ = m.hot('b----(pu)', SAID);
      const shown = '          c----(cL)';
      m.expectObservable(connection({ status$, syncEvents$, online$: of(true) }, m).pipe(letter), '^--------!').toBe(
        shown,
      );
    }));

  it('[W8] is catching up while something is lacking', () =>
    marbles((m) => {
      // a gap at 6, filled at 9
      const status$ = m.hot('  c---------', STATUS);
      const syncEvents$ = m.hot('(pu)--b--u-', SAID);
      const shown = '          (ccL)-c--L-';
      m.expectObservable(connection({ status$, syncEvents$, online$: NEVER }, m).pipe(letter), '^---------!').toBe(
        shown,
      );
    }));

  it('[W8] is offline as soon as the connection goes, while the transport tries, and until it is back', () =>
    marbles((m) => {
      // gone at 6, tries at 8, back at 10, joined at 12
      const status$ = m.hot('  c-----d-o-c-----', STATUS);
      const syncEvents$ = m.hot('(pu)--b-----(pu)', SAID);
      const shown = '          (cL)--o---c-L---';
      m.expectObservable(
        connection({ status$, syncEvents$, online$: of(true) }, m).pipe(states, distinct),
        '^---------------!',
      ).toBe(shown, WORDS);
    }));

  it('[W8] is offline when the browser says so, until something proves it wrong', () =>
    marbles((m) => {
      // the browser is sure at 6; a heartbeat that arrives at 9 knows better
      const status$ = m.hot('  c-----------', STATUS);
      const syncEvents$ = m.hot('(pu)-----p---', SAID);
      const online$ = m.hot('  y-----n-----', ONLINE);
      const shown = '          (cL)--o--L---';
      m.expectObservable(
        connection({ status$, syncEvents$, online$ }, m).pipe(states, distinct),
        '^------------!',
      ).toBe(shown, WORDS);
    }));

  it('[W8] says offline when a first connection does not come about in 8 s', () =>
    marbles((m) => {
      const status$ = m.hot('  o', STATUS);
      const shown = '          c 7999ms o';
      m.expectObservable(
        connection({ status$, syncEvents$: m.hot('b', SAID), online$: NEVER }, m).pipe(states, distinct),
        '^ 20s !',
      ).toBe(shown, WORDS);
    }));

  it('tells since when, by its own clock', () =>
    marbles((m) => {
      // connected at 0, live at 3; the drop is at 6
      const status$ = m.hot('  c-----d--', STATUS);
      const syncEvents$ = m.hot('---u------', SAID);
      m.expectObservable(
        connection({ status$, syncEvents$, online$: NEVER }, m).pipe(
          map(({ state, sinceMs }) => `${state} ${sinceMs}`),
        ),
        '^--------!',
      ).toBe('c--s--o--', { c: 'catching up 0', s: 'stale 3', o: 'offline 6' });
    }));
});

const WORDS = { L: 'live', c: 'catching up', s: 'stale', o: 'offline' };
