import { merge, type Observable, Subscription } from 'rxjs';
import type { CommandRequest, JoinRequest, MissingRequest, SnapshotRequest } from '../../../contract/wire.ts';
import type { TransportStatus } from '../../../streams/transport/transport.ts';
import type { ClosableTransport } from './socket-transport.ts';
import { tabHub } from './tab-hub.ts';
import type { TabChannel, TabMessage, Verb } from './tab-messages.ts';

/** A leader sends its status at least this often. Followers take over after three missing ones. */
export const SIGN_OF_LIFE_MS = 4_000;

/** Leads: owns the transport, answers followers, and forwards envelopes before any buffer (hidden tabs get no frames, W10). */
export const lead = (transport: ClosableTransport, channel: TabChannel, self: string) => {
  const hub = tabHub(transport);
  const running = new Subscription();
  /** Known follower tabs. Followers of an earlier leader send new requests in order to join. */
  const followers = new Set<string>();
  let status: TransportStatus = 'connecting';

  const ask = (tab: string, verb: Verb, request: unknown): Observable<unknown> => {
    if (verb === 'join') return hub.join(tab, request as JoinRequest);
    if (verb === 'snapshot') return transport.snapshot(request as SnapshotRequest);
    if (verb === 'missing') return transport.missing(request as MissingRequest);
    return transport.command(request as CommandRequest);
  };

  running.add(
    transport.status$.subscribe((now) => {
      status = now;
      channel.post({ kind: 'status', status });
    }),
  );
  running.add(
    merge(transport.envelopes$, hub.aside$).subscribe((envelope) => {
      // Most pages are alone; there is no follower to copy each envelope for.
      if (followers.size > 0) channel.post({ kind: 'envelope', envelope });
    }),
  );
  running.add(transport.heartbeats$.subscribe((heartbeat) => channel.post({ kind: 'heartbeat', heartbeat })));
  running.add(transport.byes$.subscribe((why) => channel.post({ kind: 'serverBye', why })));
  const alive = setInterval(() => channel.post({ kind: 'status', status }), SIGN_OF_LIFE_MS);
  running.add(() => clearInterval(alive));

  return {
    transport,
    aside$: hub.aside$,
    askOwn: (verb: Verb, request: unknown) => ask(self, verb, request),
    hear(message: TabMessage) {
      if (message.kind === 'hello') channel.post({ kind: 'status', status });
      if (message.kind === 'bye') {
        followers.delete(message.from);
        hub.leave(message.from);
      } else if ('from' in message) followers.add(message.from);
      if (message.kind === 'ask') {
        const { from: to, id } = message;
        running.add(
          ask(to, message.verb, message.request).subscribe({
            next: (answer) => channel.post({ kind: 'answer', to, id, answer }),
            error: () => channel.post({ kind: 'failed', to, id }),
          }),
        );
      }
    },
    close() {
      // Followers must not show values as live that no transport updates any more.
      channel.post({ kind: 'status', status: 'disconnected' });
      running.unsubscribe();
      hub.close();
      transport.close();
    },
  };
};
export type Leader = ReturnType<typeof lead>;
