import type { Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import type { AnyFamily } from '../../families/family.ts';
import type { LoadedTitle } from '../../titles/load.ts';
import type { Seeds } from '../fairness.ts';

/** A table at which players play against each other. */
export interface TableRow {
  id: number;
  merchant: string;
  game: string;
  number: number;
  demo: boolean;
  stake: number;
  currency: string;
  exponent: number;
  due_at: Date | null;
  revision: number;
}

export interface SeatRow {
  place: number;
  /** Null for a simulated player of the Studio. */
  player_account: string | null;
  session_id: string | null;
  player: string | null;
  /** A program plays: the Studio's, or one of the platform. */
  simulated: boolean;
  away_since: Date | null;
  leaving: boolean;
}

export interface HandRow {
  id: number;
  table_id: number;
  number: number;
  phase: 'staking' | 'playing' | 'over' | 'void';
  places: number[];
  dealer: number;
  server_seed: string;
  commitment: string;
  moves: unknown[];
  words: number;
  state: unknown;
  turn: number | null;
  turn_until: Date | null;
  /** An outage gave a player a new turn. */
  interrupted: boolean;
}

/** A title whose players play against each other. */
export type HandTitle = LoadedTitle & {
  hands: NonNullable<LoadedTitle['hands']>;
  family: AnyFamily & { hands: NonNullable<AnyFamily['hands']> };
};
export const isHands = (title: LoadedTitle): title is HandTitle =>
  title.hands !== undefined && title.family.hands !== undefined;

export function handTitle(studio: Pick<Studio, 'titles'>, game: string): HandTitle | undefined {
  const title = studio.titles.get(game);
  return title && isHands(title) ? title : undefined;
}

/** Everybody can repeat a hand: the table's name and the hand's number take the place of a player's seed. */
export const seedsOfHand = ({ game, number: table }: TableRow, { server_seed, number }: HandRow): Seeds => ({
  serverSeed: server_seed,
  clientSeed: `${game}-${table}`,
  nonce: number,
});

export async function seatsOf(db: Queryable, tableId: number): Promise<SeatRow[]> {
  const { rows } = await db.query<SeatRow>(
    `select s.place, s.player_account, s.session_id, a.player, coalesce(a.simulated, true) as simulated, s.away_since, s.leaving
       from seat s left join player_account a on a.id = s.player_account where s.table_id = $1 order by s.place`,
    [tableId],
  );
  return rows;
}

/** The table's newest hand. */
export async function handOf(db: Queryable, tableId: number): Promise<HandRow | undefined> {
  const { rows } = await db.query<HandRow>(`select * from hand where table_id = $1 order by number desc limit 1`, [
    tableId,
  ]);
  return rows[0];
}

export const isRunning = (hand: HandRow | undefined): hand is HandRow =>
  hand?.phase === 'staking' || hand?.phase === 'playing';

/** The table changed: everybody is told, and its next step is due in so long; null: when it was. */
export async function changed(tx: Queryable, { id }: Pick<TableRow, 'id'>, dueInMs: number | null): Promise<void> {
  await tx.query(
    `update card_table set revision = revision + 1,
       due_at = case when $2::float8 is null then due_at else clock_timestamp() + $2 * interval '1 millisecond' end
     where id = $1`,
    [id, dueInMs],
  );
}
