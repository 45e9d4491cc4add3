import { defer, map, Observable, of } from 'rxjs';
import { session } from '../../../contract/session.ts';
import { send } from '../api/send.ts';
import { createLive } from './live.ts';
import type { MakeLive } from './runtime.ts';
import { canShare, sharedTransport } from './shared-transport.ts';
import { socketTransport } from './socket-transport.ts';

const CHANGES = ['online', 'offline'] as const;

/** `navigator.onLine`: the current value, then each change. */
const online$ = new Observable<boolean>((subscriber) => {
  const tell = () => subscriber.next(navigator.onLine);
  tell();
  for (const change of CHANGES) addEventListener(change, tell);
  return () => {
    for (const change of CHANGES) removeEventListener(change, tell);
  };
});

/**
 * The live API of a browser page: all tabs with the same merchant and session share one socket where the browser supports it
 * (W10).
 */
export const browserLive: MakeLive = ({ sessionId, api, environment, failed }) => {
  const makeTransport = () => socketTransport(api.baseUrl);
  const name = `parlour:${api.merchant}:${sessionId ?? 'visitor'}`;
  return createLive({
    transport: canShare() ? sharedTransport({ name, makeTransport }) : makeTransport(),
    merchant: api.merchant,
    ticket$: sessionId ? defer(() => send(session.ticket, {}, api)).pipe(map(({ ticket }) => ticket)) : of(undefined),
    online$,
    environment,
    failed,
  });
};
