import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import type { WithdrawalRow } from './row.ts';

/** Records for the operator what contradicts an order; it moves nothing. */
export const recordIncident = async (
  tx: Tx,
  { merchant, id: withdrawalId, member_id, provider }: WithdrawalRow,
  kind: string,
  details: object,
): Promise<void> => {
  await inMerchant(tx, merchant)
    .insertInto('incidents', { kind, member_id, details: jsonb({ provider, withdrawalId, ...details }) })
    .execute();
};
