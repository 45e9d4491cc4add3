import { defer, map, type Observable, type SchedulerLike } from 'rxjs';
import type { AnyEnvelope } from '../../contract/wire.ts';
import type { Millis } from '../../contract/primitives.ts';
import type { SyncEvent } from '../sync/sync-event.ts';

/** One moment of a recorded session. */
export interface Recorded {
  /** Since the recording began. */
  afterMs: Millis;
  item: SyncEvent;
}

/** Keys that name a person, a session or a room; merchants and pools are public. */
const PERSONAL_KEY = /^(member|session|agent|chat):/;

/**
 * A session as it was accepted, with its times, for playing back; without what tells who it was. Tokens are not in it, for the
 * wire's requests are not recorded; keys, names and messages are replaced, the same by the same throughout one recording.
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

/** Names that stand for others: `member:42` and `player 7` are whatever came first, second … in this recording. */
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
