import type { BaseContext } from '../../app/base-context.ts';
import { everyLeased, type LeasedJob } from '../../jobs/every-leased.ts';
import { findPlayers, seedPlayers, WANDERERS } from './find-players.ts';
import { findGames } from './games.ts';
import { createPlayer, type Player } from './player.ts';

const TURN_MS = 500;
/** Concurrent steps per turn. */
const AT_ONCE = 3;
const GRANT = 50_000;

/** Starts the demo's simulated players on one node. They use the same endpoints as real players. */
export const startTraffic = (ctx: BaseContext): LeasedJob => {
  let players: Player[] | undefined;
  return everyLeased(ctx, 'demo-traffic', TURN_MS, async ({ signal }) => {
    players ??= await allPlayers(ctx);
    const due = players
      .filter(({ nextAtMs }) => nextAtMs <= ctx.now())
      .sort((a, b) => a.nextAtMs - b.nextAtMs)
      .slice(0, AT_ONCE);
    if (!signal.aborted) await Promise.all(due.map((player) => player.step()));
  });
};

const allPlayers = async (ctx: BaseContext): Promise<Player[]> => {
  const { merchant } = ctx.config;
  await seedPlayers(ctx, WANDERERS, GRANT);
  const games = await findGames(ctx, merchant);
  return (await findPlayers(ctx, merchant)).map((member) => createPlayer(ctx, member, games));
};
