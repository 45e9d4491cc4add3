import { sql } from 'kysely';
import type { MinorUnits } from '../../../contract/primitives.ts';
import type { Requirement } from '../../../contract/withdrawals.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';

/** A deposit must be staked this often before a withdrawal, if the merchant sets no other factor; in thousandths. */
const DEPOSIT_FACTOR = 1_000;

interface Source {
  merchant: string;
  memberId: number;
  source: 'deposit' | 'bonus' | 'rain';
  sourceId: string;
  amount: MinorUnits;
  /** Thousandths of the amount that must be staked. */
  factor?: number;
}

/** Adds the turnover that a deposit, a bonus or a share of rain requires, once per source, in the transaction that credits it. */
export const addRequirement = async (
  tx: Tx,
  { merchant, memberId, source, sourceId, amount, factor = DEPOSIT_FACTOR }: Source,
): Promise<void> => {
  const required = Math.ceil((amount * factor) / 1_000);
  if (required <= 0) return;
  await inMerchant(tx, merchant)
    .insertInto('turnover_requirements', { member_id: memberId, source, source_id: sourceId, required })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The member's open requirements, the oldest first. Valid stakes meet them in this order. */
export const openRequirements = async (db: Db | Tx, merchant: string, memberId: number): Promise<Requirement[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('turnover_requirements')
    .select(['id', 'source', 'required', 'met', 'created_at'])
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, source, required, met, created_at }) => ({
    id,
    source,
    required,
    met,
    createdAtMs: created_at.getTime(),
  }));
};

/** Cancels the open requirements of a member, or of all, so that the money can be withdrawn (PP-16). Returns how many. */
export const cancelRequirements = async (tx: Tx, merchant: string, memberId?: number): Promise<number> => {
  const { numUpdatedRows } = await inMerchant(tx, merchant)
    .updateTable('turnover_requirements')
    .set({ closed_at: sql<Date>`clock_timestamp()` })
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId!))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Turnover that is still open, in minor units of the member's currency. */
export const openTurnover = async (db: Db | Tx, merchant: string, memberId: number): Promise<MinorUnits> =>
  (await openRequirements(db, merchant, memberId)).reduce((open, { required, met }) => open + required - met, 0);
