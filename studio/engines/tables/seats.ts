import * as z from 'zod/mini';
import { titleOf, type Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { Refusal } from '../../server/refusal.ts';
import type { SessionRow } from '../../server/sessions.ts';
import type { CommandHandler, CommandHandlers } from '../command.ts';
import { stakesOf } from '../instant/stakes.ts';
import { make, type At } from './play.ts';
import { changed, handOf, handTitle, isRunning, seatsOf, type HandTitle, type SeatRow, type TableRow } from './rows.ts';

/** Commands of players at tables. Each locks its table, so that it and a step of the table never overlap. */

const SOON_MS = 400;

const read = <T>(schema: z.ZodMiniType<T>, given: unknown): T => {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new Refusal('BAD_REQUEST');
  return parsed.data;
};

/** Where a player sits: what the game shows of it. */
export interface OwnSeat {
  table: number;
  place: number;
  stake: number;
  isAway: boolean;
}

/** A table with a free seat. */
export interface StakeTable {
  stake: number;
  table: number;
}

type Session = Pick<SessionRow, 'player_account' | 'game'>;

/** The seat of a player in a game; there is at most one. */
export async function ownSeat(db: Queryable, { player_account, game }: Session): Promise<OwnSeat | null> {
  const { rows } = await db.query<OwnSeat>(
    `select t.number as table, s.place, t.stake, s.away_since is not null as "isAway"
       from seat s join card_table t on t.id = s.table_id
      where s.player_account = $1 and s.game = $2 and not s.leaving`,
    [player_account, game],
  );
  return rows[0] ?? null;
}

/** For each stake, the table at which a player of this session would sit; none while there is no table with a free seat. */
export async function tablesFor(db: Queryable, session: SessionRow, { hands }: HandTitle): Promise<StakeTable[]> {
  const { rows } = await db.query<StakeTable>(
    `select distinct on (t.stake) t.stake, t.number as table
       from card_table t, lateral
         (select count(*) as taken, count(player_account) as people from seat where table_id = t.id) s
      where t.merchant = $1 and t.game = $2 and t.demo = $3 and t.currency = $4 and t.exponent = $5 and s.taken < $6
      order by t.stake, s.people desc, t.number`,
    [session.merchant, session.game, session.demo, session.currency, session.exponent, hands.seats],
  );
  return rows;
}

/** Locks the player's table. Throws a Refusal for a player without a seat. */
async function seated(studio: Studio, tx: Queryable, session: Session): Promise<At & { own: SeatRow }> {
  const { rows } = await tx.query<TableRow>(
    `select t.* from card_table t
      where t.id = (select table_id from seat where player_account = $1 and game = $2) for update`,
    [session.player_account, session.game],
  );
  const table = rows[0];
  const title = handTitle(studio, session.game);
  const seats = table ? await seatsOf(tx, table.id) : [];
  const own = seats.find(({ player_account }) => player_account === session.player_account);
  if (!table || !title || !own) throw new Refusal('NO_SEAT');
  return { studio, tx, table, title, seats, own };
}

const Sit = z.strictObject({
  stake: z.int(),
  /** The table that the player has in view; another one if no seat of it is free. */
  table: z.optional(z.int()),
  /** The seat that the player chose there; another one if somebody has taken it. */
  place: z.optional(z.int()),
});
/** Takes a seat at a table of this stake, at one with other people first. A player who sits stays where that is. */
const sit: CommandHandler = async (studio, tx, { session, payload }) => {
  const { stake, table: number, place: chosen } = read(Sit, payload);
  const title = handTitle(studio, session.game);
  if (!title || !stakesOf(titleOf(studio, session.game), session).includes(stake))
    throw new Refusal('STAKE_NOT_OFFERED');
  // Two players never take the same seat, and one player never two.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`seats ${session.merchant} ${title.id}`]);
  if (await ownSeat(tx, session)) return back(studio, tx, { session, payload: {}, atMs: studio.nowMs() });
  if (await isLeaving(tx, session)) throw new Refusal('HAND_OPEN');
  const { table, place } = (await freeSeat(tx, session, stake, title.hands.seats, { number, chosen })) ?? {
    table: await newTable(tx, session, stake),
    place: 0,
  };
  await tx.query(`insert into seat (table_id, place, game, player_account, session_id) values ($1, $2, $3, $4, $5)`, [
    table.id,
    place,
    title.id,
    session.player_account,
    session.id,
  ]);
  const hand = await handOf(tx, table.id);
  await changed(tx, table, isRunning(hand) || table.due_at !== null ? null : SOON_MS);
  return { code: 'OK', result: await ownSeat(tx, session) };
};

async function isLeaving(tx: Queryable, { player_account, game }: Session): Promise<boolean> {
  const { rowCount } = await tx.query(`select from seat where player_account = $1 and game = $2`, [
    player_account,
    game,
  ]);
  return rowCount === 1;
}

async function freeSeat(
  tx: Queryable,
  session: SessionRow,
  stake: number,
  max: number,
  { number, chosen }: { number: number | undefined; chosen: number | undefined },
): Promise<{ table: TableRow; place: number } | undefined> {
  const { rows } = await tx.query<TableRow & { taken: number[] }>(
    `select t.*, s.taken from card_table t, lateral
       (select coalesce(array_agg(place::int), '{}') as taken, count(player_account) as people
          from seat where table_id = t.id) s
      where t.merchant = $1 and t.game = $2 and t.demo = $3 and t.stake = $4 and t.currency = $5 and t.exponent = $6
        and cardinality(s.taken) < $7
      order by t.number is not distinct from $8 desc, s.people desc, t.number limit 1 for update of t`,
    [session.merchant, session.game, session.demo, stake, session.currency, session.exponent, max, number ?? null],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { taken, ...table } = found;
  const free = Array.from({ length: max }, (_, at) => at).filter((at) => !taken.includes(at));
  return { table, place: free.find((at) => at === chosen && table.number === number) ?? free[0]! };
}

async function newTable(tx: Queryable, session: SessionRow, stake: number): Promise<TableRow> {
  const { rows } = await tx.query<TableRow>(
    `insert into card_table (merchant, game, number, demo, stake, currency, exponent)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6 from card_table where merchant = $1 and game = $2
     returning *`,
    [session.merchant, session.game, session.demo, stake, session.currency, session.exponent],
  );
  return rows[0]!;
}

const Act = z.strictObject({
  hand: z.int(),
  /** Moves that were made when the player chose this one: a move for an older state is refused. */
  after: z.int(),
  act: z.string(),
});
/** Makes a move, in the player's turn and time. */
const act: CommandHandler = async (studio, tx, { session, payload }) => {
  const request = read(Act, payload);
  const at = await seated(studio, tx, session);
  const hand = await handOf(tx, at.table.id);
  if (hand?.phase !== 'playing' || hand.number !== request.hand) throw new Refusal('ROUND_CLOSED');
  if (hand.turn !== at.own.place) throw new Refusal('NOT_YOUR_TURN');
  if (hand.moves.length !== request.after) throw new Refusal('STATE_CHANGED');
  const { rowCount: inTime } = await tx.query(`select from hand where id = $1 and turn_until > clock_timestamp()`, [
    hand.id,
  ]);
  if (!inTime) throw new Refusal('TOO_LATE');
  const move: unknown = read(at.title.family.Move, { act: request.act, place: hand.turn });
  await make(at, hand, move);
  return { code: 'OK', result: null };
};

const Nothing = z.strictObject({});
/** The player is not dealt in until back. A hand that runs goes on. */
const away: CommandHandler = async (studio, tx, { session, payload }) => {
  read(Nothing, payload);
  const { table, own } = await seated(studio, tx, session);
  await tx.query(
    `update seat set away_since = coalesce(away_since, clock_timestamp()) where table_id = $1 and place = $2`,
    [table.id, own.place],
  );
  await changed(tx, table, null);
  return { code: 'OK', result: await ownSeat(tx, session) };
};

/** The player is there again, in this session. */
const back: CommandHandler = async (studio, tx, { session, payload }) => {
  read(Nothing, payload);
  const { table, own } = await seated(studio, tx, session);
  if (own.leaving) throw new Refusal('HAND_OPEN');
  await tx.query(`update seat set away_since = null, session_id = $3 where table_id = $1 and place = $2`, [
    table.id,
    own.place,
    session.id,
  ]);
  await changed(tx, table, table.due_at === null ? SOON_MS : null);
  return { code: 'OK', result: await ownSeat(tx, session) };
};

/** Gives up the seat: at once, or when the hand in which the player is allows it. */
const leave: CommandHandler = async (studio, tx, { session, payload }) => {
  read(Nothing, payload);
  const at = await seated(studio, tx, session);
  const { table, own } = at;
  const hand = await handOf(tx, table.id);
  const isDealtIn = isRunning(hand) && hand.places.includes(own.place);
  if (isDealtIn)
    await tx.query(`update seat set leaving = true where table_id = $1 and place = $2`, [table.id, own.place]);
  else await tx.query(`delete from seat where table_id = $1 and place = $2`, [table.id, own.place]);
  // The turn of a player who leaves is over.
  await changed(tx, table, isDealtIn && hand.turn === own.place ? 0 : null);
  return { code: 'OK', result: null };
};

export const TABLE_COMMANDS: CommandHandlers = { sit, act, away, back, leave };
