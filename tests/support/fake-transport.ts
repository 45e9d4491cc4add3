import { defer, NEVER, of, throwError, type Observable } from 'rxjs';
import type { AnyEnvelope, JoinAnswer, MissingAnswer, PerKey, Heartbeat } from '../../contract/wire.ts';
import type {
  CommandAnswer,
  CommandRequest,
  Feed,
  JoinRequest,
  MissingRequest,
  Refused,
  SnapshotRequest,
} from '../../contract/wire.ts';
import type { Bye, Transport, TransportStatus } from '../../streams/transport/transport.ts';
import type { Marbles } from './marbles.ts';
import { EPOCH } from './samples.ts';

/** Letters of `status` diagrams. */
const STATUS: Record<string, TransportStatus> = { o: 'connecting', c: 'connected', d: 'disconnected' };

/** An answer: a value comes at once, an Observable in its own time; the last of a list answers all further requests. */
type Script<Request, Answer> = readonly Reply<Request, Answer>[];
type Reply<Request, Answer> =
  | Answer
  | Refused
  | Observable<Answer | Refused>
  | ((request: Request) => Answer | Refused);

interface Plot {
  /** `c` connected, `d` disconnected, `o` connecting. */
  status: string;
  envelopes?: Observable<AnyEnvelope>;
  heartbeats?: Observable<Heartbeat>;
  byes?: Observable<Bye>;
  join?: Script<JoinRequest, JoinAnswer>;
  snapshot?: Script<SnapshotRequest, JoinAnswer>;
  missing?: Script<MissingRequest, MissingAnswer>;
  command?: Script<CommandRequest, CommandAnswer>;
}

/** A request to the transport, and its time. */
export interface Asking {
  at: number;
  request: 'join' | 'snapshot' | 'missing' | 'command';
  of: JoinRequest | SnapshotRequest | MissingRequest | CommandRequest;
}

export type FakeTransport = Transport & { readonly requested: readonly Asking[] };

/** A transport that follows a plot, and records its requests. */
export function fakeTransport({ hot, scheduler }: Marbles, plot: Plot): FakeTransport {
  const requested: Asking[] = [];

  const answering =
    <Request extends Asking['of'], Answer extends object>(
      request: Asking['request'],
      script: Script<Request, Answer> = [],
    ) =>
    (of_: Request): Observable<Answer | Refused> =>
      defer(() => {
        const turn = requested.filter((each) => each.request === request).length;
        requested.push({ at: scheduler.now(), request, of: of_ });
        const reply = script[Math.min(turn, script.length - 1)];
        if (reply === undefined) return throwError(() => new Error(`the plot has no answer to ${request}`));
        if (typeof reply === 'function') return of(reply(of_));
        return 'subscribe' in reply ? reply : of(reply);
      });

  return {
    requested,
    status$: hot(plot.status, STATUS),
    envelopes$: plot.envelopes ?? NEVER,
    heartbeats$: plot.heartbeats ?? NEVER,
    byes$: plot.byes ?? NEVER,
    join: answering('join', plot.join),
    snapshot: answering('snapshot', plot.snapshot),
    missing: answering('missing', plot.missing),
    command: answering('command', plot.command),
  };
}

/** An answer to a join or snapshot with these envelopes; their versions are its `seqs`, and more may be given. */
export function answer(
  at: number,
  envelopes: AnyEnvelope[] = [],
  rest: { epoch?: string; seqs?: PerKey<number>; resets?: { feed: Feed; key: string }[]; completeAt?: number } = {},
): JoinAnswer {
  const seqs: PerKey<number> = structuredClone(rest.seqs ?? {});
  for (const { feed, key, seq } of envelopes) {
    const row = (seqs[feed] ??= {});
    row[key] = Math.max(seq, row[key] ?? 0);
  }
  return { epoch: EPOCH, at, envelopes, resets: [], ...rest, seqs };
}
