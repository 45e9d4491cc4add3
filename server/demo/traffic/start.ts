import { randomBytes } from 'node:crypto';
import { createPasswords } from '../../domains/auth/password/hashing.ts';
import type { AppContext } from '../../context.ts';
import { everyLeased, type LeasedJob } from '../../jobs/every-leased.ts';
import { seedMember } from '../members.ts';
import { findPlayers } from './find-players.ts';
import { createPlayer, type Player } from './player.ts';

const TURN_MS = 500;
/** Steps of one turn, side by side. */
const AT_ONCE = 3;
const GRANT = 50_000;
/** Players beside those of the agents' teams, with names as people choose them, so that the winners board reads like one; the row says `simulated`. */
const NAMES =
  'amberfox bluequill cedar77 dawnlark elmwood fernleaf goldmoth hazelnut inkwell jadefish kitewing lindenoak mapleseed nightowl'.split(
    ' ',
  );

/** Starts the demo's simulated players on one node: they go through the same doors as everybody. */
export const startTraffic = (ctx: AppContext): LeasedJob => {
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

/** Makes the players where they are missing, with a password that nobody knows. */
const seatPlayers = async (ctx: AppContext): Promise<Player[]> => {
  const { merchant } = ctx.config;
  const passwordHash = await createPasswords().hash(randomBytes(24).toString('base64url'));
  await ctx.database.transact(async (tx) => {
    for (const username of NAMES)
      await seedMember(tx, { merchant, username, nickname: username, passwordHash, grant: GRANT, simulated: true });
  });
  const { nodeId, members } = await findPlayers(ctx, merchant);
  return members.map((member) => createPlayer(ctx, member, nodeId));
};
