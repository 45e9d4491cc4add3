import { concat, defer, EMPTY, from, merge, mergeMap, of, switchMap, take, type Observable } from 'rxjs';
import type { AnyEnvelope, JoinAnswer } from '../contract/wire.ts';
import type { Accepted } from './accepted.ts';
import { adopt } from './adopt.ts';
import { askOnce, type Surroundings } from './asking.ts';
import { pursue, type Following } from './following.ts';
import { watchedBy, type Watch } from './interests.ts';
import { Line } from './line.ts';
import { createMending } from './mend.ts';
import { createProving } from './prove.ts';
import type { Interests, Wire } from './wire.ts';

interface Inputs {
  merchant: string;
  ticket$: Observable<string | undefined>;
  interests: Interests;
  connection: object;
  following: Following;
}

/** Follows these interests over this connection until unsubscribed: joins, then applies, fills gaps and heals. */
export function follow(wire: Wire, inputs: Inputs, surroundings: Surroundings): Observable<Accepted> {
  const { merchant, ticket$, interests, connection, following } = inputs;
  const { scheduler } = surroundings;
  const { book } = following;
  const line = new Line(following);
  const asked = watchedBy(interests);
  const isAsked = (watch: Watch): boolean => asked.get(watch) ?? false;

  /** W4: a fresh ticket, the join with what we have, its answer, and then what arrived before it. */
  const join = (): Observable<Accepted> => {
    let sent = book.standing();
    const attempt = askOnce(() => ticket$.pipe(take(1)), scheduler).pipe(
      switchMap(({ answer: ticket }) =>
        askOnce(() => {
          line.held ??= [];
          sent = book.standing();
          return wire.join({ ...(ticket && { ticket }), merchant, epoch: book.epoch, feeds: book.lasts(interests) });
        }, scheduler),
      ),
    );
    return pursue<JoinAnswer>('join', attempt, following, surroundings, ({ answer, ...times }) => {
      following.joinedOn = connection;
      const applied = adopt(book, answer, { isAsked, sent });
      const { offsetMs } = following.sight({ at: answer.at, ...times });
      following.proves(answer.at);
      const proof: Accepted = { kind: 'proof', at: answer.at, offsetMs: Math.round(offsetMs) };
      return concat(from([...applied, proof]), defer(release), line.settled$);
    });
  };

  /** Another history's are dropped: the answer has just told which one holds. */
  const release = (): Observable<Accepted> => {
    const envelopes = (line.held ?? []).filter(({ epoch }) => epoch === book.epoch);
    line.held = null;
    return merge(...envelopes.map(receive));
  };

  /** Holds everything from now on, and joins. */
  const rejoin = (first: readonly AnyEnvelope[]): Observable<Accepted> => {
    const isUnderWay = line.held !== null;
    line.held = [...(line.held ?? []), ...first];
    return isUnderWay ? EMPTY : line.lacking(join());
  };

  const receive = (envelope: AnyEnvelope): Observable<Accepted> => {
    if (!isAsked(envelope) || line.queue(envelope)) return EMPTY;
    switch (book.place(envelope)) {
      case 'old':
        return EMPTY;
      case 'foreign':
        return rejoin([envelope]);
      case 'gap':
        return line.lacking(fill(envelope, [envelope]));
      case 'next':
        book.take(envelope);
        return of({ kind: 'envelope', envelope });
    }
  };

  const { fill, reload, heal } = createMending({ wire, following, line, receive, rejoin }, surroundings);
  const prove = createProving({ wire, following, line, isAsked, heal, reload, rejoin }, surroundings);

  // A connection that has joined goes on showing what it has while it joins for other interests.
  const joined$ = following.joinedOn === connection ? join() : rejoin([]);
  return merge(wire.envelopes$.pipe(mergeMap(receive)), wire.proofs$.pipe(mergeMap(prove)), joined$);
}
