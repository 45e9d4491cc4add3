import { sql, type Selectable } from 'kysely';
import type { PointExchange } from '../../../contract/points.ts';
import type { Language } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { PointExchangesTable } from '../../db/schema.ts';
import type { MoneyCall } from '../../http/route.ts';
import { firstOf } from '../../shared/first-of.ts';
import { balanceOf } from '../wallet/index.ts';
import { inLanguage } from './products.ts';

export type ExchangeRow = Selectable<PointExchangesTable>;

/** An exchange as its member sees it. */
export const publishedExchange = (row: ExchangeRow, language: Language): PointExchange => ({
  transactionNumber: String(row.id),
  applicationTime: row.created_at.getTime(),
  exchangeType: row.exchange_type,
  productName: inLanguage<string>(row.names, language) ?? '',
  quantity: row.quantity,
  requiredPoints: row.points,
  status: row.status,
  amount: row.amount,
  decidedAtMs: row.decided_at?.getTime() ?? null,
});

/** The exchange that this key made; throws `idempotency_key_reused` if it was for another request. */
export const exchangeInKey = async (
  db: Db | Tx,
  { member, idempotencyKey, fail }: MoneyCall,
  hash: Buffer,
): Promise<ExchangeRow | undefined> => {
  const row = await inMerchant(db, member.merchant)
    .selectFrom('point_exchanges')
    .selectAll()
    .where('member_id', '=', member.id)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (row && !row.payload_hash.equals(hash)) throw fail('idempotency_key_reused');
  return row;
};

/** What a member can spend, without what has expired. */
export const spendable = async (
  db: Db | Tx,
  { merchant, id }: { merchant: string; id: number },
): Promise<{ points: number; owed: number }> => {
  const { rows } = await sql<{ points: number; owed: number }>`
    select coalesce(max(balance), 0)::bigint - coalesce((select sum(remaining) from point_lots
             where member_id = ${id} and merchant = ${merchant} and expires_on <= points_today(${merchant})), 0)::bigint as points,
           coalesce(max(debt), 0)::bigint as owed
      from point_accounts where member_id = ${id} and merchant = ${merchant}`.execute(db);
  return firstOf(rows);
};

/** The answer to a call that exchanges points. */
export const answerOf = async (tx: Tx, { member, language }: MoneyCall, row: ExchangeRow) => ({
  exchange: publishedExchange(row, language),
  points: (await spendable(tx, member)).points,
  balance: await balanceOf(tx, member),
});
