import type { PoolFigure } from '../protocol.ts';
import type { LoadedTitle } from '../titles/load.ts';
import { platformOf, type Studio } from './context.ts';

const ASK_AGAIN_MS = 3_000;
/** An older figure is not shown, because it may be outdated. */
const TRUE_FOR_MS = 30_000;

/** A title's pool at a merchant. */
export interface PoolOf {
  merchant: string;
  title: LoadedTitle;
}

interface Requested {
  figure: PoolFigure | undefined;
  requestedAtMs: number;
  pending: Promise<void> | undefined;
}
const requestedBy = new WeakMap<Studio, Map<string, Requested>>();
const keyOf = ({ merchant, title }: PoolOf): string => `${merchant}/${title.vendor}/${title.pool?.id}`;

/**
 * Returns a title's pool as the platform showed it within the last 30 s; null for a title without one. Requests it at most
 * once in three seconds.
 */
export async function poolFigure(studio: Studio, of: PoolOf, now: Date): Promise<PoolFigure | null> {
  if (!of.title.pool) return null;
  const pools = requestedBy.get(studio) ?? new Map<string, Requested>();
  requestedBy.set(studio, pools);
  const request = pools.get(keyOf(of)) ?? { figure: undefined, requestedAtMs: -Infinity, pending: undefined };
  pools.set(keyOf(of), request);
  if (now.getTime() - request.requestedAtMs >= ASK_AGAIN_MS && !request.pending) {
    request.requestedAtMs = now.getTime();
    request.pending = ask(studio, of, request).finally(() => (request.pending = undefined));
  }
  // With a recent figure, does not wait for the next one.
  const fresh = request.figure && now.getTime() - request.figure.atMs <= TRUE_FOR_MS - 2 * ASK_AGAIN_MS;
  if (!fresh) await request.pending;
  return request.figure && studio.nowMs() - request.figure.atMs <= TRUE_FOR_MS ? request.figure : null;
}

/** Returns the pool's parameters as last received from the platform. Requests them if there are none. */
export async function poolTerms(studio: Studio, of: PoolOf, now: Date): Promise<PoolFigure | null> {
  const fresh = await poolFigure(studio, of, now);
  return fresh ?? requestedBy.get(studio)?.get(keyOf(of))?.figure ?? null;
}

async function ask(studio: Studio, { merchant, title }: PoolOf, request: Requested): Promise<void> {
  const pool = title.pool!.id;
  const result = await platformOf(studio, { merchant, game: title.id }).pool(pool, merchant);
  if (result.kind === 'unanswered' || !('shown' in result.answer)) {
    studio.log.warn({ merchant, pool }, 'the pool could not be asked for');
    return;
  }
  const { shown, currency, exponent, seed, contribution_micro, reserve_bound, funded, odds, last_win } = result.answer;
  // The odds are the game's own. The platform must state the same.
  if (odds.one_in * odds.reference_stake !== title.family.poolOdds?.(title.params))
    studio.log.error({ merchant, pool, odds }, 'the platform states other odds than the game has');
  request.figure = {
    amount: shown,
    currency,
    exponent,
    seed,
    contributionMicro: contribution_micro,
    reserveBound: reserve_bound,
    funded,
    lastWin: last_win && { amount: last_win.amount, atMs: last_win.at },
    atMs: request.requestedAtMs,
  };
}
