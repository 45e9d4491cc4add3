import { EMPTY, NEVER } from 'rxjs';
import { describe, it } from 'vitest';
import type { SyncEvent } from '../../streams/sync/sync-event.ts';
import { sessionEnd } from '../../streams/feeds/session-end.ts';
import type { Bye } from '../../streams/transport/transport.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { overABreak, OVER_THE_BREAK } from '../support/reconnect.ts';
import { balanceOf, but, endOf, resetAll, SESSION, took } from '../support/samples.ts';

const BYES: Record<string, Bye> = { e: { reason: 'session_ended' }, s: { reason: 'shutdown' } };
const SAID: Record<string, SyncEvent> = {
  e: took(endOf('elsewhere')),
  o: took(but(endOf(), { key: 'session:other' })),
  R: resetAll,
  x: { kind: 'refused', request: 'join', refusal: 'SESSION_ENDED' },
  y: { kind: 'refused', request: 'join', refusal: 'TRY_AGAIN' },
};
const elsewhere = { z: { reason: 'elsewhere' } };
const unknown = { z: { reason: null } };

itEnds('sessionEnd', took(endOf()), (syncEvents$) => sessionEnd({ syncEvents$, byes$: EMPTY }, SESSION));

describe('sessionEnd', () => {
  it('many: [LIVE-10] emits the end once, with its reason, and completes', () =>
    marbles((m) => {
      // the end of another session and a reset do not count; the server's `bye` follows the event
      const syncEvents$ = m.hot('-o-R-e--', SAID);
      const byes$ = m.hot('    ------e-', BYES);
      m.expectObservable(sessionEnd({ syncEvents$, byes$ }, SESSION)).toBe('-----(z|)', elsewhere);
      m.expectSubscriptions(syncEvents$.subscriptions).toBe('^----!');
    }));

  it('[W9] ends also when the server only closes the socket', () =>
    marbles((m) => {
      // a shutdown of the server does not end the session
      const byes$ = m.hot('-s---e', BYES);
      m.expectObservable(sessionEnd({ syncEvents$: NEVER, byes$ }, SESSION)).toBe('-----(z|)', unknown);
    }));

  it('[W4] ends when the server refuses the session’s next join', () =>
    marbles((m) => {
      // TRY_AGAIN does not end the session
      const syncEvents$ = m.hot('-y---x', SAID);
      m.expectObservable(sessionEnd({ syncEvents$, byes$: NEVER }, SESSION)).toBe('-----(z|)', unknown);
    }));

  it('reconnect: reports a logout from elsewhere to a tab that was disconnected', () =>
    marbles((m) => {
      const syncEvents$ = overABreak(m, [balanceOf(1)], [endOf('elsewhere')]);
      m.expectObservable(sessionEnd({ syncEvents$, byes$: NEVER }, SESSION), OVER_THE_BREAK).toBe(
        '400ms (z|)',
        elsewhere,
      );
    }));
});
