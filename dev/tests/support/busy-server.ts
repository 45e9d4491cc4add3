import { BehaviorSubject, defer, Subject, throwError, type Observable } from 'rxjs';
import { isEventFeed } from '../../../contract/feeds.ts';
import type {
  AnyEnvelope,
  CommandAnswer,
  CommandRequest,
  Feed,
  FeedValues,
  Heartbeat,
  JoinAnswer,
  JoinRequest,
  MissingAnswer,
  MissingRequest,
  PerKey,
  Refused,
  SnapshotRequest,
} from '../../../contract/wire.ts';
import type { Clock } from '../../recording/clock.ts';
import type { ClosableTransport } from '../../../src/shared/realtime/socket-transport.ts';
import { rowsOf, topicId, type Topic } from '../../../streams/sync/subscriptions.ts';
import type { Bye, TransportStatus } from '../../../streams/transport/transport.ts';

const HEARTBEAT_MS = 5_000;
/** Events of a log that its snapshot brings. */
const SHOWN = 20;

interface Row extends Topic {
  seq: number;
  /** A state feed keeps the newest. */
  envelopes: AnyEnvelope[];
}

interface Connection {
  status$: BehaviorSubject<TransportStatus>;
  envelopes$: Subject<AnyEnvelope>;
  heartbeats$: Subject<Heartbeat>;
  /** Null before the join. */
  requested: Set<string> | null;
  /** Counts the connections, so that what is on its way when one breaks gets lost. */
  number: number;
  isClosed: boolean;
}

/** A server and the network to it, in virtual time: messages take a while, and a few get lost or come twice. */
export class BusyServer {
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #rows = new Map<string, Row>();
  #epoch = 'history1';
  #line: Connection | null = null;

  constructor(clock: Clock, random: () => number) {
    this.#clock = clock;
    this.#random = random;
    const beat = () => {
      const line = this.#line;
      if (line?.requested) this.#send(() => line.heartbeats$.next(this.#heartbeat(line)));
      clock.schedule(beat, HEARTBEAT_MS);
    };
    clock.schedule(beat, HEARTBEAT_MS);
  }

  /** The transport of a page's new live API. */
  readonly open = (): ClosableTransport => {
    const line: Connection = {
      status$: new BehaviorSubject<TransportStatus>('connecting'),
      envelopes$: new Subject(),
      heartbeats$: new Subject(),
      requested: null,
      number: 0,
      isClosed: false,
    };
    this.#line = line;
    this.#connect(line, 40);
    return {
      status$: line.status$.asObservable(),
      envelopes$: line.envelopes$.asObservable(),
      heartbeats$: line.heartbeats$.asObservable(),
      byes$: new Subject<Bye>(),
      join: (request) => this.#answer(line, () => this.#join(line, request)),
      snapshot: (request) => this.#answer(line, () => this.#snapshot(request)),
      missing: (request) => this.#answer(line, () => this.#missing(request)),
      command: (request) => this.#answer(line, () => this.#execute(request)),
      close: () => {
        line.isClosed = true;
      },
    };
  };

