import { defer, map, Observable, of } from 'rxjs';
import type { AnyEnvelope, Heartbeat, JoinAnswer, JoinRequest } from '../../contract/wire.ts';
import type { ClosableTransport } from '../../src/shared/realtime/socket-transport.ts';
import type { Bye, TransportStatus } from '../../streams/transport/transport.ts';
import type { Base, Frame } from '../recording/format.ts';
import { createLine } from '../recording/line.ts';
import type { Answers, Result } from './answers.ts';
import { withoutTicket } from './script.ts';

type Verb = 'ticket' | 'join' | 'snapshot' | 'missing' | 'command';
const NAMES: Record<Verb, string> = {
  ticket: 'A ticket',
  join: 'A join',
  snapshot: 'A snapshot',
  missing: 'What is missing of a log',
  command: 'A command',
};

/** Stands in for a ticket, which no recording holds. */
const TICKET = 'ticket-of-the-replay';

/** A transport without a network: the recording's messages come at their times, and requests get the recorded answers. */
export class ReplayTransport {
  readonly #answers: Answers;
  readonly #base: Base;
  #line: ReturnType<typeof createLine> | null = null;
  /** The client had joined before the recording began, so it does not hold that join. */
  #isMidway: boolean;

  constructor(answers: Answers, base: Base) {
    this.#answers = answers;
    this.#base = base;
    this.#isMidway = base.joined !== null;
  }

  /** The transport of a new live API. Messages go to the newest one. */
  open(): ClosableTransport {
    const line = createLine(this.#isMidway ? 'connected' : 'connecting');
    this.#line = line;
    return {
      ...line,
      join: (request) => this.#join(request),
      snapshot: (request) => this.#ask('snapshot', request),
      missing: (request) => this.#ask('missing', request),
      command: (request) => this.#ask('command', request),
      close: () => {
        if (this.#line === line) this.#line = null;
      },
    };
  }

  /** Gives a ticket, or a visitor's nothing, when the recorded session got it. */
  ticketOf(sessionId: string | null): Observable<string | undefined> {
    const ticket = sessionId === null ? undefined : TICKET;
    return defer(() => (this.#isMidway ? of(ticket) : this.#ask('ticket', null).pipe(map(() => ticket))));
  }

  /** A message that nothing asked for. */
  deliver({ what, body }: Pick<Frame, 'what' | 'body'>): void {
    const line = this.#line;
    if (!line) return;
    if (what === 'status') {
      this.#isMidway = false;
      // A transport tells its first status by itself.
      if (body !== line.status$.value || body === 'connected') line.status$.next(body as TransportStatus);
    }
    if (what === 'envelope') line.envelopes$.next(body as AnyEnvelope);
    if (what === 'heartbeat') line.heartbeats$.next(body as Heartbeat);
    if (what === 'bye') line.byes$.next(body as Bye);
  }

  #join(request: JoinRequest): Observable<JoinAnswer> {
    if (!this.#isMidway) return this.#ask('join', withoutTicket(request));
    return new Observable((subscriber) => {
      this.#isMidway = false;
      subscriber.next(answerOf(this.#base.joined as JoinAnswer, request));
      subscriber.complete();
    });
  }

  #ask<Answer>(verb: Verb, request: unknown): Observable<Answer> {
    return new Observable((subscriber) => {
      const requested = this.#answers.ask(verb, NAMES[verb], request, ({ failed, value }: Result) => {
        if (failed) return subscriber.error(new Error('connection lost'));
        subscriber.next(value as Answer);
        subscriber.complete();
      });
      return () => requested && this.#answers.drop(requested);
    });
  }
}

/** The part of what the server stands at that a join asks for. */
function answerOf(joined: JoinAnswer, { feeds }: JoinRequest): JoinAnswer {
  const isRequested = (feed: string, key: string) => feeds[feed as keyof typeof feeds]?.[key] !== undefined;
  const seqs = Object.entries(joined.seqs).map(([feed, keys]) => [
    feed,
    Object.fromEntries(Object.entries(keys).filter(([key]) => isRequested(feed, key))),
  ]);
  const envelopes = joined.envelopes.filter(({ feed, key }) => isRequested(feed, key));
  return { ...joined, seqs: Object.fromEntries(seqs) as JoinAnswer['seqs'], resets: [], envelopes };
}
