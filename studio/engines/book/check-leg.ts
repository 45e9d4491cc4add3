import type { RequestedLeg, TakenLeg, Tolerance } from '../../families/shared/book.ts';
import { marketOf, type Fixture } from './fixture.ts';

/** A running match of which the feed says nothing for so long takes no bets: its prices may be old. */
const SILENT_MS = 60_000;

export type Judged = { taken: TakenLeg } | { code: 'BET_CLOSED' | 'MARKET_SUSPENDED' | 'PRICE_CHANGED' };

/**
 * Whether the book takes this leg, at the price that it holds now. `since` is when a bet on a running match was asked for: a stop
 * meanwhile refuses it.
 */
export function checkLeg(
  fixture: Fixture | undefined,
  request: RequestedLeg,
  { tolerance, nowMs, since }: { tolerance: Tolerance; nowMs: number; since: Date | null },
): Judged {
  const market = fixture && marketOf(fixture, request.market);
  const outcome = market?.outcomes.find(({ id }) => id === request.outcome);
  if (!fixture || !market || !outcome || outcome.price === 0) return { code: 'BET_CLOSED' };
  if (fixture.phase === 'over' || fixture.phase === 'cancelled') return { code: 'BET_CLOSED' };
  if (market.status !== 1 && market.status !== -1) return { code: 'BET_CLOSED' };
  const isStopped = since !== null && fixture.stopped_at !== null && fixture.stopped_at >= since;
  if (market.status === -1 || isStopped || isUnsure(fixture, nowMs)) return { code: 'MARKET_SUSPENDED' };
  const { price } = outcome;
  if (price !== request.price && tolerance === 'none') return { code: 'PRICE_CHANGED' };
  if (price < request.price && tolerance === 'better') return { code: 'PRICE_CHANGED' };
  return { taken: { ...request, ...fixture.about, price } };
}

/** The match should run, and the feed has not said so; or it runs, and the feed is silent. */
const isUnsure = ({ phase, starts_at, heard_at }: Fixture, nowMs: number): boolean =>
  phase === 'before' ? starts_at.getTime() <= nowMs : nowMs - heard_at.getTime() > SILENT_MS;
