import { of, type Observable } from 'rxjs';
import type { AnyEnvelope } from '../../contract/wire.ts';
import type { SyncEvent } from '../../streams/sync/sync-event.ts';
import { envelopes } from '../../streams/sync/envelopes.ts';
import type { Subscriptions } from '../../streams/transport/transport.ts';
import { answer, fakeTransport } from './fake-transport.ts';
import type { Marbles } from './marbles.ts';

/**
 * A real `envelopes` with a disconnection: joined at 0 ms with `before`, disconnected from 200 to 400, joined at 400 with
 * `missed`. At 700 the relay sends all of it again, since it delivers at least once. The times are far enough apart for every
 * window and frame.
 */
export function overABreak(m: Marbles, before: AnyEnvelope[], missed: AnyEnvelope[]): Observable<SyncEvent> {
  const all = [...before, ...missed];
  const subscriptions: Subscriptions = {};
  for (const { feed, key } of all) subscriptions[feed] = [...new Set([...(subscriptions[feed] ?? []), key])];
  const again = [...all.keys()].map(String);
  const transport = fakeTransport(m, {
    status: 'c 199ms d 199ms c',
    envelopes: m.hot(`700ms (${again.join('')})`, Object.fromEntries(all.map((each, index) => [String(index), each]))),
    join: [answer(0, before), answer(400, missed)],
  });
  return envelopes(transport, { merchant: 'parlour', subscriptions$: of(subscriptions), ticket$: of(undefined) }, m);
}

/** Until well after the repeats. */
export const OVER_THE_BREAK = '^ 999ms !';