  commit<F extends Feed>(feed: F, key: string, value: FeedValues[F]): AnyEnvelope {
    const id = topicId({ feed, key });
    const row = this.#rows.get(id) ?? { feed, key, seq: 0, envelopes: [] };
    this.#rows.set(id, row);
    row.seq += 1;
    const envelope = { epoch: this.#epoch, feed, key, seq: row.seq, at: this.#clock.now(), value } as AnyEnvelope;
    row.envelopes = isEventFeed(feed) ? [...row.envelopes, envelope].slice(-200) : [envelope];
    const line = this.#line;
    const luck = this.#random();
    if (!line?.requested?.has(id) || luck < 0.002) return envelope;
    this.#send(() => line.envelopes$.next(envelope));
    if (luck > 0.995) this.#send(() => line.envelopes$.next(envelope));
    return envelope;
  }

  /** The connection breaks and comes back. */
  cut(forMs: number): void {
    const line = this.#line;
    if (line?.status$.value !== 'connected') return;
    line.number += 1;
    line.requested = null;
    line.status$.next('disconnected');
    this.#connect(line, forMs);
  }

  /** The database has another history from now on. */
  restore(): void {
    this.#epoch = `history${Number(this.#epoch.slice(7)) + 1}`;
    for (const row of this.#rows.values()) {
      row.envelopes = row.envelopes.map((envelope, at) => ({ ...envelope, epoch: this.#epoch, seq: at + 1 }));
      row.seq = row.envelopes.length;
    }
    this.cut(500);
  }

  #connect(line: Connection, inMs: number) {
    const { number } = line;
    const isCurrent = () => !line.isClosed && line.number === number;
    this.#clock.schedule(() => isCurrent() && line.status$.next('connecting'), inMs / 2);
    this.#clock.schedule(() => isCurrent() && line.status$.next('connected'), inMs);
  }

  #delay(): number {
    return 5 + Math.floor(this.#random() * 60_000) / 1_000;
  }

  #send(deliver: () => void) {
    const line = this.#line!;
    const { number } = line;
    this.#clock.schedule(() => {
      if (!line.isClosed && line.number === number) deliver();
    }, this.#delay());
  }

  #answer<T extends object>(line: Connection, execute: () => T): Observable<T | Refused> {
    return defer(() => {
      if (line.status$.value !== 'connected') return throwError(() => new Error('not connected'));
      const answer$ = new Subject<T | Refused>();
      const { number } = line;
      const luck = this.#random();
      this.#clock.schedule(() => {
        if (line.isClosed || line.number !== number) return answer$.error(new Error('connection lost'));
        // One of a hundred requests is lost, and one is refused.
        if (luck < 0.01) return;
        const answer = luck > 0.99 ? { refused: 'TRY_AGAIN' as const } : execute();
        this.#clock.schedule(() => {
          if (line.isClosed || line.number !== number) return answer$.error(new Error('connection lost'));
          answer$.next(answer);
          answer$.complete();
        }, this.#delay());
      }, this.#delay());
      return answer$;
    });
  }

  #join(line: Connection, { epoch, feeds }: JoinRequest): JoinAnswer {
    const requested = rowsOf(feeds);
    line.requested = new Set(requested.map(topicId));
    return this.#stand(requested.map((row) => ({ ...row, last: epoch === this.#epoch ? row.value : null })));
  }

  #snapshot({ feeds }: SnapshotRequest): JoinAnswer {
    const requested = Object.entries(feeds) as [Feed, string[]][];
    return this.#stand(requested.flatMap(([feed, keys]) => keys.map((key) => ({ feed, key, last: null }))));
  }

  #missing({ feed, key, after }: MissingRequest): MissingAnswer {
    const row = this.#rows.get(topicId({ feed, key }));
    if (!row || (row.envelopes[0]?.seq ?? 1) > after + 1) return { resync: true };
    return { envelopes: row.envelopes.filter(({ seq }) => seq > after) };
  }

  #execute(request: CommandRequest): CommandAnswer | Refused {
    return request.kind === 'noticeRead' ? { done: true } : { refused: 'NOT_FOUND' };
  }

  #stand(requested: (Topic & { last: number | null })[]): JoinAnswer {
    const answer: JoinAnswer = { epoch: this.#epoch, at: this.#clock.now(), envelopes: [], resets: [], seqs: {} };
    for (const { feed, key, last } of requested) {
      const row = this.#rows.get(topicId({ feed, key }));
      (answer.seqs[feed] ??= {})[key] = row?.seq ?? 0;
      const isCut = last !== null && isEventFeed(feed) && (row?.envelopes[0]?.seq ?? 0) > last + 1;
      if (isCut) answer.resets.push({ feed, key });
      const newer = row?.envelopes.filter(({ seq }) => seq > (last ?? 0)) ?? [];
      answer.envelopes.push(...(last === null || isCut ? newer.slice(-SHOWN) : newer));
    }
    return answer;
  }

  #heartbeat({ requested }: Connection): Heartbeat {
    const seqs: PerKey<number> = {};
    for (const [id, { feed, key, seq }] of this.#rows) if (requested?.has(id)) (seqs[feed] ??= {})[key] = seq;
    return { epoch: this.#epoch, at: this.#clock.now(), seqs };
  }
}
