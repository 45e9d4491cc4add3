import type { State } from '../protocol.ts';
import { nowOf, type Studio } from './context.ts';
import { poolFigure } from './pool.ts';
import { openRound, unseenRound } from './rounds.ts';
import { seedsView } from './seeds.ts';
import type { SessionRow } from './sessions.ts';
import { refreshBalance } from './balance.ts';
import { roundView, sessionView } from './views.ts';

/** Returns everything that a client needs to show the current state, after a reload or on its regular poll. */
export async function stateOf(studio: Studio, session: SessionRow): Promise<State> {
  const now = nowOf(studio);
  const [refreshed, pool] = await Promise.all([
    refreshBalance(studio, session),
    poolFigure(studio, session.merchant, now),
  ]);
  const round =
    (await openRound(studio.db, session.player_account)) ?? (await unseenRound(studio.db, session.player_account));
  return {
    session: sessionView(refreshed ?? session),
    seeds: await seedsView(studio.db, session.player_account),
    round: round ? roundView(round) : null,
    pool,
    platform: refreshed !== undefined,
    serverTimeMs: studio.nowMs(),
  };
}
