import { distinctUntilChanged, map, NEVER, of } from 'rxjs';
import { describe, it } from 'vitest';
import type { SyncEvent } from '../../streams/sync/sync-event.ts';
import { connection, type Connection } from '../../streams/sync/connection.ts';
import type { Bye } from '../../streams/transport/transport.ts';
import { marbles } from '../support/marbles.ts';
import { behind, caughtUp, proved, resetAll } from '../support/samples.ts';

const STATUS = { o: 'connecting', c: 'connected', d: 'disconnected' } as const;
const ONLINE = { y: true, n: false };
const LETTERS = { live: 'L', 'catching up': 'c', stale: 's', offline: 'o', outdated: 'x' } as const;
const tooOld: SyncEvent = { kind: 'refused', request: 'join', refusal: 'CLIENT_TOO_OLD' };
/** m: the node stops and names when to leave it; s: it closes now. */
const BYES: Record<string, Bye> = {
  m: { reason: 'shutdown', leaveAfterMs: [1, 2] },
  s: { reason: 'shutdown' },
};
const SAID: Record<string, SyncEvent> = { b: behind, u: caughtUp, p: proved(0, 0), R: resetAll };

/** The state alone: one letter per emission. */
const letter = map(({ state }: Connection) => LETTERS[state]);
const states = map(({ state }: Connection) => state);
const distinct = distinctUntilChanged<Connection['state']>();

describe('connection: one of five states', () => {
  it('[W8] is catching up until the join is answered, then live', () =>
    marbles((m) => {
      // the socket opens at 2, the join is answered at 5
      const status$ = m.hot('  o-c-----', STATUS);
      const syncEvents$ = m.hot('b----(pu)', SAID);
      const shown = '          c----(cL)';
      m.expectObservable(connection({ status$, syncEvents$, online$: of(true) }, m).pipe(letter), '^--------!').toBe(
        shown,
      );
    }));

  it('[W8] is catching up while events are missing', () =>
    marbles((m) => {
      // a gap at 6, filled at 9
      const status$ = m.hot('  c---------', STATUS);
      const syncEvents$ = m.hot('(pu)--b--u-', SAID);
      const shown = '          (ccL)-c--L-';
      m.expectObservable(connection({ status$, syncEvents$, online$: NEVER }, m).pipe(letter), '^---------!').toBe(
        shown,
      );
    }));

  it('[W8] is offline from the disconnect until the transport is connected again', () =>
    marbles((m) => {
      // disconnected at 6, reconnecting at 8, connected at 10, joined at 12
      const status$ = m.hot('  c-----d-o-c-----', STATUS);
      const syncEvents$ = m.hot('(pu)--b-----(pu)', SAID);
      const shown = '          (cL)--o---c-L---';
      m.expectObservable(
        connection({ status$, syncEvents$, online$: of(true) }, m).pipe(states, distinct),
        '^---------------!',
      ).toBe(shown, WORDS);
    }));

  it('[W8] is catching up, not offline, while it moves from a node that stops to another one', () =>
    marbles((m) => {
      // told at 4 to leave; leaves at 6, connected again at 10, joined at 12; disconnected without being told at 14
      const status$ = m.hot('  c-----d-o-c---d', STATUS);
      const byes$ = m.hot('    ----m----------', BYES);
      const syncEvents$ = m.hot('(pu)--b-----(pu)', SAID);
      const shown = '          (cL)--c-----L-o';
      m.expectObservable(
        connection({ status$, syncEvents$, online$: NEVER, byes$ }, m).pipe(states, distinct),
        '^--------------!',
      ).toBe(shown, WORDS);
    }));

  it('[W8] is offline where no other node is found within 8 s, and at once where the server only closes', () =>
    marbles((m) => {
      const status$ = m.hot('c----d', STATUS);
      const seen = (bye: string) =>
        connection({ status$, syncEvents$: m.hot('(pu)', SAID), online$: NEVER, byes$: m.hot(bye, BYES) }, m).pipe(
          states,
          distinct,
        );
      m.expectObservable(seen('----m'), '^ 20s !').toBe('(cL)-c 7999ms o', WORDS);
      m.expectObservable(seen('----s'), '^ 20s !').toBe('(cL)-o', WORDS);
    }));

  it('[W4] is outdated for good once the server refuses the protocol', () =>
    marbles((m) => {
      // refused at 4; the transport closes at 6 and the browser is offline at 8
      const status$ = m.hot('  c-----d---', STATUS);
      const syncEvents$ = m.hot('----x-----', { x: tooOld });
      const online$ = m.hot('  y-------n-', ONLINE);
      m.expectObservable(connection({ status$, syncEvents$, online$ }, m).pipe(states, distinct), '^---------!').toBe(
        'c---x-----',
        { c: 'catching up', x: 'outdated' },
      );
    }));

  it('[W8] is offline when the browser reports it, until a message arrives', () =>
    marbles((m) => {
      // the browser reports offline at 6; a heartbeat at 9 disproves it
      const status$ = m.hot('  c-----------', STATUS);
      const syncEvents$ = m.hot('(pu)-----p---', SAID);
      const online$ = m.hot('  y-----n-----', ONLINE);
      const shown = '          (cL)--o--L---';
      m.expectObservable(
        connection({ status$, syncEvents$, online$ }, m).pipe(states, distinct),
        '^------------!',
      ).toBe(shown, WORDS);
    }));

  it('[W8] is offline when the first connection takes longer than 8 s', () =>
    marbles((m) => {
      const status$ = m.hot('  o', STATUS);
      const shown = '          c 7999ms o';
      m.expectObservable(
        connection({ status$, syncEvents$: m.hot('b', SAID), online$: NEVER }, m).pipe(states, distinct),
        '^ 20s !',
      ).toBe(shown, WORDS);
    }));

  it('reports since when, by the client’s clock', () =>
    marbles((m) => {
      // connected at 0, live at 3, disconnected at 6
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
