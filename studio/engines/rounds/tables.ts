import { randomBytes } from 'node:crypto';
import type { Dealt, RoundPhase, RoundState } from '../../../contract/live-rounds.ts';
import type { Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import type { LoadedTitle } from '../../titles/load.ts';
import { commitmentOf, type Seeds } from '../fairness.ts';
import { chainSeed } from './chain.ts';
import { timesOfRound } from './schedule.ts';

/** A round of a table. */
export interface TableRound {
  id: number;
  merchant: string;
  game: string;
  number: number;
  phase: RoundPhase;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  next_at: Date;
  server_seed: string;
  commitment: string;
  result: RoundState['result'];
  /** What players know while they decide. */
  dealt: Dealt | null;
  /** The choice that players have now, from 0. */
  step: number;
  revision: number;
  /** Of a flight. */
  took_off_at: Date | null;
  /** An outage gave its players new time, or called its flight off. */
  interrupted: boolean;
  /** The multiplier, in hundredths, at which a flight was called off. */
  called_off: number | null;
}

/** A title that everybody plays together. */
export type TableTitle = LoadedTitle & { table: NonNullable<LoadedTitle['table']> };
export const isTable = (title: LoadedTitle): title is TableTitle => title.table !== undefined;

/** Everybody can repeat a draw: the table's name and the round's number take the place of a player's seed. */
export const seedsOfTable = ({ game, number, server_seed }: TableRound): Seeds => ({
  serverSeed: server_seed,
  clientSeed: game,
  nonce: number,
});

/** Every table of every merchant that offers it. */
export const tablesOf = ({ operators, titles }: Studio): { merchant: string; title: TableTitle }[] =>
  operators.parties.flatMap(({ merchant, vendor, types }) =>
    [...titles.values()]
      .filter(isTable)
      .filter((title) => title.vendor === vendor && (types?.includes(title.type) ?? true))
      .map((title) => ({ merchant, title })),
  );

/** Opens the table's next round now. Does nothing if another node has opened it. */
export async function openRoundOf(
  tx: Queryable,
  { merchant, title: { id: game, table, family } }: { merchant: string; title: TableTitle },
  number: number,
): Promise<void> {
  const isChained = family.shared?.flight !== undefined;
  const serverSeed = isChained ? await chainSeed(tx, { merchant, game }, number) : randomBytes(32).toString('hex');
  const { rows } = await tx.query<{ now: Date }>(`select clock_timestamp() as now`);
  const now = rows[0]!.now;
  const { closesAtMs, drawsAtMs, nextAtMs } = timesOfRound(table, now.getTime());
  const [closesAt, drawsAt, nextAt] = [closesAtMs, drawsAtMs, nextAtMs].map((ms) => new Date(ms));
  await tx.query(
    `insert into table_round (merchant, game, number, phase, opens_at, closes_at, draws_at, next_at, due_at, server_seed, commitment)
     values ($1, $2, $3, 'open', $4, $5, $6, $7, $5, $8, $9)
     on conflict (merchant, game, number) do nothing`,
    [merchant, game, number, now, closesAt, drawsAt, nextAt, serverSeed, await commitmentOf(serverSeed)],
  );
}

/** Opens the first round of tables that never had one. */
export async function ensureTables(studio: Studio): Promise<void> {
  for (const { merchant, title } of tablesOf(studio)) {
    const { rowCount } = await studio.db.query(`select from table_round where merchant = $1 and game = $2 limit 1`, [
      merchant,
      title.id,
    ]);
    if (rowCount === 0) await openRoundOf(studio.db, { merchant, title }, 1);
  }
}
