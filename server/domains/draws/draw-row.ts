import { sql, type Selectable } from 'kysely';
import type { DrawRefusal } from '../../../contract/draws.ts';
import { DrawTerms } from '../../../contract/draws-operator.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { DrawsTable } from '../../db/schema.ts';
import { firstOf } from '../../shared/first-of.ts';

export type DrawRow<T extends DrawTerms = DrawTerms> = Selectable<DrawsTable> & { terms: T };

/** The draws of a merchant with their current terms, as a query to narrow. */
export const drawsOf = (db: Db | Tx, merchant: string) =>
  inMerchant(db, merchant)
    .selectFrom('draws')
    .innerJoin('draw_terms', (join) =>
      join.onRef('draw_terms.draw_id', '=', 'draws.id').onRef('draw_terms.version', '=', 'draws.terms_version'),
    )
    .selectAll('draws')
    .select('draw_terms.terms');

export const drawRow = (row: Selectable<DrawsTable> & { terms: unknown }): DrawRow => ({
  ...row,
  terms: DrawTerms.parse(row.terms),
});

/** Finds a draw by its code. */
export const findDraw = async (db: Db | Tx, merchant: string, code: string): Promise<DrawRow | undefined> => {
  const row = await drawsOf(db, merchant).where('draws.code', '=', code).executeTakeFirst();
  return row && drawRow(row);
};

/** A draw whose terms are of this kind; undefined for another one. */
export const ofKind = <K extends DrawTerms['kind']>(
  row: DrawRow | undefined,
  kind: K,
): DrawRow<Extract<DrawTerms, { kind: K }>> | undefined =>
  row?.terms.kind === kind ? (row as DrawRow<Extract<DrawTerms, { kind: K }>>) : undefined;

/**
 * Keeps changes of draws and of what members do about them in one order, so that the versions of the feed `draws` are in the order
 * of commits. Members take it shared, after the lock of their wallet.
 */
export const lockDraws = async (tx: Tx, merchant: string, mode: 'member' | 'operator'): Promise<void> => {
  const key = sql`hashtextextended(${`draws ${merchant}`}, 0)`;
  await (
    mode === 'member' ? sql`select pg_advisory_xact_lock_shared(${key})` : sql`select pg_advisory_xact_lock(${key})`
  ).execute(tx);
};

/** The database's clock, with the day of the merchant and its zone. */
export interface Moment {
  nowMs: number;
  /** yyyy-MM-dd */
  today: string;
  timeZone: string;
}
export const momentOf = async (db: Db | Tx, merchant: string): Promise<Moment> => {
  const { rows } = await sql<{ now: Date; today: string; timeZone: string }>`
    select c.now, to_char(merchant_day(c.now, m.brand), 'YYYY-MM-DD') as today, m.brand ->> 'timeZone' as "timeZone"
      from merchants m, (select row_clock() as now) c where m.code = ${merchant}`.execute(db);
  const { now, ...rest } = firstOf(rows);
  return { nowMs: now.getTime(), ...rest };
};

/** Why a draw is open to nobody at this moment; undefined: it is open. */
export const closedTo = (
  { state, from_day, to_day }: Pick<DrawRow, 'state' | 'from_day' | 'to_day'>,
  { today }: Pick<Moment, 'today'>,
): Extract<DrawRefusal, 'over' | 'paused' | 'not_yet'> | undefined => {
  if (state === 'ended' || (to_day !== null && to_day < today)) return 'over';
  if (state === 'draft' || (from_day !== null && from_day > today)) return 'not_yet';
  return state === 'paused' ? 'paused' : undefined;
};

/** Whether a member is shut out: excluded, or the account is closed. */
export const isShutOut = (
  { locked, excluded_until }: { locked: boolean; excluded_until: Date | null },
  nowMs: number,
) => locked || (excluded_until?.getTime() ?? 0) > nowMs;
