import { asyncScheduler, BehaviorSubject, defer, Observable, of, share, Subject, type Subscription } from 'rxjs';
import { onTestFinished } from 'vitest';
import { isEventFeed } from '../../../contract/feeds.ts';
import type { AnyEnvelope, Feed, Heartbeat } from '../../../contract/wire.ts';
import type { SyncEvent } from '../../../streams/sync/sync-event.ts';
import { connection, type ConnectionState } from '../../../streams/sync/connection.ts';
import { envelopes } from '../../../streams/sync/envelopes.ts';
import type { Bye, Subscriptions, Transport, TransportStatus } from '../../../streams/transport/transport.ts';
import { open, type Client } from './client.ts';
import { BRAND, type Member } from './world.ts';

/** A transport over a real socket; it drops the envelopes for which `isLost` is true. */
const wireOf = (client: Client, isLost: (envelope: AnyEnvelope) => boolean): Transport => {
  const { socket } = client;
  const status$ = new BehaviorSubject<TransportStatus>('connecting');
  const envelopes$ = new Subject<AnyEnvelope>();
  const heartbeats$ = new Subject<Heartbeat>();
  const byes$ = new Subject<Bye>();
  socket.on('connect', () => status$.next('connected'));
  socket.on('disconnect', () => status$.next('disconnected'));
  socket.on('feed', (envelope) => isLost(envelope) || envelopes$.next(envelope));
  socket.on('heartbeat', (heartbeat) => heartbeats$.next(heartbeat));
  socket.on('bye', (bye) => byes$.next(bye));
  const ask = (verb: 'join' | 'snapshot' | 'missing' | 'command') => (request: never) =>
    new Observable<never>((subscriber) => {
      const lost = () => subscriber.error(new Error('connection lost'));
      if (!socket.connected) return lost();
      socket.once('disconnect', lost);
      socket.emit(verb as 'join', request, (answer) => {
        subscriber.next(answer as never);
        subscriber.complete();
      });
      return () => void socket.off('disconnect', lost);
    });
  return {
    status$,
    envelopes$,
    heartbeats$,
    byes$,
    join: ask('join'),
    snapshot: ask('snapshot'),
    missing: ask('missing'),
    command: ask('command'),
  };
};

/** The state of one page: the real streams on a real socket, with their output applied to a plain map. */
export interface Page {
  client: Client;
  accepted: SyncEvent[];
  states: ConnectionState[];
  state(): ConnectionState | undefined;
  figure<F extends Feed>(feed: F, key: string): Extract<AnyEnvelope, { feed: F }> | undefined;
  /** The events of a log that the page holds, in the order of arrival. */
  log(feed: Feed, key: string): AnyEnvelope[];
}

/** Opens a page, of a member or a visitor, that reconnects automatically. */
export const openPage = (
  url: string,
  subscriptions: Subscriptions,
  { member, isLost = () => false }: { member?: Member; isLost?: (envelope: AnyEnvelope) => boolean } = {},
): Page => {
  const client = open(url, { reconnection: true });
  const transport = wireOf(client, isLost);
  const held = new Map<string, AnyEnvelope[]>();
  const accepted: SyncEvent[] = [];
  const states: ConnectionState[] = [];
  const topicId = ({ feed, key }: { feed: Feed; key: string }) => `${feed} ${key}`;

  const apply = (word: SyncEvent) => {
    accepted.push(word);
    if (word.kind === 'resetAll') held.clear();
    if (word.kind === 'reset') held.delete(topicId(word));
    if (word.kind !== 'envelope') return;
    const id = topicId(word.envelope);
    held.set(id, isEventFeed(word.envelope.feed) ? [...(held.get(id) ?? []), word.envelope] : [word.envelope]);
  };

  const ticket$ = defer(() => (member ? member.ticket() : Promise.resolve(undefined)));
  const syncEvents$ = envelopes(
    transport,
    { merchant: BRAND, subscriptions$: of(subscriptions), ticket$ },
    { scheduler: asyncScheduler, random: Math.random },
  ).pipe(share());
  const running: Subscription[] = [
    connection(
      { status$: transport.status$, syncEvents$, online$: of(true), byes$: transport.byes$ },
      { scheduler: asyncScheduler },
    ).subscribe(({ state }) => void (states.at(-1) !== state && states.push(state))),
    syncEvents$.subscribe(apply),
  ];
  onTestFinished(() => running.forEach((each) => each.unsubscribe()));
  return {
    client,
    accepted,
    states,
    state: () => states.at(-1),
    figure: (feed, key) => held.get(topicId({ feed, key }))?.at(-1) as never,
    log: (feed, key) => held.get(topicId({ feed, key })) ?? [],
  };
};
