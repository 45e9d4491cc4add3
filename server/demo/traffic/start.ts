import { randomBytes } from 'node:crypto';
import { createPasswords } from '../../passwords.ts';
import type { BaseContext } from '../../base-context.ts';
import { everyLeased, type LeasedJob } from '../../jobs/every-leased.ts';
import { seedMember } from '../members.ts';
import { findPlayers } from './find-players.ts';
import { findGames } from './games.ts';
import { createPlayer, type Player } from './player.ts';

const TURN_MS = 500;
/** Concurrent steps per turn. */
const AT_ONCE = 3;
const GRANT = 50_000;
/** Players beside those of the agents' teams, with realistic names for the winners board. They stand in `simulated_members`. */
const NAMES =
  'amberfox bluequill cedar77 dawnlark elmwood fernleaf goldmoth hazelnut inkwell jadefish kitewing lindenoak mapleseed nightowl'.split(
    ' ',
  );

/** Starts the demo's simulated players on one node. They use the same endpoints as real players. */
export const startTraffic = (ctx: BaseContext): LeasedJob => {
  let players: Player[] | undefined;
  return everyLeased(ctx, 'demo-traffic', TURN_MS, async ({ signal }) => {
    players ??= await seatPlayers(ctx);
    const due = players
      .filter(({ nextAtMs }) => nextAtMs <= ctx.now())
      .sort((a, b) => a.nextAtMs - b.nextAtMs)
      .slice(0, AT_ONCE);
    if (!signal.aborted) await Promise.all(due.map((player) => player.step()));
  });
};

/** Creates missing players, with a random password that is not kept. */
const seatPlayers = async (ctx: BaseContext): Promise<Player[]> => {
  const { merchant } = ctx.config;
  const passwordHash = await createPasswords().hash(randomBytes(24).toString('base64url'));
  await ctx.database.transact(async (tx) => {
    for (const username of NAMES)
      await seedMember(tx, { merchant, username, nickname: username, passwordHash, grant: GRANT, simulated: true });
  });
  const games = await findGames(ctx, merchant);
  return (await findPlayers(ctx, merchant)).map((member) => createPlayer(ctx, member, games));
};
