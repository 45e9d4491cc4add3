import { animationFrameScheduler, asyncScheduler, defer, fromEvent, map, merge, of, startWith } from 'rxjs';
import { session } from '../../../contract/session.ts';
import { send } from '../api/send.ts';
import { createLive } from './live.ts';
import type { MakeLive } from './runtime.ts';
import { canShare, sharedWire } from './shared-wire.ts';
import { socketWire } from './socket-wire.ts';

const online$ = defer(() =>
  merge(fromEvent(window, 'online').pipe(map(() => true)), fromEvent(window, 'offline').pipe(map(() => false))).pipe(
    startWith(navigator.onLine),
  ),
);

/** The live part of a browser's page: one socket for all its tabs of one merchant and session, where the browser can (W10). */
export const browserLive: MakeLive = ({ sessionId, api }) => {
  const makeWire = () => socketWire(api.baseUrl);
  const name = `parlour:${api.merchant}:${sessionId ?? 'visitor'}`;
  return createLive({
    wire: canShare() ? sharedWire({ name, makeWire }) : makeWire(),
    merchant: api.merchant,
    ticket$: sessionId ? defer(() => send(session.ticket, {}, api)).pipe(map(({ ticket }) => ticket)) : of(undefined),
    online$,
    scheduler: asyncScheduler,
    frames: animationFrameScheduler,
    random: Math.random,
  });
};
