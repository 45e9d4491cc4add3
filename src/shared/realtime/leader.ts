import { merge, type Observable, Subscription } from 'rxjs';
import type { CommandRequest, JoinRequest, MissingRequest, SnapshotRequest } from '../../../contract/wire.ts';
import type { TransportStatus } from '../../../streams/transport/transport.ts';
import type { ClosableTransport } from './socket-transport.ts';
import { tabHub } from './tab-hub.ts';
import type { TabChannel, TabMessage, Verb } from './tab-messages.ts';

/** A leader says its status at least this often; followers take over after three without a word. */
export const SIGN_OF_LIFE_MS = 4_000;

/** Leads: owns the wire, answers followers, and passes on what arrives before any buffer (hidden tabs get no frames, W10). */
export const lead = (transport: ClosableTransport, channel: TabChannel, self: string) => {
  const hub = tabHub(transport);
  const running = new Subscription();
  /** Tabs that were heard of; those of a leader before this one ask anew, to join. */
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
      // Most pages are alone: then there is nobody to copy each envelope for.
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
      // Followers must not show as live what nobody carries any more.
      channel.post({ kind: 'status', status: 'disconnected' });
      running.unsubscribe();
      hub.close();
      transport.close();
    },
  };
};
export type Leader = ReturnType<typeof lead>;
