import { randomBytes, randomUUID } from 'node:crypto';
import { nowOf, type Studio } from '../../server/context.ts';
import { only } from '../../server/database.ts';
import { makeDueStep } from '../due-step.ts';
import { commitmentOf } from '../fairness.ts';
import { roundById } from '../instant/rounds.ts';
import { leaseOf, sendBet } from '../instant/send-bet.ts';
import { deal, make, stakesIn, voidHand, type At } from './play.ts';
import { changed, handOf, handTitle, isRunning, seatsOf, type HandRow, type SeatRow, type TableRow } from './rows.ts';

/** A stake that is neither taken nor refused delays the deal: look again after this long. */
const LOOK_AGAIN_MS = 150;
/** Simulated players come one after another, until so many play. */
const COMES_MS = 600;
const COMPANY = 3;
const ALONE_MS = 2_000;
/** Who is away for longer loses the seat. */
const AWAY_MS = 120_000;
/** Stakes that are asked for at once. */
const AT_ONCE = 50;

/** Makes one due step of one table, if any. */
export const stepNextTable = (studio: Studio): Promise<boolean> =>
  makeDueStep<TableRow>(studio, 'card_table', async (tx, table) => {
    const title = handTitle(studio, table.game);
    if (!title) {
      // The game is gone. Open stakes of it are decided by an operator, as those of any removed title are.
      await tx.query(`update card_table set due_at = null where id = $1`, [table.id]);
      return;
    }
    const at: At = { studio, tx, table, title, seats: await seatsOf(tx, table.id) };
    const hand = await handOf(tx, table.id);
    if (!isRunning(hand)) await between(at, hand);
    else if (hand.phase === 'staking') await staked(at, hand);
    else await moveFor(at, hand);
  });

const isIn = ({ away_since, leaving }: SeatRow): boolean => away_since === null && !leaving;

/** Between two hands: seats are given up and taken, and the next hand begins. */
async function between(at: At, last: HandRow | undefined): Promise<void> {
  const { tx, table, title } = at;
  const { rowCount: left } = await tx.query(
    `delete from seat s where s.table_id = $1 and (s.leaving or s.away_since < clock_timestamp() - $2 * interval '1 millisecond')`,
    [table.id, AWAY_MS],
  );
  const seats = left ? await seatsOf(tx, table.id) : at.seats;
  const humans = seats.filter(({ player_account }) => player_account !== null);
  if (!humans.some(isIn)) {
    const { rowCount } = await tx.query(`delete from seat where table_id = $1 and player_account is null`, [table.id]);
    if (humans.length > 0) return rowCount || left ? changed(tx, table, ALONE_MS) : again(at, ALONE_MS);
    await changed(tx, table, null);
    await tx.query(`update card_table set due_at = null where id = $1`, [table.id]);
    return;
  }
  const ready = seats.filter(isIn).map(({ place }) => place);
  if (table.demo && ready.length < COMPANY) {
    const free = Array.from({ length: title.hands.seats }, (_, place) => place).filter((place) =>
      seats.every((seat) => seat.place !== place),
    );
    if (free.length > 0) {
      await tx.query(`insert into seat (table_id, place, game) values ($1, $2, $3)`, [table.id, free[0], table.game]);
      return changed(tx, table, COMES_MS);
    }
  }
  if (ready.length < title.family.hands.min) return left ? changed(tx, table, ALONE_MS) : again(at, ALONE_MS);
  await begin({ ...at, seats }, ready, last);
}

const again = async ({ tx, table }: At, inMs: number): Promise<void> => {
  await tx.query(`update card_table set due_at = clock_timestamp() + $2 * interval '1 millisecond' where id = $1`, [
    table.id,
    inMs,
  ]);
};

