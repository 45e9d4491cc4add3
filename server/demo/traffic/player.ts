import { randomInt } from 'node:crypto';
import type { BaseContext } from '../../app/base-context.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { drawBet, drawGame, type PlayedGame } from './games.ts';
import { createPlayerSession } from './player-session.ts';
import { isOver, Refused } from './site-client.ts';

/** Below this balance a player deposits, minor units. */
const LOW = 1_000;
/**
 * Between a player's rounds, milliseconds: above the 5 s that the server enforces, so that all players together make two or
 * three a second.
 */
const PAUSE = { min: 12_000, max: 34_000 };
/** Between two looks whether players decide at a table. */
const DECIDING_MS = 3_000;
/** Rounds at one game before the player chooses another. */
const STAY = { min: 5, max: 25 };
/** Delay between logging in, opening the game and the first round. */
const ON_THE_WAY_MS = 1_000;
const AFTER_FAILURE_MS = 30_000;
/** The round of a table takes no more bets: about the time to the next one. */
const NEXT_ROUND_MS = 8_000;

/** One simulated player: opens games, plays, deposits. */
export interface Player {
  /** Time of the next step, on the server's clock. */
  readonly nextAtMs: number;
  step(): Promise<void>;
}

export const createPlayer = (ctx: BaseContext, member: MemberRow, games: readonly PlayedGame[]): Player => {
  const session = createPlayerSession(ctx, member);
  let game = drawGame(games);
  let left = randomInt(STAY.min, STAY.max);
  let nextAtMs = ctx.now() + randomInt(PAUSE.min);

  const playRound = async (): Promise<void> => {
    await session.play(drawBet(game));
    left -= 1;
    if (left > 0) return;
    session.leave({ session: false });
    game = drawGame(games);
    left = randomInt(STAY.min, STAY.max);
  };

  return {
    get nextAtMs() {
      return nextAtMs;
    },
    async step() {
      const isPlaying = session.isLoggedIn && session.isPlaying && session.balance >= LOW;
      nextAtMs = ctx.now() + (isPlaying ? randomInt(PAUSE.min, PAUSE.max) : ON_THE_WAY_MS);
      try {
        if (!session.isLoggedIn) await session.logIn();
        else if (!session.isPlaying) await session.openGame(game);
        else if (session.isUndecided) await session.decide();
        else if (session.balance < LOW) await session.deposit();
        else await playRound();
        if (session.isUndecided) nextAtMs = ctx.now() + DECIDING_MS;
      } catch (error) {
        const key = error instanceof Refused ? error.key : undefined;
        if (key === 'BET_CLOSED') return void (nextAtMs = ctx.now() + NEXT_ROUND_MS);
        session.leave({ session: isOver(error) });
        nextAtMs = ctx.now() + AFTER_FAILURE_MS;
        ctx.log.debug(
          { player: session.username, refused: key, err: key ? undefined : error },
          'a simulated player paused',
        );
      }
    },
  };
};
