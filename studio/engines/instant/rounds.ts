import type { VendorRestriction } from '../../../contract/vendor.ts';
import type { Queryable } from '../../server/database.ts';

export type RoundState =
  | 'created'
  | 'bet_sent'
  | 'bet_ok'
  | 'waiting'
  | 'raise_sent'
  | 'raise_cancelling'
  | 'settle_sent'
  | 'cancelling'
  | 'closed'
  | 'cancelled'
  | 'disputed';

/** A round joined with its session and seeds. */
export interface RoundRow {
  number: number;
  id: string;
  player_account: string;
  session_id: string;
  client_round_id: string;
  /** All stakes that were taken or are being taken with the bet. */
  stake: number;
  bet: unknown;
  /** The moves that were made, in order. */
  moves: unknown[];
  /** Words of the seeds that were drawn. */
  words: number;
  currency: string;
  exponent: number;
  state: RoundState;
  bet_tx_id: string;
  /** The free rounds of which it is one; null: it is paid. */
  free_rounds: string | null;
  /** The family's state after the last move; null before the bet is accepted. */
  outcome: unknown;
  pool_won: boolean;
  win: number | null;
  jackpot_amount: number | null;
  reason: string | null;
  restriction: VendorRestriction | null;
  seen_at: Date | null;
  created_at: Date;
  closed_at: Date | null;
  merchant: string;
  player: string;
  demo: boolean;
  platform_session: string;
  game: string;
  nonce: number;
  client_seed: string;
  commitment: string;
  server_seed: string;
  seeds_state: 'active' | 'revealed';
  /** The table's round of a bet at a table, and its number. */
  table_round_id: number | null;
  /** The hand of a player's part in one (`engines/tables`). */
  hand_id: number | null;
  table_number: number | null;
}

const SELECT = `select r.number, r.id, r.player_account, r.session_id, r.client_round_id, r.stake, r.currency, r.exponent,
    r.bet, r.moves, r.words, r.pool_won, r.state, r.bet_tx_id, r.free_rounds, r.outcome, r.win, r.jackpot_amount, r.reason, r.restriction, r.seen_at, r.created_at, r.closed_at,
    r.game, a.merchant, a.player, a.demo, s.platform_session, r.table_round_id, r.hand_id, coalesce(t.number, h.number) as table_number,
    coalesce(r.nonce, t.number, h.number, 0) as nonce, coalesce(p.client_seed, t.game, r.game || '-' || c.number, '') as client_seed,
    coalesce(p.commitment, t.commitment, h.commitment, '') as commitment, coalesce(p.server_seed, t.server_seed, h.server_seed, 'none') as server_seed,
    coalesce(p.state, case when t.phase = 'settled' or h.phase in ('over', 'void') then 'revealed' else 'active' end) as seeds_state
  from round r join player_account a on a.id = r.player_account join play_session s on s.id = r.session_id
  left join seed_pair p on p.id = r.seed_pair_id left join table_round t on t.id = r.table_round_id
  left join hand h on h.id = r.hand_id left join card_table c on c.id = h.table_id`;

/** A player who makes no move for so long is gone; the round is played out. */
export const AWAY_MS = 24 * 60 * 60_000;

/** States in which a round is open, so that the player can start no other one of its game. */
export const OPEN_STATES: readonly RoundState[] = [
  'created',
  'bet_sent',
  'bet_ok',
  'waiting',
  'raise_sent',
  'raise_cancelling',
  'settle_sent',
  'cancelling',
];

async function first(db: Queryable, where: string, values: unknown[]): Promise<RoundRow | undefined> {
  const { rows } = await db.query<RoundRow>(`${SELECT} where ${where}`, values);
  return rows[0];
}

export const roundById = (db: Queryable, id: string) => first(db, 'r.id = $1', [id]);
export async function roundsByIds(db: Queryable, ids: readonly string[]): Promise<RoundRow[]> {
  return (await db.query<RoundRow>(`${SELECT} where r.id = any($1)`, [ids])).rows;
}
export const roundOfPlayerAccount = (db: Queryable, playerAccount: string, id: string) =>
  first(db, 'r.player_account = $1 and r.id = $2', [playerAccount, id]);
export const roundOfClient = (db: Queryable, playerAccount: string, clientRoundId: string) =>
  first(db, 'r.player_account = $1 and r.client_round_id = $2', [playerAccount, clientRoundId]);
export const openRound = (db: Queryable, playerAccount: string, game: string) =>
  first(
    db,
    'r.player_account = $1 and r.game = $3 and r.table_round_id is null and r.hand_id is null and not r.is_slip and r.state = any($2)',
    [playerAccount, OPEN_STATES, game],
  );
/** A round of any game, whose seeds must not be revealed yet. */
export const anyOpenRound = (db: Queryable, playerAccount: string) =>
  first(
    db,
    'r.player_account = $1 and r.table_round_id is null and r.hand_id is null and not r.is_slip and r.state = any($2) limit 1',
    [playerAccount, OPEN_STATES],
  );

/** What decides a bet at a table and pays it. */
export type BetToDecide = Pick<
  RoundRow,
  'id' | 'game' | 'bet' | 'moves' | 'stake' | 'currency' | 'bet_tx_id' | 'player_account' | 'player' | 'demo'
>;

