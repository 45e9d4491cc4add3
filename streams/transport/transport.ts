import type { Observable } from 'rxjs';
import type {
  CommandAnswer,
  CommandRequest,
  AnyEnvelope,
  Feed,
  JoinAnswer,
  JoinRequest,
  MissingAnswer,
  MissingRequest,
  Heartbeat,
  Refused,
  ServerEvents,
  SnapshotAnswer,
  SnapshotRequest,
} from '../../contract/wire.ts';

/** `connecting` before the first connection and at each try; `connected` when messages can go both ways. */
export type TransportStatus = 'connecting' | 'connected' | 'disconnected';

/** Why the server is about to close. */
export type Bye = Parameters<ServerEvents['bye']>[0];

/**
 * The seam between a transport and the streams: socket.io in one tab, a leading tab's channel in another, a fake in tests.
 * A transport carries and does nothing else: it neither filters, joins, orders nor recovers; that is `envelopes`' work.
 *
 * - The four `$` streams are hot and never complete while the wire is in use; `status$` gives its present value on
 *   subscription. Each `connected` stands for a new connection, one that has joined nothing yet.
 * - What the transport receives it passes on at once, before any frame or timer buffer (W10).
 * - A request is cold: it is sent when subscribed, once each, and gives one answer and completes. It errors when the
 *   connection goes. It may time out; the streams bound each wait by `ANSWER_WITHIN_MS` themselves. A refusal is an
 *   answer, not an error. After unsubscription a late answer is ignored.
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

/** What a client wants to watch: the keys, by feed. */
export type Subscriptions = Partial<Record<Feed, readonly string[]>>;

/** Tells a refusal from an answer. */
export const isRefused = (answer: object): answer is Refused => 'refused' in answer;
