import { EMPTY, NEVER } from 'rxjs';
import { describe, it } from 'vitest';
import type { Accepted } from '../../streams/accepted.ts';
import { sessionEnd } from '../../streams/session-end.ts';
import type { Bye } from '../../streams/wire.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { overABreak, OVER_THE_BREAK } from '../support/reconnect.ts';
import { balanceOf, but, endOf, resetAll, SESSION, took } from '../support/samples.ts';

const BYES: Record<string, Bye> = { e: { reason: 'session_ended' }, s: { reason: 'shutdown' } };
const SAID: Record<string, Accepted> = {
  e: took(endOf('elsewhere')),
  o: took(but(endOf(), { key: 'session:other' })),
  R: resetAll,
  x: { kind: 'refused', request: 'join', refusal: 'SESSION_ENDED' },
  y: { kind: 'refused', request: 'join', refusal: 'TRY_AGAIN' },
};
const elsewhere = { z: { reason: 'elsewhere' } };
const unknown = { z: { reason: null } };

itEnds('sessionEnd', took(endOf()), (accepted$) => sessionEnd({ accepted$, byes$: EMPTY }, SESSION));

describe('sessionEnd', () => {
  it('many: [LIVE-10] tells the end once, with its reason, and completes', () =>
    marbles((m) => {
      // another session's end and a reset are none; the server's bye comes after the event
      const accepted$ = m.hot('-o-R-e--', SAID);
      const byes$ = m.hot('    ------e-', BYES);
      m.expectObservable(sessionEnd({ accepted$, byes$ }, SESSION)).toBe('-----(z|)', elsewhere);
      m.expectSubscriptions(accepted$.subscriptions).toBe('^----!');
    }));

  it('[W9] ends also when only the closing of the socket tells', () =>
    marbles((m) => {
      // a shutdown of the server is no end of a session
      const byes$ = m.hot('-s---e', BYES);
      m.expectObservable(sessionEnd({ accepted$: NEVER, byes$ }, SESSION)).toBe('-----(z|)', unknown);
    }));

  it('[W4] ends when the server refuses to join it again', () =>
    marbles((m) => {
      // "try again" is not the end
      const accepted$ = m.hot('-y---x', SAID);
      m.expectObservable(sessionEnd({ accepted$, byes$: NEVER }, SESSION)).toBe('-----(z|)', unknown);
    }));

  it('reconnect: a tab that was away learns that it was logged out elsewhere', () =>
    marbles((m) => {
      const accepted$ = overABreak(m, [balanceOf(1)], [endOf('elsewhere')]);
      m.expectObservable(sessionEnd({ accepted$, byes$: NEVER }, SESSION), OVER_THE_BREAK).toBe(
        '400ms (z|)',
        elsewhere,
      );
    }));
});
