import { concatMap, from, interval, map, merge, take, VirtualTimeScheduler, type Observable } from 'rxjs';
import { SERVER_LIMITS } from '../../../../contract/limits.ts';
import type { AnyEnvelope, Envelope, Feed, FeedValues } from '../../../../contract/wire.ts';
import type { SyncEvent } from '../../../../streams/sync/sync-event.ts';

export const EPOCH = 'bench1';
export const MINUTE_MS = 60_000;
/** The maximum number of pools of a merchant. */
export const POOLS = Array.from({ length: 8 }, (_, index) => ({ id: `p${index}`, name: `Pool ${index}` }));
export const MEMBER = 1;
export const SESSION = '1';

const MONEY = { currency: 'USD', exponent: 2 } as const;
/** The server's conflation interval of a ticking value. */
const TICK_MS = 250;

/** A sync event, and when it comes. */
export interface Moment {
  afterMs: number;
  item: SyncEvent;
}

/** One minute of what a member's page of a busy merchant receives; `minute` counts from 0. */
export const minuteOf = (minute: number): Moment[] => {
  const clock = new VirtualTimeScheduler(undefined, Infinity);
  const startMs = minute * MINUTE_MS;
  const every = (ms: number) => interval(ms, clock).pipe(take(MINUTE_MS / ms));
  /** Sequence number within its kind since the hour began. */
  const count = (ms: number, turn: number) => startMs / ms + turn + 1;
  const published = <F extends Feed>(feed: F, key: string, seq: number, value: FeedValues[F]): SyncEvent => ({
    kind: 'envelope',
    envelope: { epoch: EPOCH, feed, key, seq, at: startMs + clock.now(), value } as Envelope<F> as AnyEnvelope,
  });
  const syncEvents$: Observable<SyncEvent> = merge(
    every(TICK_MS).pipe(
      concatMap((turn) =>
        from(
          POOLS.map(({ id, name }) => {
            const seq = count(TICK_MS, turn);
            return published('jackpot', `pool:${id}`, seq, {
              name,
              amount: 1_000_000_00 + seq * 31,
              lastWon: null,
              ...MONEY,
            });
          }),
        ),
      ),
    ),
    every(1_000).pipe(
      concatMap((turn) => {
        const seq = count(1_000, turn);
        const amount = 50_000 + ((seq * 7_919) % 20_000);
        return from([
          published('balance', `member:${MEMBER}`, seq, { amount, ...MONEY }),
          published('play', `session:${SESSION}`, seq, {
            net: amount - 50_000,
            wagered: seq * 100,
            startedAtMs: 0,
            ...MONEY,
          }),
        ]);
      }),
    ),
    every(2_000).pipe(
      map((turn) => {
        const id = count(2_000, turn);
        const vo = {
          customerId: `c${id % 500}`,
          customerName: `p***${id % 500}`,
          iconUrl: '',
          gameName: 'Reels',
          winAmount: id * 100,
        };
        return published('winners', 'merchant:parlour', id, {
          id,
          vo,
          atMs: startMs + clock.now(),
          jackpot: false,
          nodeId: '1',
          ...MONEY,
        });
      }),
    ),
    every(SERVER_LIMITS.heartbeatEveryMs).pipe(
      map((): SyncEvent => ({ kind: 'heartbeat', at: startMs + clock.now(), offsetMs: 0 })),
    ),
  );
  const moments: Moment[] = [];
  syncEvents$.subscribe((item) => moments.push({ afterMs: clock.now(), item }));
  clock.flush();
  return moments;
};
