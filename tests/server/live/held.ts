import { asyncScheduler, BehaviorSubject, defer, Observable, of, share, Subject, type Subscription } from 'rxjs';
import { onTestFinished } from 'vitest';
import { isEventFeed } from '../../../contract/feeds.ts';
import type { AnyEnvelope, Feed, Proof } from '../../../contract/wire.ts';
import type { Accepted } from '../../../streams/accepted.ts';
import { connection, type ConnectionState } from '../../../streams/connection.ts';
import { envelopes } from '../../../streams/envelopes.ts';
import type { Bye, Interests, Wire, WireStatus } from '../../../streams/wire.ts';
import { open, type Client } from './client.ts';
import { BRAND, type Member } from './world.ts';

/** A wire over a real socket; what `isLost` says of an envelope decides whether it arrives. */
const wireOf = (client: Client, isLost: (envelope: AnyEnvelope) => boolean): Wire => {
  const { socket } = client;
  const status$ = new BehaviorSubject<WireStatus>('connecting');
  const envelopes$ = new Subject<AnyEnvelope>();
  const proofs$ = new Subject<Proof>();
  const byes$ = new Subject<Bye>();
  socket.on('connect', () => status$.next('connected'));
  socket.on('disconnect', () => status$.next('disconnected'));
  socket.on('feed', (envelope) => isLost(envelope) || envelopes$.next(envelope));
  socket.on('proof', (proof) => proofs$.next(proof));
  socket.on('bye', (bye) => byes$.next(bye));
  const ask = (verb: 'join' | 'snapshot' | 'missing' | 'act') => (request: never) =>
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
    proofs$,
    byes$,
    join: ask('join'),
    snapshot: ask('snapshot'),
    missing: ask('missing'),
    act: ask('act'),
  };
};

/** All that one page holds: the real streams on a real socket, and what they let through applied to a plain map. */
export interface Page {
  client: Client;
  accepted: Accepted[];
  states: ConnectionState[];
  state(): ConnectionState | undefined;
  figure<F extends Feed>(feed: F, key: string): Extract<AnyEnvelope, { feed: F }> | undefined;
  /** The events of a log that the page holds, in the order in which they came. */
  log(feed: Feed, key: string): AnyEnvelope[];
}

/** Opens a page that reconnects by itself, for a member or a visitor. */
export const openPage = (
  url: string,
  interests: Interests,
  { member, isLost = () => false }: { member?: Member; isLost?: (envelope: AnyEnvelope) => boolean } = {},
): Page => {
  const client = open(url, { reconnection: true });
  const wire = wireOf(client, isLost);
  const held = new Map<string, AnyEnvelope[]>();
  const accepted: Accepted[] = [];
  const states: ConnectionState[] = [];
  const idOf = ({ feed, key }: { feed: Feed; key: string }) => `${feed} ${key}`;

  const apply = (word: Accepted) => {
    accepted.push(word);
    if (word.kind === 'resetAll') held.clear();
    if (word.kind === 'reset') held.delete(idOf(word));
    if (word.kind !== 'envelope') return;
    const id = idOf(word.envelope);
    held.set(id, isEventFeed(word.envelope.feed) ? [...(held.get(id) ?? []), word.envelope] : [word.envelope]);
  };

  const ticket$ = defer(() => (member ? member.ticket() : Promise.resolve(undefined)));
  const accepted$ = envelopes(
    wire,
    { merchant: BRAND, interests$: of(interests), ticket$ },
    { scheduler: asyncScheduler, random: Math.random },
  ).pipe(share());
  const subscriptions: Subscription[] = [
    connection({ status$: wire.status$, accepted$, online$: of(true) }, { scheduler: asyncScheduler }).subscribe(
      ({ state }) => void (states.at(-1) !== state && states.push(state)),
    ),
    accepted$.subscribe(apply),
  ];
  onTestFinished(() => subscriptions.forEach((each) => each.unsubscribe()));
  return {
    client,
    accepted,
    states,
    state: () => states.at(-1),
    figure: (feed, key) => held.get(idOf({ feed, key }))?.at(-1) as never,
    log: (feed, key) => held.get(idOf({ feed, key })) ?? [],
  };
};
