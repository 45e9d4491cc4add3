import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import type { DepositRow } from './to-deposit.ts';

type Subject = Pick<DepositRow, 'id' | 'merchant' | 'member_id' | 'provider'>;

/**
 * Records for the operator, once per deposit and kind, what a provider says about a deposit outside of webhooks; it moves
 * nothing. The caller holds the deposit's lock.
 */
export const recordOnce = async (
  tx: Tx,
  { id: depositId, merchant, member_id, provider }: Subject,
  kind: string,
  details: object,
): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  const known = await tables
    .selectFrom('incidents')
    .select('id')
    .where('kind', '=', kind)
    .where(sql<boolean>`details ->> 'depositId' = ${depositId}`)
    .executeTakeFirst();
  if (known) return;
  await tables
    .insertInto('incidents', { kind, member_id, details: jsonb({ provider, depositId, ...details }) })
    .execute();
};
