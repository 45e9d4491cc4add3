import { asyncScheduler, defer, from, NEVER, of, Subscription, type Observable } from 'rxjs';
import type { AnyEnvelope } from '../../../../contract/wire.ts';
import { createLive } from '../../../../src/shared/realtime/live.ts';
import { socketTransport, type ClosableTransport } from '../../../../src/shared/realtime/socket-transport.ts';
import type { ConnectionState } from '../../../../streams/sync/connection.ts';
import { stutter } from './stutter.ts';
import { FEEDS, type WatchedFeed, type Word } from './messages.ts';

/**
 * `product` is the site's own client. The others test the oracle: `stutter` is the site's client on a transport that repeats and
 * reorders everything, `noOrder` (W2 off) shows everything such a transport delivers, `noProof` (W11 off) ignores heartbeats and
 * relies on the transport alone.
 */
export type ClientKind = 'product' | 'stutter' | 'noOrder' | 'noProof';

export interface ClientPlan {
  client: number;
  kind: ClientKind;
  merchant: string;
  member: number;
  /** The member's session token; each join fetches a ticket with it. */
  token: string;
  pool: string;
}

export interface WatchingClient {
  plan: ClientPlan;
  texts: Word[];
  state: () => ConnectionState;
  /** The newest version shown of each feed, in the order of FEEDS; -1 for none. */
  seqs: () => number[];
  close(): void;
}

const valueOf = (envelope: AnyEnvelope): number =>
  envelope.feed === 'winners'
    ? 'withdrawn' in envelope.value
      ? NaN
      : envelope.value.id
    : envelope.feed === 'balance' || envelope.feed === 'jackpot'
      ? envelope.value.amount
      : NaN;

/**
 * A page of the site without its views: the product's socket, streams and live API, and a record of everything they would show.
 */
export const openClient = (
  plan: ClientPlan,
  { through, ticket }: { through: string; ticket: (plan: ClientPlan) => Promise<string> },
): WatchingClient => {
  const { kind, merchant, member, pool } = plan;
  const texts: Word[] = [];
  const newest = new Map<WatchedFeed, number>();
  let state: ConnectionState = 'catching up';
  const now = () => ({ at: Date.now(), mono: performance.now() });

  const show = (envelope: AnyEnvelope) => {
    const feed = envelope.feed as WatchedFeed;
    if (!FEEDS.includes(feed)) return;
    newest.set(feed, envelope.seq);
    texts.push({ ...now(), kind: 'shown', feed, seq: envelope.seq, value: valueOf(envelope) });
  };
  const turn = (next: ConnectionState, provedAt: number | null) => {
    if (next === state && texts.length > 0) return;
    state = next;
    texts.push({ ...now(), kind: 'state', state, provedAt });
  };

  const carried = socketTransport(`${through}/?c=${plan.client}`);
  const stuttering = kind === 'stutter' || kind === 'noOrder' ? stutter(carried) : carried;
  const transport: ClosableTransport = kind === 'noProof' ? { ...stuttering, heartbeats$: NEVER } : stuttering;
  const ticket$: Observable<string> = defer(() => from(ticket(plan)));
  const live = createLive({
    transport,
    merchant,
    ticket$,
    online$: of(true),
    environment: { scheduler: asyncScheduler, random: Math.random },
    failed: (error) => {
      throw error;
    },
  });

  const running = new Subscription();
  let isBehind = true;
  let isConnected = false;
  const evaluateByTransport = () => turn(!isConnected ? 'offline' : isBehind ? 'catching up' : 'live', null);
  if (kind === 'noProof')
    running.add(
      transport.status$.subscribe((status) => ((isConnected = status === 'connected'), evaluateByTransport())),
    );
  else running.add(live.connection$.subscribe((heard) => turn(heard.state, heard.lastHeartbeatAtMs)));
  if (kind === 'noOrder') running.add(transport.envelopes$.subscribe(show));
  running.add(
    live
      .watch({ balance: [`member:${member}`], jackpot: [`pool:${pool}`], winners: [`merchant:${merchant}`] })
      .subscribe((accepted) => {
        if (kind === 'noProof' && (accepted.kind === 'behind' || accepted.kind === 'caughtUp')) {
          isBehind = accepted.kind === 'behind';
          evaluateByTransport();
        }
        if (accepted.kind === 'envelope' && kind !== 'noOrder') show(accepted.envelope);
        if (accepted.kind === 'reset') {
          newest.delete(accepted.feed as WatchedFeed);
          texts.push({ ...now(), kind: 'reset', feed: accepted.feed as WatchedFeed });
        }
        if (accepted.kind === 'resetAll') {
          newest.clear();
          texts.push({ ...now(), kind: 'resetAll' });
        }
      }),
  );
  return {
    plan,
    texts,
    state: () => state,
    seqs: () => FEEDS.map((feed) => newest.get(feed) ?? -1),
    close() {
      running.unsubscribe();
      live.close();
    },
  };
};
