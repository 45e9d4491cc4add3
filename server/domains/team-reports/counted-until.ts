import { sql } from 'kysely';
import type { Millis } from '../../../contract/primitives.ts';
import type { Tx } from '../../db/database.ts';
import { firstOf } from '../../shared/first-of.ts';

/** Returns the time before which every settled bet of the merchant is counted: now, or that of the first one that waits. */
export const countedUntil = async (tx: Tx, merchant: string): Promise<Millis> => {
  const { rows } = await sql<{ atMs: Millis }>`
    select in_ms(coalesce((select at from turnover where merchant = ${merchant} and window_at is null order by id limit 1),
                          clock_timestamp())) as "atMs"`.execute(tx);
  return firstOf(rows).atMs;
};

/** As `countedUntil`, for money and what offers cost. */
export const movedUntil = async (tx: Tx, merchant: string): Promise<Millis> => {
  const { rows } = await sql<{ atMs: Millis }>`
    select in_ms(least((select t.at from team_money_waiting w join ledger_transactions t on t.id = w.ledger_transaction_id
                         where w.merchant = ${merchant} order by w.ledger_transaction_id limit 1),
                       (select at from team_costs_waiting where merchant = ${merchant} order by id limit 1),
                       clock_timestamp())) as "atMs"`.execute(tx);
  return firstOf(rows).atMs;
};

/** As `countedUntil`, for bets and for money. */
export const addedUntil = async (tx: Tx, merchant: string): Promise<Millis> =>
  Math.min(await countedUntil(tx, merchant), await movedUntil(tx, merchant));
