import type { AnyEnvelope, Feed, Refusal } from '../../contract/wire.ts';
import type { Millis } from '../../contract/primitives.ts';

/** What `envelopes` lets through, in the order in which it is to be applied. Whoever holds figures obeys each of them. */
export type SyncEvent =
  /** Newer than all before it for its feed and key (W2); of an event feed: the next one (W3). */
  | { kind: 'envelope'; envelope: AnyEnvelope }
  /** Forget what you hold for this key: its history went back (W1), the log no longer reaches (W3), or it is watched no more. */
  | { kind: 'reset'; feed: Feed; key: string }
  /** Forget all: the database has another history (W1). */
  | { kind: 'resetAll'; epoch: string }
  /** Something is known to be lacking: not joined yet, a gap, a lost message; `caughtUp` follows when nothing is. */
  | { kind: 'behind' }
  | { kind: 'caughtUp' }
  /** The server proved its versions as of `at` (W11); `offsetMs` is added to the client's clock to get the server's. */
  | { kind: 'heartbeat'; at: Millis; offsetMs: number }
  /** A better idea of the server's clock, that proves nothing about the figures. */
  | { kind: 'clock'; offsetMs: number }
  /** The server said no (or nothing: null); it is asked again, later and later. `SESSION_ENDED` is for the session's model to act on. */
  | { kind: 'refused'; request: RequestKind; refusal: Refusal | null; detail?: string };

export type RequestKind = 'join' | 'snapshot' | 'missing';
