import { defer, NEVER, of, throwError, type Observable } from 'rxjs';
import type { AnyEnvelope, JoinAnswer, MissingAnswer, PerKey, Proof } from '../../contract/wire.ts';
import type {
  ActAnswer,
  ActRequest,
  Feed,
  JoinRequest,
  MissingRequest,
  Refused,
  SnapshotRequest,
} from '../../contract/wire.ts';
import type { Bye, Wire, WireStatus } from '../../streams/wire.ts';
import type { Marbles } from './marbles.ts';
import { EPOCH } from './samples.ts';

/** Letters of `status` diagrams. */
const STATUS: Record<string, WireStatus> = { o: 'connecting', c: 'connected', d: 'disconnected' };

/** An answer: a value comes at once, an Observable in its own time; the last of a list answers all that follow. */
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
  proofs?: Observable<Proof>;
  byes?: Observable<Bye>;
  join?: Script<JoinRequest, JoinAnswer>;
  snapshot?: Script<SnapshotRequest, JoinAnswer>;
  missing?: Script<MissingRequest, MissingAnswer>;
  act?: Script<ActRequest, ActAnswer>;
}

/** What was asked of the wire, and when. */
export interface Asking {
  at: number;
  request: 'join' | 'snapshot' | 'missing' | 'act';
  of: JoinRequest | SnapshotRequest | MissingRequest | ActRequest;
}

export type FakeWire = Wire & { readonly asked: readonly Asking[] };

/** A wire that follows a plot, and notes what it was asked. */
export function fakeWire({ hot, scheduler }: Marbles, plot: Plot): FakeWire {
  const asked: Asking[] = [];

  const answering =
    <Request extends Asking['of'], Answer extends object>(
      request: Asking['request'],
      script: Script<Request, Answer> = [],
    ) =>
    (of_: Request): Observable<Answer | Refused> =>
      defer(() => {
        const turn = asked.filter((each) => each.request === request).length;
        asked.push({ at: scheduler.now(), request, of: of_ });
        const reply = script[Math.min(turn, script.length - 1)];
        if (reply === undefined) return throwError(() => new Error(`the plot has no answer to ${request}`));
        if (typeof reply === 'function') return of(reply(of_));
        return 'subscribe' in reply ? reply : of(reply);
      });

  return {
    asked,
    status$: hot(plot.status, STATUS),
    envelopes$: plot.envelopes ?? NEVER,
    proofs$: plot.proofs ?? NEVER,
    byes$: plot.byes ?? NEVER,
    join: answering('join', plot.join),
    snapshot: answering('snapshot', plot.snapshot),
    missing: answering('missing', plot.missing),
    act: answering('act', plot.act),
  };
}

/** An answer to a join or snapshot with these envelopes; their versions are its `seqs`, more may be named. */
export function answer(
  at: number,
  envelopes: AnyEnvelope[] = [],
  rest: { epoch?: string; seqs?: PerKey<number>; resets?: { feed: Feed; key: string }[] } = {},
): JoinAnswer {
  const seqs: PerKey<number> = structuredClone(rest.seqs ?? {});
  for (const { feed, key, seq } of envelopes) {
    const row = (seqs[feed] ??= {});
    row[key] = Math.max(seq, row[key] ?? 0);
  }
  return { epoch: rest.epoch ?? EPOCH, at, envelopes, resets: rest.resets ?? [], seqs };
}
