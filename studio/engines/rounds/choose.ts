import { titleOf, type Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { Refusal } from '../../server/refusal.ts';
import type { SessionRow } from '../../server/sessions.ts';
import { MovedOn, seedsOf } from '../instant/decide.ts';
import { moveBy, storeFree, tryMove, type Moved, type MoveRequest, type StoreMove } from '../instant/move.ts';
import { playMoves } from '../instant/play.ts';
import { raise } from '../instant/raise.ts';
import { recordChoice, OPEN_STATES, type RoundRow } from '../instant/rounds.ts';

/**
 * Takes a player's choice for a bet at a table. It is in if it is recorded before the deadline of its step by the database's clock;
 * if its further stake is then not taken, the bet has no choice. The draw plays it: nobody learns the result from a choice.
 */
export const choose = (studio: Studio, session: SessionRow, request: MoveRequest): Promise<Moved> =>
  moveBy(studio, session, request, storeChoice);

const storeChoice: StoreMove = async (studio, tx, round, requested) => {
  const title = titleOf(studio, round.game);
  if (!OPEN_STATES.includes(round.state)) throw new Refusal('ROUND_CLOSED');
  // The lock keeps the step from ending until the choice is recorded.
  const step = await refuseLate(tx, round);
  // Who made no choice in a step before has none in this one.
  if (requested.after !== round.moves.length || round.moves.length !== step) throw new Refusal('STATE_CHANGED');
  if (round.state !== 'bet_ok') throw new Refusal('ROUND_OPEN');
  const before = await playMoves(title, round, seedsOf(round));
  if (before.step.payout !== null) throw new Refusal('MOVE_NOT_ALLOWED');
  const { cost } = await tryMove(studio, round, before, requested.move);
  const raised = cost > 0 ? { ...requested, cost, state: before.step.state } : undefined;
  if (raised) await raise(studio, tx, round, raised);
  else {
    await storeFree(studio, tx, round, requested);
    if (!(await recordChoice(tx, round.id, 'bet_ok', requested.move))) throw new MovedOn();
  }
  await refuseLate(tx, round);
  return raised ? { raised } : {};
};

/** Returns the step in which choices are taken now. */
async function refuseLate(tx: Queryable, { table_round_id }: RoundRow): Promise<number> {
  const { rows } = await tx.query<{ step: number }>(
    `select step from table_round where id = $1 and phase = 'deciding' and draws_at > clock_timestamp() for share`,
    [table_round_id],
  );
  if (!rows[0]) throw new Refusal('BET_CLOSED');
  return rows[0].step;
}
