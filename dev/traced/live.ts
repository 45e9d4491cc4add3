import { tap } from 'rxjs';
import * as live from '../../src/shared/realtime/live.ts';
import type { ClosableTransport } from '../../src/shared/realtime/socket-transport.ts';
import { inside } from './effector.ts';
import { tapOf } from './tap.ts';
import { tracedTickets, tracedTransport } from './transport.ts';

// The site imports this in place of its live API: the same, and its transport is traced.
export * from '../../src/shared/realtime/live.ts';

/** What stands between the network and the trace: a tester's faults. */
export const onTransport: { around?: (transport: ClosableTransport) => ClosableTransport } = {};

export const createLive: typeof live.createLive = ({ transport, ticket$, online$, ...options }) => {
  const tapNow = () => tapOf(options.environment);
  // It tells its first status and that it is online: nothing that came from outside.
  return inside(() =>
    live.createLive({
      ...options,
      transport: tracedTransport(onTransport.around?.(transport) ?? transport, tapNow),
      ticket$: tracedTickets(ticket$, tapNow),
      online$: online$.pipe(tap((isOnline) => tapNow()?.world('online', isOnline))),
    }),
  );
};
