import pLimit from 'p-limit';
import type { BaseContext } from '../../../server/app/base-context.ts';
import type { Database } from '../../../server/db/database.ts';
import type { PlayedGame } from '../../../server/demo/traffic/games.ts';
import { createPlayerSession, type PlayerSession } from '../../../server/demo/traffic/player-session.ts';
import { Refused } from '../../../server/demo/traffic/site-client.ts';
import { postMoney } from '../../support/money.ts';
import { addMember } from '../../support/test-server.ts';

/** Concurrent log-ins: more would only wait. */
const AT_ONCE = 16;
const MONEY = 100_000;

/** What came of the bets: how many were taken, and how many were refused for each reason. */
export type Answers = Record<string, number>;

/** Seats so many new members at one table, each with money and a session of its own. */
export const seatPlayers = async (ctx: BaseContext, database: Database, game: PlayedGame, count: number) => {
  const seat = async (name: string): Promise<PlayerSession> => {
    const member = await addMember(database, name);
    await database.transact((tx) => postMoney(tx, member, MONEY));
    const player = createPlayerSession(ctx, member);
    await player.logIn();
    await player.openGame(game);
    return player;
  };
  const names = Array.from({ length: count }, (_, nth) => `seat${nth}`);
  return pLimit(AT_ONCE).map(names, seat);
};

/** Places one bet for each of them over so many milliseconds, in order. */
export const betWithin = async (
  players: readonly PlayerSession[],
  forMs: number,
  betOf: () => unknown,
): Promise<Answers> => {
  const answers: Answers = {};
  const startedMs = performance.now();
  await Promise.all(
    players.map(async (player, index) => {
      const dueMs = startedMs + (index * forMs) / players.length - performance.now();
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs)));
      const answer = await player.play(betOf()).then(
        () => 'taken',
        (error: unknown) => (error instanceof Refused ? error.key : String(error)),
      );
      answers[answer] = (answers[answer] ?? 0) + 1;
    }),
  );
  return answers;
};
