import { JACKPOT } from '../engine/game.ts';
import type { PoolFigure } from '../protocol.ts';
import type { Studio } from './context.ts';

const ASK_AGAIN_MS = 3_000;
/** An older figure is not shown, because it may be outdated. */
const TRUE_FOR_MS = 30_000;

interface Asked {
  figure: PoolFigure | undefined;
  askedAtMs: number;
  pending: Promise<void> | undefined;
}
const askedBy = new WeakMap<Studio, Map<string, Asked>>();

/** Returns a merchant's pool as the platform showed it within the last 30 s. Requests it at most once in three seconds. */
export async function poolFigure(studio: Studio, merchant: string, now: Date): Promise<PoolFigure | null> {
  const pools = askedBy.get(studio) ?? new Map<string, Asked>();
  askedBy.set(studio, pools);
  const asked = pools.get(merchant) ?? { figure: undefined, askedAtMs: -Infinity, pending: undefined };
  pools.set(merchant, asked);
  if (now.getTime() - asked.askedAtMs >= ASK_AGAIN_MS && !asked.pending) {
    asked.askedAtMs = now.getTime();
    asked.pending = ask(studio, merchant, asked).finally(() => (asked.pending = undefined));
  }
  // With a recent figure, does not wait for the next one.
  const fresh = asked.figure && now.getTime() - asked.figure.atMs <= TRUE_FOR_MS - 2 * ASK_AGAIN_MS;
  if (!fresh) await asked.pending;
  return asked.figure && studio.nowMs() - asked.figure.atMs <= TRUE_FOR_MS ? asked.figure : null;
}

/** Returns the pool's parameters as last received from the platform. Requests them if there are none. */
export async function poolTerms(studio: Studio, merchant: string, now: Date): Promise<PoolFigure | null> {
  const fresh = await poolFigure(studio, merchant, now);
  return fresh ?? askedBy.get(studio)?.get(merchant)?.figure ?? null;
}

async function ask(studio: Studio, merchant: string, asked: Asked): Promise<void> {
  const result = await studio.operators.platformOf(merchant).pool(JACKPOT.pool, merchant);
  if (result.kind === 'unanswered' || !('shown' in result.answer)) {
    studio.log.warn({ merchant, pool: JACKPOT.pool }, 'the pool could not be asked for');
    return;
  }
  const { shown, currency, exponent, seed, contribution_micro, reserve_bound, funded, odds, last_win } = result.answer;
  // The odds are the game's own. The platform must state the same.
  if (odds.one_in * odds.reference_stake !== JACKPOT.odds)
    studio.log.error({ merchant, pool: JACKPOT.pool, odds }, 'the platform states other odds than the game has');
  asked.figure = {
    amount: shown,
    currency,
    exponent,
    seed,
    contributionMicro: contribution_micro,
    reserveBound: reserve_bound,
    funded,
    lastWin: last_win && { amount: last_win.amount, atMs: last_win.at },
    atMs: asked.askedAtMs,
  };
}