/**
 * Accepted bets of a table's round that are not decided, in order, locked. A further stake that is being rolled back has no part in
 * its bet.
 */
export async function betsToDecide(tx: Queryable, tableRound: number, limit: number): Promise<BetToDecide[]> {
  const { rows } = await tx.query<BetToDecide>(
    // Not "= $1": then the order is that of the numbers alone, and the planner reads all bets by number to find these.
    `select r.id, r.game, r.bet, r.moves, r.stake, r.currency, r.bet_tx_id, r.player_account, a.player, a.demo
       from round r join player_account a on a.id = r.player_account
      where r.table_round_id between $1 and $1 and r.state in ('bet_ok', 'raise_cancelling')
      order by r.table_round_id, r.number limit $2 for update of r`,
    [tableRound, limit],
  );
  return rows;
}

/** All bets that these players have in a table's round whose bets are being decided, in order. */
export async function betsOfPlayers(
  tx: Queryable,
  tableRound: number,
  playerAccounts: readonly string[],
): Promise<Pick<RoundRow, 'id' | 'player_account' | 'bet' | 'moves' | 'stake'>[]> {
  const { rows } = await tx.query<Pick<RoundRow, 'id' | 'player_account' | 'bet' | 'moves' | 'stake'>>(
    `select id, player_account, bet, moves, stake from round
      where table_round_id = $1 and player_account = any($2) and (state in ('bet_ok', 'raise_cancelling') or win is not null)
      order by number`,
    [tableRound, playerAccounts],
  );
  return rows;
}

/** The player's bets in the last two rounds of a table, in order. */
export async function betsAtTable(
  db: Queryable,
  { playerAccount, merchant, game }: { playerAccount: string; merchant: string; game: string },
): Promise<RoundRow[]> {
  const { rows } = await db.query<RoundRow>(
    `${SELECT} where r.player_account = $1 and r.table_round_id in
       (select id from table_round where merchant = $2 and game = $3 order by number desc limit 2) order by r.number`,
    [playerAccount, merchant, game],
  );
  return rows;
}

/** Slips of a game that wait for a result, the newest first. */
export async function openSlips(
  db: Queryable,
  { playerAccount, game }: { playerAccount: string; game: string },
): Promise<RoundRow[]> {
  const { rows } = await db.query<RoundRow>(
    `${SELECT} where r.player_account = $1 and r.game = $3 and r.is_slip and r.state = any($2) order by r.number desc`,
    [playerAccount, OPEN_STATES, game],
  );
  return rows;
}

/** Returns the last round of a game, if the player has not seen its end (PP-26). */
export const unseenRound = (db: Queryable, playerAccount: string, game: string) =>
  first(
    db,
    `r.number = (select max(number) from round where player_account = $1 and game = $3) and r.seen_at is null
       and r.state <> all($2)`,
    [playerAccount, OPEN_STATES, game],
  );

/** Returns rounds of a player in a game before a number, newest first. */
export async function roundsBefore(
  db: Queryable,
  { playerAccount, game }: { playerAccount: string; game: string },
  before: number | null,
  limit: number,
): Promise<RoundRow[]> {
  const { rows } = await db.query<RoundRow>(
    `${SELECT} where r.player_account = $1 and r.game = $4 and ($2::bigint is null or r.number < $2)
     order by r.number desc limit $3`,
    [playerAccount, before, limit, game],
  );
  return rows;
}

/** The state of a round that has no further stake in flight: it waits for a move, or at a table for the draw. */
export const waitsIn = ({ table_round_id }: Pick<RoundRow, 'table_round_id'>): RoundState =>
  table_round_id === null ? 'waiting' : 'bet_ok';

/** Lets a round wait again after its further stake was not taken. */
export const waitOn = (tx: Queryable, round: RoundRow, from: RoundState, now: Date): Promise<boolean> =>
  moveRound(tx, round.id, from, waitsIn(round), {
    ...(round.table_round_id === null && { leaseUntil: new Date(now.getTime() + AWAY_MS) }),
  });

/** Notes the choice of a bet at a table, which the draw then plays. Returns false if another process already moved it. */
export async function recordChoice(tx: Queryable, id: string, from: RoundState, move: unknown): Promise<boolean> {
  const noted = await tx.query(
    `update round set state = 'bet_ok', moves = moves || $3::jsonb, lease_until = null where id = $1 and state = $2`,
    [id, from, JSON.stringify([move])],
  );
  return noted.rowCount === 1;
}

/** Moves a round on from one state. Returns false if another process already moved it. */
export async function moveRound(
  tx: Queryable,
  id: string,
  from: RoundState,
  to: RoundState,
  change: { reason?: string; restriction?: VendorRestriction; leaseUntil?: Date; closedAt?: Date } = {},
): Promise<boolean> {
  const moved = await tx.query(
    `update round set state = $3, reason = coalesce($4, reason), lease_until = $5, closed_at = coalesce($6, closed_at),
       restriction = coalesce($7::jsonb, restriction)
     where id = $1 and state = $2`,
    [
      id,
      from,
      to,
      change.reason ?? null,
      change.leaseUntil ?? null,
      change.closedAt ?? null,
      change.restriction ? JSON.stringify(change.restriction) : null,
    ],
  );
  return moved.rowCount === 1;
}
