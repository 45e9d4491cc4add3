import { defer, map, Observable, of } from 'rxjs';
import { session } from '../../../contract/session.ts';
import { send } from '../api/send.ts';
import { createLive } from './live.ts';
import type { MakeLive } from './runtime.ts';
import { sharedTransport } from './shared-transport.ts';
import { socketTransport, type ClosableTransport } from './socket-transport.ts';

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

/** Tabs of this name share one socket, unless the browser has no locks and channels or blocks them, as it does storage. */
const transportOf = (name: string, makeTransport: () => ClosableTransport): ClosableTransport => {
  try {
    return navigator.locks ? sharedTransport({ name, makeTransport }) : makeTransport();
  } catch {
    return makeTransport();
  }
};

/**
 * The live API of a browser page: all tabs with the same merchant and session share one socket where the browser supports it
 * (W10).
 */
export const browserLive: MakeLive = ({ sessionId, api, environment, failed }) => {
  const name = `parlour:${api.merchant}:${sessionId ?? 'visitor'}`;
  return createLive({
    transport: transportOf(name, () => socketTransport(api.baseUrl)),
    merchant: api.merchant,
    ticket$: sessionId ? defer(() => send(session.ticket, {}, api)).pipe(map(({ ticket }) => ticket)) : of(undefined),
    online$,
    environment,
    failed,
  });
};
