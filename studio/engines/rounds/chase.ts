import { randomUUID } from 'node:crypto';
import type { Chase, ChaseView } from '../../protocol.ts';
import { nowOf, type Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { Refusal } from '../../server/refusal.ts';
import { lockPlayerAccount, sessionById, type SessionRow } from '../../server/sessions.ts';
import { beginBy, type Store } from '../instant/begin.ts';
import { moveRound, roundById, type RoundRow } from '../instant/rounds.ts';
import { leaseOf, sendBet } from '../instant/send-bet.ts';
import { refuseUnlessTickets } from './cancel.ts';
import { storeAtTable } from './place.ts';

/** Chases that are shown. */
const SHOWN = 20;
/** Chases of one player at one table. */
const MAX_ACTIVE = 10;

interface ChaseRow {
  id: string;
  player_account: string;
  merchant: string;
  game: string;
  bet: unknown;
  stake: number;
  total: number;
  done: number;
  stop_on_win: boolean;
  state: ChaseView['state'];
  last_round: string;
}

/** Places a ticket, and stores that the same one is to be bet in the draws that follow. */
export function placeChased(
  studio: Studio,
  session: SessionRow,
  clientRoundId: string,
  given: unknown,
  chase: Chase,
): Promise<RoundRow> {
  refuseUnlessTickets(studio, session);
  return beginBy(studio, session, clientRoundId, given, storing(chase));
}

const storing =
  ({ draws, stopOnWin }: Chase): Store =>
  async (studio, tx, sent, account) => {
    const { session, clientRoundId } = sent;
    const { rowCount: active } = await tx.query(
      `select from chase where player_account = $1 and game = $2 and state = 'active'`,
      [session.player_account, session.game],
    );
    if ((active ?? 0) >= MAX_ACTIVE) throw new Refusal('TOO_MANY_BETS');
    const id = await storeAtTable(studio, tx, sent, account);
    await tx.query(
      `insert into chase (id, player_account, merchant, game, bet, stake, total, stop_on_win, last_round,
         last_table_round, created_at)
       select $1, $2, $3, $4, r.bet, r.stake, $5, $6, r.id, r.table_round_id, $7 from round r where r.id = $8`,
      [clientRoundId, session.player_account, session.merchant, session.game, draws, stopOnWin, nowOf(studio), id],
    );
    return id;
  };

/** Makes the next bet of one chase whose table opened a further draw, if any. Any node may do it; each step is a transaction. */
export async function continueNext(studio: Studio): Promise<boolean> {
  const made = await studio.db.transact(async (tx) => {
    const { rows } = await tx.query<ChaseRow>(
      `select c.* from chase c
        where c.state = 'active' and c.game = any($1) and exists (
          select from table_round t where t.merchant = c.merchant and t.game = c.game and t.id > c.last_table_round
             and t.phase = 'open' and t.closes_at > clock_timestamp())
        order by c.created_at limit 1 for update of c skip locked`,
      [[...studio.titles.keys()]],
    );
    const chase = rows[0];
    return chase && { round: await step(studio, tx, chase) };
  });
  if (!made) return false;
  const { round } = made;
  if (round && (await moveRound(studio.db, round.id, 'created', 'bet_sent', { leaseUntil: leaseOf(studio) })))
    await sendBet(studio, round);
  return true;
}

/** Ends the chase, or records its next bet and returns it. */
async function step(studio: Studio, tx: Queryable, chase: ChaseRow): Promise<RoundRow | null> {
  const last = (await roundById(tx, chase.last_round)) as RoundRow;
  const ended = endOf(chase, last);
  if (ended) return end(tx, chase, ended);
  const session = await sessionOf(tx, chase);
  if (!session) return end(tx, chase, 'refused');
  let id: string;
  try {
    const account = await lockPlayerAccount(tx, chase.player_account);
    id = await storeAtTable(studio, tx, { session, clientRoundId: randomUUID(), bet: chase.bet }, account);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // The draw closed meanwhile; the next one is another chance.
    return error.code === 'BET_CLOSED' ? null : end(tx, chase, 'refused');
  }
  // A bet that was never sent is made up for.
  const more = last.reason === 'INTERRUPTED' ? 0 : 1;
  await tx.query(
    `update chase set last_round = $3, done = done + $4, state = case when done + $4 >= total then 'done' else state end,
       last_table_round = (select table_round_id from round where id = $3)
      where player_account = $1 and id = $2`,
    [chase.player_account, chase.id, id, more],
  );
  return (await roundById(tx, id)) as RoundRow;
}

/** Why a chase goes no further after its last bet, or undefined. A ticket that its player cancelled does not end it. */
function endOf({ stop_on_win, done, total }: ChaseRow, last: RoundRow): ChaseView['state'] | undefined {
  if (stop_on_win && (last.win ?? 0) > 0) return 'won';
  if (done >= total) return 'done';
  const isOut = last.state === 'cancelled' || last.state === 'cancelling' || last.state === 'disputed';
  const goesOn = last.reason === 'BET_WITHDRAWN' || last.reason === 'INTERRUPTED';
  return isOut && !goesOn ? 'refused' : undefined;
}

async function end(tx: Queryable, { player_account, id }: ChaseRow, state: ChaseView['state']): Promise<null> {
  await tx.query(`update chase set state = $3 where player_account = $1 and id = $2`, [player_account, id, state]);
  return null;
}

/** The newest session of the player in this game. Its bets are made under it, also after the game was closed. */
async function sessionOf(tx: Queryable, { player_account, game }: ChaseRow): Promise<SessionRow | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from play_session where player_account = $1 and game = $2 and ended is null
      order by created_at desc limit 1`,
    [player_account, game],
  );
  return rows[0] && sessionById(tx, rows[0].id);
}

/** Ends a chase of the player. Its bet in the open draw stays. */
export async function endChase({ db }: Studio, { player_account }: SessionRow, id: string): Promise<void> {
  const { rowCount } = await db.query(
    `update chase set state = 'cancelled' where player_account = $1 and id = $2 and state = 'active'`,
    [player_account, id],
  );
  if (rowCount) return;
  const { rowCount: known } = await db.query(`select from chase where player_account = $1 and id = $2`, [
    player_account,
    id,
  ]);
  if (!known) throw new Refusal('NOT_FOUND');
}

/** The player's chases at this table, those that go on first. */
export async function chasesOf({ db }: Studio, { player_account, game }: SessionRow): Promise<ChaseView[]> {
  const { rows } = await db.query<ChaseRow>(
    `select * from chase where player_account = $1 and game = $2
      order by (state = 'active') desc, created_at desc limit $3`,
    [player_account, game, SHOWN],
  );
  return rows.map(({ id, bet, stake, total, done, stop_on_win, state }) => ({
    id,
    bet,
    stake,
    total,
    done,
    stopOnWin: stop_on_win,
    state,
  }));
}
