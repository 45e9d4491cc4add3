import { isDeepStrictEqual } from 'node:util';
import type { VendorRestriction } from '../../../contract/vendor.ts';
import { nowOf, titleOf, type Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { Refusal } from '../../server/refusal.ts';
import { lockPlayerAccount, refuseEnded, type SessionRow } from '../../server/sessions.ts';
import { MovedOn, readied, seedsOf, storeStep } from './decide.ts';
import { playMove, type Played } from './play.ts';
import { raise, sendRaise } from './raise.ts';
import { OPEN_STATES, roundById, roundOfPlayerAccount, type RoundRow } from './rounds.ts';
import { bookSettles } from './settle.ts';
import { refusalOf, refusing } from './stakes.ts';

export interface MoveRequest {
  roundId: string;
  clientMoveId: string;
  /** Moves that were made when the player chose this one: a move for an older state is refused. */
  after: number;
  move: unknown;
}

/** A move as stored. */
interface MoveRow {
  move: unknown;
  cost: number;
  state: 'sent' | 'made' | 'refused' | 'returned';
  reason: string | null;
  restriction: VendorRestriction | null;
}

export interface Moved {
  round: RoundRow;
  /** Why the further stake of this move was not taken; the round waits for another move. */
  refused: { code: string; restriction?: VendorRestriction } | null;
}

/** Makes a move in a round that waits for one. The same client move id moves once and returns the same result. */
export async function makeMove(studio: Studio, session: SessionRow, request: MoveRequest): Promise<Moved> {
  const { family } = titleOf(studio, session.game);
  const read = family.Move.safeParse(request.move);
  if (!read.success) throw new Refusal('BAD_REQUEST');
  const asked = { ...request, move: read.data as unknown };
  const { round, queued, cost } = await studio.db
    .transact((tx) => store(studio, tx, session, asked))
    .catch((error: unknown) => {
      throw error instanceof MovedOn ? new Refusal('STATE_CHANGED') : error;
    });
  if (cost > 0) await sendRaise(studio, round, { ...asked, cost, session });
  else await bookSettles(studio, round, queued);
  return result(studio, round, asked.clientMoveId);
}

interface Stored {
  round: RoundRow;
  queued: number[];
  /** What remains to be taken. */
  cost: number;
}

async function store(studio: Studio, tx: Queryable, session: SessionRow, asked: MoveRequest): Promise<Stored> {
  await lockPlayerAccount(tx, session.player_account);
  const round = await roundOfPlayerAccount(tx, session.player_account, asked.roundId);
  if (!round || round.game !== session.game) throw new Refusal('NOT_FOUND');
  const known = await moveOf(tx, round.id, asked.clientMoveId);
  if (known) {
    if (!isDeepStrictEqual(known.move, asked.move)) throw new Refusal('PAYLOAD_MISMATCH');
    return { round, queued: [], cost: 0 };
  }
  refuseEnded(session);
  if (!OPEN_STATES.includes(round.state)) throw new Refusal('ROUND_CLOSED');
  if (round.state !== 'waiting') throw new Refusal('ROUND_OPEN');
  if (asked.after !== round.moves.length) throw new Refusal('STATE_CHANGED');
  const { family, params } = titleOf(studio, round.game);
  const cost = refusing(() => family.costOf(params, round.outcome, asked.move));
  // Played before a further stake is taken, so that no stake is taken for a move that is not allowed.
  const played = await tryMove(studio, round, asked.move);
  if (cost > 0) {
    await raise(studio, tx, round, { ...asked, cost, session });
    return { round, queued: [], cost };
  }
  await tx.query(
    `insert into round_move (round_id, client_move_id, move, cost, state, created_at) values ($1, $2, $3, 0, 'made', $4)`,
    [round.id, asked.clientMoveId, JSON.stringify(asked.move), nowOf(studio)],
  );
  const ready = await readied(studio, round, played);
  const queued = await storeStep(studio, tx, round, ready, { from: 'waiting', moves: [asked.move] });
  return { round, queued, cost: 0 };
}

async function tryMove(studio: Studio, round: RoundRow, move: unknown): Promise<Played> {
  try {
    return await playMove(titleOf(studio, round.game), round.outcome, move, seedsOf(round), round.words);
  } catch (error) {
    throw refusalOf(error);
  }
}

async function moveOf(db: Queryable, roundId: string, clientMoveId: string): Promise<MoveRow | undefined> {
  const { rows } = await db.query<MoveRow>(
    `select move, cost, state, reason, restriction from round_move where round_id = $1 and client_move_id = $2`,
    [roundId, clientMoveId],
  );
  return rows[0];
}

async function result(studio: Studio, round: RoundRow, clientMoveId: string): Promise<Moved> {
  const [now, made] = [await roundById(studio.db, round.id), await moveOf(studio.db, round.id, clientMoveId)];
  const isRefused = made?.state === 'refused' || made?.state === 'returned';
  return {
    round: now ?? round,
    refused: isRefused
      ? { code: made.reason ?? 'BET_UNANSWERED', ...(made.restriction && { restriction: made.restriction }) }
      : null,
  };
}
