import { nowOf, titleOf, type Studio } from '../../server/context.ts';
import { readied, seedsOf, storeStep, unlessMovedOn } from './decide.ts';
import { playMove, type Played } from './play.ts';
import type { RoundRow } from './rounds.ts';
import { bookSettles } from './settle.ts';

/** A family whose leaving moves do not end a round within so many is wrong. */
const MAX_MOVES = 1_000;

/** Plays out the round of a player who did not come back, without a further stake (PP-26). */
export async function leaveRound(studio: Studio, round: RoundRow): Promise<void> {
  const title = titleOf(studio, round.game);
  const { family, params } = title;
  const moves: unknown[] = [];
  let played: Played = { step: { state: round.outcome, payout: null }, words: round.words };
  while (played.step.payout === null) {
    const { state } = played.step;
    const move: unknown = family.leave(params, state);
    if (family.costOf(params, state, move) !== 0 || moves.length === MAX_MOVES)
      throw new Error(`${family.name}: leaving does not end a round`);
    moves.push(move);
    played = await playMove(title, state, move, seedsOf(round), played.words);
  }
  studio.log.info({ roundId: round.id, moves: moves.length, at: nowOf(studio) }, 'a round was played out');
  const ready = await readied(studio, round, played);
  // Unless the player came back in this moment.
  await unlessMovedOn(async () => {
    const queued = await studio.db.transact((tx) =>
      storeStep(studio, tx, round, ready, { from: 'waiting', moves, reason: 'LEFT' }),
    );
    await bookSettles(studio, round, queued);
  });
}
