import {
  BehaviorSubject,
  defer,
  delay,
  EMPTY,
  interval,
  NEVER,
  of,
  Subject,
  type Observable,
  type SchedulerLike,
  type Subscription,
} from 'rxjs';
import type {
  AnyEnvelope,
  Feed,
  JoinAnswer,
  JoinRequest,
  MissingAnswer,
  MissingRequest,
  PerKey,
  Heartbeat,
  Refused,
  SnapshotRequest,
} from '../../contract/wire.ts';
import { isEventFeed } from '../../contract/feeds.ts';
import type { Bye, Transport, TransportStatus } from '../../streams/transport/transport.ts';
import { balanceOf, but, chatOf, MEMBER, MERCHANT, ROOM, unreadOf, winOf } from './samples.ts';

/** The next event of the connection or the server. */
export interface Failure {
  afterMs: number;
  /** `commit` reaches the client; `lose`, `double`, `delay` are commits whose envelope is lost, duplicated or delayed. */
  kind: 'commit' | 'lose' | 'double' | 'delay' | 'drop' | 'refuse' | 'mute' | 'trim' | 'restore';
  watch: number;
  delayMs: number;
}

export const WATCHED = [
  { feed: 'balance', key: MEMBER, make: balanceOf },
  { feed: 'unread', key: MEMBER, make: unreadOf },
  { feed: 'chat', key: ROOM, make: (seq: number) => chatOf(seq) },
  { feed: 'winners', key: MERCHANT, make: (seq: number) => winOf(seq) },
] as const;

const LINE_MS = 20;
/** Length of a log's snapshot, and what remains of a trimmed log. */
const KEPT = 3;

/** A server of four keys with its transport: plain arrays, none of the code under test. */
export class ServerModel implements Transport {
  readonly #statuses = new BehaviorSubject<TransportStatus>('connected');
  readonly #envelopes = new Subject<AnyEnvelope>();
  readonly #heartbeats = new Subject<Heartbeat>();
  readonly status$ = this.#statuses.asObservable();
  readonly envelopes$ = this.#envelopes.asObservable();
  readonly heartbeats$ = this.#heartbeats.asObservable();
  readonly byes$: Observable<Bye> = NEVER;
  readonly inputs = {
    merchant: 'parlour',
    subscriptions$: of(Object.fromEntries(WATCHED.map(({ feed, key }) => [feed, [key]]))),
    ticket$: of(undefined),
  };

  readonly #scheduler: SchedulerLike;
  readonly #proving: Subscription;
  #histories = 1;
  /** Per topic: the number of versions, and the first one that the log still has. */
  #rows = WATCHED.map(() => ({ seq: 1, keptFrom: 1 }));
  #connection = 0;
  #isJoined = false;
  #refusals = 0;
  #silences = 0;

