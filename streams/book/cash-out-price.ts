import { concat, map, of, switchMap, timer, type Observable, type SchedulerLike } from 'rxjs';

export interface CashOutOffer {
  amount: number;
  /** By the server's clock. */
  expiresAtMs: number;
}

/**
 * The price of a cash-out while it holds: a newer offer takes its place, and null comes when it expires. `offsetMs` is the
 * server's clock less the scheduler's.
 */
export const cashOutPrice = (
  offers$: Observable<CashOutOffer | null>,
  { scheduler, offsetMs }: { scheduler: SchedulerLike; offsetMs: () => number },
): Observable<CashOutOffer | null> =>
  offers$.pipe(
    switchMap((offer) => {
      if (offer === null) return of(null);
      const leftMs = offer.expiresAtMs - (scheduler.now() + offsetMs());
      if (leftMs <= 0) return of(null);
      return concat(of(offer), timer(leftMs, scheduler).pipe(map(() => null)));
    }),
  );