/** Begins a hand: a round for each player, whose stake is then asked for. */
async function begin(
  { studio, tx, table, title, seats }: At,
  places: number[],
  last: HandRow | undefined,
): Promise<void> {
  const serverSeed = randomBytes(32).toString('hex');
  const dealer = places.find((place) => place > (last?.dealer ?? -1)) ?? places[0];
  const hand = only(
    await tx.query<{ id: number }>(
      `insert into hand (table_id, number, phase, places, dealer, server_seed, commitment)
       values ($1, $2, 'staking', $3, $4, $5, $6) returning id`,
      [table.id, (last?.number ?? 0) + 1, places, dealer, serverSeed, await commitmentOf(serverSeed)],
    ),
  );
  for (const { place, player_account, session_id } of seats) {
    if (player_account === null || !places.includes(place)) continue;
    const id = `H-${randomUUID()}`;
    await tx.query(
      `insert into round (id, player_account, session_id, client_round_id, game, bet, stake, currency, exponent,
         hand_id, state, bet_tx_id, lease_until, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'created', $11, $12, $13)`,
      [
        id,
        player_account,
        session_id,
        randomUUID(),
        table.game,
        JSON.stringify(title.family.hands.bet(table.stake, place)),
        table.stake,
        table.currency,
        table.exponent,
        hand.id,
        `${id}-bet`,
        leaseOf(studio),
        nowOf(studio),
      ],
    );
  }
  await changed(tx, table, LOOK_AGAIN_MS);
}

/** Asks the platform for the stakes of hands that begin. Returns when all were answered. */
export async function takeStakes(studio: Studio): Promise<void> {
  const { rows } = await studio.db.query<{ id: string }>(
    `update round set state = 'bet_sent', lease_until = $1 where id = any(array(
       select id from round where hand_id is not null and state = 'created' order by number limit $2 for update skip locked))
     returning id`,
    [leaseOf(studio), AT_ONCE],
  );
  await Promise.all(rows.map(async ({ id }) => sendBet(studio, (await roundById(studio.db, id))!)));
}

/** Deals once every stake is taken or refused. A player whose stake is not taken gives up the seat. */
async function staked(at: At, hand: HandRow): Promise<void> {
  const { tx, table, title, seats } = at;
  const { rowCount: waiting } = await tx.query(
    `select from round where hand_id = $1 and state in ('created', 'bet_sent') limit 1`,
    [hand.id],
  );
  if (waiting) return again(at, LOOK_AGAIN_MS);
  const taken = (await stakesIn(tx, hand)).map(({ place }) => place);
  const simulated = seats.filter((seat) => seat.player_account === null).map(({ place }) => place);
  const places = hand.places.filter((place) => taken.includes(place) || simulated.includes(place));
  const refused = hand.places.filter((place) => !places.includes(place));
  await tx.query(`delete from seat where table_id = $1 and place = any($2)`, [table.id, refused]);
  if (taken.length === 0 || places.length < title.family.hands.min) return voidHand(at, hand);
  await deal(at, hand, places);
}

/** The time of a player is over, or a simulated player has thought. */
async function moveFor(at: At, hand: HandRow): Promise<void> {
  const { tx, table, title } = at;
  const { family, params } = title;
  const seat = at.seats.find(({ place }) => place === hand.turn);
  if (seat && seat.player_account === null) return make(at, hand, family.hands.simulated(params, hand.state));
  // Who misses a turn is away, and is not dealt in until back.
  if (seat && !seat.leaving)
    await tx.query(
      `update seat set away_since = coalesce(away_since, clock_timestamp()) where table_id = $1 and place = $2`,
      [table.id, seat.place],
    );
  await make(at, hand, family.leave(params, hand.state));
}

/** Milliseconds until the next step of any table is due; null without tables. */
export async function tableDueInMs(studio: Studio): Promise<number | null> {
  const { rows } = await studio.db.query<{ ms: number | null }>(
    `select extract(epoch from min(due_at) - clock_timestamp())::float8 * 1000 as ms from card_table where due_at is not null`,
  );
  return rows[0]?.ms ?? null;
}
