import type { AnyEnvelope, Feed, Refusal } from '../../contract/wire.ts';
import type { Millis } from '../../contract/primitives.ts';

/** The events that `envelopes` emits, in the order in which consumers must apply them. */
export type SyncEvent =
  /** Newer than all before it for its feed and key (W2); of an event feed: the next one (W3). */
  | { kind: 'envelope'; envelope: AnyEnvelope }
  /**
   * Forget the value of this key: its history went back (W1), the log no longer reaches (W3), or it is no longer subscribed to.
   */
  | { kind: 'reset'; feed: Feed; key: string }
  /** Forget all values: the database has another history (W1). */
  | { kind: 'resetAll'; epoch: string }
  /** Something is missing: not joined yet, a gap, a lost message. `caughtUp` follows when nothing is missing. */
  | { kind: 'behind' }
  | { kind: 'caughtUp' }
  /** The server confirmed its versions as of `at` (W11). `offsetMs` is added to the client's clock to get the server's. */
  | { kind: 'heartbeat'; at: Millis; offsetMs: number }
  /** A better estimate of the server's clock. It confirms no versions. */
  | { kind: 'clock'; offsetMs: number }
  /**
   * The server refused, or did not answer (null). The request is retried with growing delays. The session model handles
   * `SESSION_ENDED`.
   */
  | { kind: 'refused'; request: RequestKind; refusal: Refusal | null; detail?: string };

/** The server no longer speaks this client's protocol: nothing follows. */
export const isTooOld = (item: SyncEvent): boolean => item.kind === 'refused' && item.refusal === 'CLIENT_TOO_OLD';

export type RequestKind = 'join' | 'snapshot' | 'missing';
