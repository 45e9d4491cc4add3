import type { State } from '../protocol.ts';
import { nowOf, titleOf, type Studio } from './context.ts';
import { poolFigure } from './pool.ts';
import { betsAtTable, openRound, unseenRound } from '../engines/instant/rounds.ts';
import { seedsView } from './seeds.ts';
import { isHands } from '../engines/tables/rows.ts';
import { ownSeat, tablesFor } from '../engines/tables/seats.ts';
import type { SessionRow } from './sessions.ts';
import { refreshBalance } from './balance.ts';
import { roundView, sessionView } from '../engines/instant/views.ts';

/** Returns everything that a client needs to show the current state, after a reload or on its regular poll. */
export async function stateOf(studio: Studio, session: SessionRow): Promise<State> {
  const now = nowOf(studio);
  const title = titleOf(studio, session.game);
  const { player_account, game } = session;
  const [refreshed, pool] = await Promise.all([
    refreshBalance(studio, session),
    poolFigure(studio, { merchant: session.merchant, title }, now),
  ]);
  const atTable = { playerAccount: player_account, merchant: session.merchant, game };
  const bets = title.table ? await betsAtTable(studio.db, atTable) : [];
  const round =
    (await openRound(studio.db, player_account, game)) ?? (await unseenRound(studio.db, player_account, game));
  return {
    session: sessionView(title, refreshed ?? session),
    seeds: await seedsView(studio.db, session.player_account),
    round: round ? roundView(studio, round) : null,
    bets: bets.map((bet) => roundView(studio, bet)),
    ...(isHands(title) && {
      seat: await ownSeat(studio.db, session),
      tables: await tablesFor(studio.db, session, title),
    }),
    pool,
    platform: refreshed !== undefined,
    serverTimeMs: studio.nowMs(),
  };
}
