import { isDeepStrictEqual } from 'node:util';
import type { VendorRestriction } from '../../../contract/vendor.ts';
import { nowOf, titleOf, type Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { Refusal } from '../../server/refusal.ts';
import { lockPlayerAccount, refuseEnded, type SessionRow } from '../../server/sessions.ts';
import { MovedOn, readied, seedsOf, storeStep } from './decide.ts';
import { playMove, type Played } from './play.ts';
import { raise, sendRaise, type Raise } from './raise.ts';
import { OPEN_STATES, roundById, roundOfPlayerAccount, type RoundRow } from './rounds.ts';
import { bookSettles } from './settle.ts';
import { refusalOf } from './stakes.ts';

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
export const makeMove = (studio: Studio, session: SessionRow, request: MoveRequest): Promise<Moved> =>
  moveBy(studio, session, request, store);

/** What a stored move leaves to be done: a further stake, or the calls that pay the round. */
interface Stored {
  raised?: Raise;
  queued?: number[];
}
/** Checks what can refuse a move that was not sent before, and stores it. The caller holds the player's lock. */
export type StoreMove = (
  studio: Studio,
  tx: Queryable,
  round: RoundRow,
  requested: MoveRequest & { session: SessionRow },
) => Promise<Stored>;

export async function moveBy(
  studio: Studio,
  session: SessionRow,
  request: MoveRequest,
  storeNew: StoreMove,
): Promise<Moved> {
  const { family } = titleOf(studio, session.game);
  const read = family.Move.safeParse(request.move);
  if (!read.success) throw new Refusal('BAD_REQUEST');
  const requested = { ...request, move: read.data as unknown, session };
  const { round, raised, queued } = await studio.db
    .transact(async (tx) => {
      await lockPlayerAccount(tx, session.player_account);
      const round = await roundOfPlayerAccount(tx, session.player_account, requested.roundId);
      if (!round || round.game !== session.game) throw new Refusal('NOT_FOUND');
      const known = await moveOf(tx, round.id, requested.clientMoveId);
      if (known && !isDeepStrictEqual(known.move, requested.move)) throw new Refusal('PAYLOAD_MISMATCH');
      if (known) return { round, raised: undefined, queued: [] };
      refuseEnded(session);
      return { round, raised: undefined, queued: [], ...(await storeNew(studio, tx, round, requested)) };
    })
    .catch((error: unknown) => {
      throw error instanceof MovedOn ? new Refusal('STATE_CHANGED') : error;
    });
  if (raised) await sendRaise(studio, round, raised);
  else await bookSettles(studio, round, queued);
  return result(studio, round, requested.clientMoveId);
}

const store: StoreMove = async (studio, tx, round, requested) => {
  if (!OPEN_STATES.includes(round.state)) throw new Refusal('ROUND_CLOSED');
  if (round.state !== 'waiting') throw new Refusal('ROUND_OPEN');
  if (requested.after !== round.moves.length) throw new Refusal('STATE_CHANGED');
  const before = { step: { state: round.outcome, payout: null }, words: round.words };
  const { cost, played } = await tryMove(studio, round, before, requested.move);
  if (cost > 0) {
    const raised = { ...requested, cost, state: round.outcome };
    await raise(studio, tx, round, raised);
    return { raised };
  }
  await storeFree(studio, tx, round, requested);
  const ready = await readied(studio, round, played);
  return { queued: await storeStep(studio, tx, round, ready, { from: 'waiting', moves: [requested.move] }) };
};

/** Stores a move without a further stake. */
export const storeFree = async (
  studio: Studio,
  tx: Queryable,
  { id }: RoundRow,
  { clientMoveId, move }: MoveRequest,
): Promise<void> => {
  await tx.query(
    `insert into round_move (round_id, client_move_id, move, cost, state, created_at) values ($1, $2, $3, 0, 'made', $4)`,
    [id, clientMoveId, JSON.stringify(move), nowOf(studio)],
  );
};

/** Plays a move before a further stake is taken, so that none is taken for a move that is not allowed. */
export async function tryMove(
  studio: Studio,
  round: RoundRow,
  { step: { state }, words }: Played,
  move: unknown,
): Promise<{ cost: number; played: Played }> {
  const title = titleOf(studio, round.game);
  try {
    const cost = title.family.costOf(title.params, state, move);
    return { cost, played: await playMove(title, state, move, seedsOf(round), words) };
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
