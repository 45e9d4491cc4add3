import type { Observable } from 'rxjs';
import type {
  CommandAnswer,
  CommandRequest,
  AnyEnvelope,
  Bye,
  Feed,
  JoinAnswer,
  JoinRequest,
  MissingAnswer,
  MissingRequest,
  Heartbeat,
  Refused,
  SnapshotAnswer,
  SnapshotRequest,
} from '../../contract/wire.ts';

export type { Bye } from '../../contract/wire.ts';

/** `connecting` before the first connection and at each attempt; `connected` when messages can go both ways. */
export type TransportStatus = 'connecting' | 'connected' | 'disconnected';

/**
 * The interface between a transport and the streams: socket.io in one tab, the leading tab's channel in another, a fake in
 * tests. A transport only carries messages. It does not filter, join, order or recover; `envelopes` does that.
 *
 * - The four `$` streams are hot and never complete while the transport is in use; `status$` emits its current value on
 *   subscription. Each `connected` is a new connection that has not joined.
 * - The transport passes on each message at once, before any frame or timer buffer (W10).
 * - A request is cold: it is sent once for each subscription, emits one answer and completes. It fails when the connection
 *   closes. It may time out; the streams also limit each wait to `ANSWER_WITHIN_MS`. A refusal is an answer, not an error. After
 *   unsubscription a late answer is ignored.
 */
export interface Transport {
  readonly status$: Observable<TransportStatus>;
  readonly envelopes$: Observable<AnyEnvelope>;
  readonly heartbeats$: Observable<Heartbeat>;
  readonly byes$: Observable<Bye>;
  join(request: JoinRequest): Observable<JoinAnswer | Refused>;
  snapshot(request: SnapshotRequest): Observable<SnapshotAnswer | Refused>;
  missing(request: MissingRequest): Observable<MissingAnswer | Refused>;
  command(request: CommandRequest): Observable<CommandAnswer | Refused>;
}

/** The topics that a client subscribes to: keys by feed. */
export type Subscriptions = Partial<Record<Feed, readonly string[]>>;

/** Whether an answer is a refusal. */
export const isRefused = (answer: object): answer is Refused => 'refused' in answer;
