import { randomBytes } from 'node:crypto';
import { createPasswords } from '../../domains/session/passwords.ts';
import type { House } from '../../house.ts';
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
export const startTraffic = (house: House): LeasedJob => {
  let players: Player[] | undefined;
  return everyLeased(house, 'demo-traffic', TURN_MS, async ({ signal }) => {
    players ??= await seatPlayers(house);
    const due = players
      .filter(({ nextAtMs }) => nextAtMs <= house.now())
      .sort((a, b) => a.nextAtMs - b.nextAtMs)
      .slice(0, AT_ONCE);
    if (!signal.aborted) await Promise.all(due.map((player) => player.step()));
  });
};

/** Makes the players where they are missing, with a password that nobody knows. */
const seatPlayers = async (house: House): Promise<Player[]> => {
  const { merchant } = house.config;
  const passwordHash = await createPasswords().hash(randomBytes(24).toString('base64url'));
  await house.database.transact(async (tx) => {
    for (const username of NAMES)
      await seedMember(tx, { merchant, username, nickname: username, passwordHash, grant: GRANT, simulated: true });
  });
  const { nodeId, members } = await findPlayers(house, merchant);
  return members.map((member) => createPlayer(house, member, nodeId));
};