  constructor(scheduler: SchedulerLike) {
    this.#scheduler = scheduler;
    this.#proving = interval(5_000, scheduler).subscribe(() =>
      this.#send(() => this.#heartbeats.next(this.#heartbeat())),
    );
  }

  stop(): void {
    this.#proving.unsubscribe();
  }

  figures(): Record<string, string> {
    return Object.fromEntries(
      WATCHED.flatMap(({ feed, key }, index) =>
        isEventFeed(feed) ? [] : [[`${feed} ${key}`, `${this.#epoch} ${this.#rows[index]!.seq}`]],
      ),
    );
  }

  logEnds(): [string, number][] {
    return WATCHED.flatMap(({ feed, key }, index): [string, number][] =>
      isEventFeed(feed) ? [[`${feed} ${key}`, this.#rows[index]!.seq]] : [],
    );
  }

  suffer({ kind, watch, delayMs }: Failure): void {
    const row = this.#rows[watch]!;
    switch (kind) {
      case 'commit':
      case 'lose':
      case 'double':
      case 'delay': {
        row.seq += 1;
        const envelope = this.#envelope(watch, row.seq);
        if (kind !== 'lose') this.#send(() => this.#envelopes.next(envelope), kind === 'delay' ? delayMs : 0);
        if (kind === 'double') this.#send(() => this.#envelopes.next(envelope), delayMs);
        return;
      }
      case 'drop':
        this.#connection += 1;
        this.#isJoined = false;
        this.#statuses.next('disconnected');
        this.#scheduler.schedule(() => this.#statuses.next('connected'), delayMs);
        return;
      case 'refuse':
        this.#refusals += 2;
        return;
      case 'mute':
        this.#silences += 1;
        return;
      case 'trim':
        row.keptFrom = Math.max(row.keptFrom, row.seq - KEPT + 1);
        return;
      case 'restore':
        this.#histories += 1;
        this.#rows = this.#rows.map(({ seq }) => ({ seq: Math.max(1, seq - 2), keptFrom: 1 }));
    }
  }

  makePeace(): void {
    this.#refusals = 0;
    this.#silences = 0;
  }

  join(request: JoinRequest): Observable<JoinAnswer | Refused> {
    return this.#answer(() => {
      this.#isJoined = true;
      const isSame = request.epoch === this.#epoch;
      const lastOf = (index: number): number | null => {
        const { feed, key } = WATCHED[index]!;
        return isSame ? (request.feeds[feed as Feed]?.[key] ?? null) : null;
      };
      const isCut = (index: number): boolean =>
        isEventFeed(WATCHED[index]!.feed) && lastOf(index) !== null && lastOf(index)! + 1 < this.#rows[index]!.keptFrom;
      const indexes = WATCHED.map((_, index) => index);
      return {
        ...this.#stand(indexes),
        resets: indexes.filter(isCut).map((index) => ({ feed: WATCHED[index]!.feed, key: WATCHED[index]!.key })),
        envelopes: indexes.flatMap((index) => this.#newerThan(index, isCut(index) ? null : lastOf(index))),
      };
    });
  }

  snapshot({ feeds }: SnapshotRequest): Observable<JoinAnswer | Refused> {
    return this.#answer(() => {
      const indexes = WATCHED.map((_, index) => index).filter((index) => feeds[WATCHED[index]!.feed as Feed]);
      return {
        ...this.#stand(indexes),
        resets: [],
        envelopes: indexes.flatMap((index) => this.#newerThan(index, null)),
      };
    });
  }

  missing({ feed, after }: MissingRequest): Observable<MissingAnswer | Refused> {
    return this.#answer(() => {
      const index = WATCHED.findIndex((watch) => watch.feed === feed);
      if (after + 1 < this.#rows[index]!.keptFrom || after > this.#rows[index]!.seq) return { resync: true };
      return { envelopes: this.#newerThan(index, after) };
    });
  }

  command(): Observable<never> {
    return EMPTY;
  }

  get #epoch(): string {
    return `epoch${this.#histories}`;
  }

  #envelope(index: number, seq: number): AnyEnvelope {
    return but(WATCHED[index]!.make(seq), { epoch: this.#epoch, at: this.#scheduler.now() });
  }

  #newerThan(index: number, last: number | null): AnyEnvelope[] {
    const { seq, keptFrom } = this.#rows[index]!;
    if (!isEventFeed(WATCHED[index]!.feed)) return seq > (last ?? 0) ? [this.#envelope(index, seq)] : [];
    const from = Math.max(keptFrom, last === null ? seq - KEPT + 1 : last + 1);
    return Array.from({ length: Math.max(0, seq - from + 1) }, (_, offset) => this.#envelope(index, from + offset));
  }

  #stand(indexes: number[]): Pick<JoinAnswer, 'epoch' | 'at' | 'seqs'> {
    const seqs: PerKey<number> = {};
    for (const index of indexes) seqs[WATCHED[index]!.feed as Feed] = { [WATCHED[index]!.key]: this.#rows[index]!.seq };
    return { epoch: this.#epoch, at: this.#scheduler.now(), seqs };
  }

  #heartbeat(): Heartbeat {
    return this.#stand(WATCHED.map((_, index) => index));
  }

  /** Delivers to the client if it is joined and the connection lives until the arrival. */
  #send(deliver: () => void, extraMs = 0): void {
    const connection = this.#connection;
    if (!this.#isJoined) return;
    this.#scheduler.schedule(() => {
      if (connection === this.#connection) deliver();
    }, LINE_MS + extraMs);
  }

  /** Carries a request to the server and the answer back, or refuses it, or loses it. */
  #answer<T extends object>(handle: () => T): Observable<T | Refused> {
    return defer(() => {
      if (this.#silences > 0) {
        this.#silences -= 1;
        return NEVER;
      }
      if (this.#refusals > 0) {
        this.#refusals -= 1;
        return of<Refused>({ refused: 'TRY_AGAIN' }).pipe(delay(LINE_MS, this.#scheduler));
      }
      return of(handle()).pipe(delay(LINE_MS, this.#scheduler));
    });
  }
}
