import type { Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { storeStep } from '../instant/decide.ts';
import { playBet, playMove, type Played } from '../instant/play.ts';
import { roundById } from '../instant/rounds.ts';
import { refusalOf } from '../instant/stakes.ts';
import { changed, seedsOfHand, type HandRow, type HandTitle, type SeatRow, type TableRow } from './rows.ts';

/** A simulated player, and one who has left, move after this long. */
const THINK_MS = { min: 900, spread: 1_300 };
const GONE_MS = 200;

/** A table with what a step of it needs, locked. */
export interface At {
  studio: Studio;
  tx: Queryable;
  table: TableRow;
  title: HandTitle;
  seats: SeatRow[];
}

/** Deals to the seats whose stakes are taken. */
export async function deal(at: At, hand: HandRow, places: number[]): Promise<void> {
  const { title, table } = at;
  const { hands } = title.family;
  const bet: unknown = hands.bet(table.stake, places[0]!);
  const seeds = seedsOfHand(table, hand);
  const begun = await playBet(title, bet, seeds);
  const dealer = places.includes(hand.dealer) ? hand.dealer : places[0]!;
  const move: unknown = hands.deal(places, dealer);
  const dealt = await playMove(title, begun.step.state, move, seeds, begun.words);
  await store(at, { ...hand, places }, [move], dealt);
}

/** Makes one move of the player whose turn it is. Throws a Refusal if the rules do not allow it. */
export async function make(at: At, hand: HandRow, move: unknown): Promise<void> {
  const { title, table } = at;
  const played = await playMove(title, hand.state, move, seedsOfHand(table, hand), hand.words).catch(
    (error: unknown) => {
      throw refusalOf(error);
    },
  );
  await store(at, hand, [...hand.moves, move], played);
}

async function store(at: At, hand: HandRow, moves: unknown[], { step, words }: Played): Promise<void> {
  const { tx, table, title } = at;
  const { state } = step;
  const turn = title.family.hands.turn(state);
  const isOver = turn === null;
  // To look at one's cards does not stop the clock.
  const isSame = hand.phase === 'playing' && turn === hand.turn;
  await tx.query(
    `update hand set phase = $2, places = $3, moves = $4, words = $5, state = $6, turn = $7::smallint,
       turn_until = case when $7::smallint is null then null when $8 then turn_until
         else clock_timestamp() + $9 * interval '1 millisecond' end
     where id = $1`,
    [
      hand.id,
      isOver ? 'over' : 'playing',
      hand.places,
      JSON.stringify(moves),
      words,
      JSON.stringify(state),
      turn,
      isSame,
      title.hands.turnMs,
    ],
  );
  if (isOver) {
    await settle(at, hand, moves, { step, words });
    return changed(tx, table, title.hands.showMs);
  }
  const seat = at.seats.find(({ place }) => place === turn);
  if (seat?.player_account && !seat.leaving) {
    await changed(tx, table, null);
    await tx.query(`update card_table set due_at = (select turn_until from hand where id = $2) where id = $1`, [
      table.id,
      hand.id,
    ]);
  } else await changed(tx, table, seat?.leaving ? GONE_MS : THINK_MS.min + Math.random() * THINK_MS.spread);
}

/** Pays every player of a hand, once. */
async function settle(
  { studio, tx, title }: At,
  hand: Pick<HandRow, 'id'>,
  moves: unknown[],
  { step, words }: Played,
): Promise<void> {
  const { family, params } = title;
  for (const { id, place } of await stakesIn(tx, hand)) {
    const round = (await roundById(tx, id))!;
    const state: unknown = family.hands.seenFrom(step.state, place);
    const payout = family.hands.payoutOf(params, state);
    await storeStep(
      studio,
      tx,
      round,
      { step: { state, payout }, words, demoJackpot: null },
      { from: 'bet_ok', moves },
    );
  }
  studio.nudge();
}

/** Returns all stakes of a hand that cannot be played. */
export async function voidHand(at: At, hand: HandRow): Promise<void> {
  const { studio, tx, title, table } = at;
  for (const { id, place } of await stakesIn(tx, hand)) {
    const round = (await roundById(tx, id))!;
    const bet: unknown = title.family.hands.bet(table.stake, place);
    const { step, words } = await playBet(title, bet, seedsOfHand(table, hand));
    const returned = { step: { state: step.state, payout: round.stake }, words, demoJackpot: null };
    await storeStep(studio, tx, round, returned, { from: 'bet_ok', moves: [], reason: 'VOID' });
  }
  await tx.query(`update hand set phase = 'void', turn = null, turn_until = null where id = $1`, [hand.id]);
  await changed(tx, table, title.hands.showMs);
  studio.nudge();
}

/** The rounds of a hand whose stakes are taken, with their seats. */
export async function stakesIn(tx: Queryable, { id }: Pick<HandRow, 'id'>): Promise<{ id: string; place: number }[]> {
  const { rows } = await tx.query<{ id: string; place: number }>(
    `select id, (bet->>'place')::int as place from round where hand_id = $1 and state = 'bet_ok' order by number`,
    [id],
  );
  return rows;
}
