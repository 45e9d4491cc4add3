import { defer, map, type Observable, type SchedulerLike } from 'rxjs';
import type { AnyEnvelope } from '../../contract/wire.ts';
import type { Millis } from '../../contract/primitives.ts';
import type { SyncEvent } from '../sync/sync-event.ts';

/** One sync event of a recorded session. */
export interface Recorded {
  /** Milliseconds since the recording began. */
  afterMs: Millis;
  item: SyncEvent;
}

/** Keys that identify a person, a session or a room. Merchants and pools are public. */
const PERSONAL_KEY = /^(member|session|agent|chat):/;

/**
 * Records the sync events of a session with their times, for replay, without personal data. It contains no tokens, because the
 * transport's requests are not recorded. Keys, names and messages are replaced; within one recording the same original always
 * gets the same replacement.
 */
export const record = (
  syncEvents$: Observable<SyncEvent>,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<Recorded> =>
  defer(() => {
    const startedAtMs = scheduler.now();
    const scrub = createScrubber();
    return syncEvents$.pipe(map((item) => ({ afterMs: scheduler.now() - startedAtMs, item: scrub(item) })));
  });

/** Replaces names: `member:42` becomes `member:1` and so on, numbered in order of first appearance in this recording. */
function createScrubber(): (item: SyncEvent) => SyncEvent {
  const standIns = new Map<string, string>();
  const counts = new Map<string, number>();

  const standIn = (kind: string, real: string): string => {
    const id = `${kind} ${real}`;
    let number = standIns.get(id);
    if (number === undefined) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      number = String(counts.get(kind));
      standIns.set(id, number);
    }
    return number;
  };
  const keyOf = (key: string): string => {
    const kind = PERSONAL_KEY.exec(key)?.[1];
    return kind ? `${kind}:${standIn(kind, key)}` : key;
  };
  const player = (name: string): string => `player ${standIn('player', name)}`;

  const valueOf = (envelope: AnyEnvelope): AnyEnvelope['value'] => {
    switch (envelope.feed) {
      case 'winners': {
        if ('withdrawn' in envelope.value) return envelope.value;
        const { vo, ...entry } = envelope.value;
        const customerId = standIn('customer', vo.customerId);
        return { ...entry, vo: { ...vo, customerId, customerName: player(vo.customerName) } };
      }
      case 'jackpot': {
        const { lastWon } = envelope.value;
        return { ...envelope.value, lastWon: lastWon && { ...lastWon, playerName: player(lastWon.playerName) } };
      }
      case 'chat':
        return {
          ...envelope.value,
          authorName: player(envelope.value.authorName),
          text: '·'.repeat(envelope.value.text.length),
        };
      default:
        return envelope.value;
    }
  };

  return (item) => {
    switch (item.kind) {
      case 'envelope': {
        const { envelope } = item;
        const scrubbed = { ...envelope, key: keyOf(envelope.key), value: valueOf(envelope) } as AnyEnvelope;
        return { kind: 'envelope', envelope: scrubbed };
      }
      case 'reset':
        return { ...item, key: keyOf(item.key) };
      case 'refused':
        return { kind: 'refused', request: item.request, refusal: item.refusal };
      default:
        return item;
    }
  };
}
