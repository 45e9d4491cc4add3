import { sql } from 'kysely';
import { isModuleOn } from '../../../contract/modules.ts';
import type { MinorUnits } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { isToday } from '../../db/today.ts';
import type { Fail } from '../../http/failure.ts';
import type { MemberRow, Merchant } from '../../http/viewer.ts';

/** Bounds of transfers in one direction. Amounts in minor units. */
export interface TransferTerms {
  minimum: MinorUnits;
  maximum: MinorUnits;
  countADay: number;
  sumADay: MinorUnits;
}

/** What applies where the merchant sets nothing else; amounts in whole units of the currency. */
const UP = { minimum: 1, maximum: 1_000, countADay: 10, sumADay: 2_000 };
const DOWN = { minimum: 1, maximum: 1_000, countADay: 50, sumADay: 10_000 };

/** The merchant's bounds of transfers to the upline. Throws `transfer_closed` while the merchant's module is off. */
export const uplineTerms = ({ modules, settings, brand }: Merchant, fail: Fail<'transfer_closed'>): TransferTerms => {
  if (!isModuleOn(modules, 'TRANSFER_UPLINE')) throw fail('transfer_closed');
  const unit = 10 ** brand.exponent;
  return {
    minimum: settings.uplineTransferFrom ?? UP.minimum * unit,
    maximum: settings.uplineTransferTo ?? UP.maximum * unit,
    countADay: settings.uplineTransfersADay ?? UP.countADay,
    sumADay: settings.uplineTransferSumADay ?? UP.sumADay * unit,
  };
};

/** The merchant's bounds of transfers from an agent to its direct members. */
export const downlineTerms = ({ settings, brand }: Merchant): TransferTerms => {
  const unit = 10 ** brand.exponent;
  return {
    minimum: settings.downlineTransferFrom ?? DOWN.minimum * unit,
    maximum: settings.downlineTransferTo ?? DOWN.maximum * unit,
    countADay: settings.downlineTransfersADay ?? DOWN.countADay,
    sumADay: settings.downlineTransferSumADay ?? DOWN.sumADay * unit,
  };
};

/** What a member has sent in one direction since the merchant's midnight. */
export const sentToday = async (
  db: Db | Tx,
  { merchant, id }: MemberRow,
  direction: 'up' | 'down',
): Promise<{ count: number; sum: number }> =>
  inMerchant(db, merchant)
    .selectFrom('member_transfers')
    .innerJoin('merchants', 'merchants.code', 'member_transfers.merchant')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum')])
    .where('sender', '=', id)
    .where('direction', '=', direction)
    .where(isToday('member_transfers.created_at'))
    .executeTakeFirstOrThrow();

/** What is left of today's count and sum. */
export const leftToday = (
  { countADay, sumADay }: TransferTerms,
  { count, sum }: { count: number; sum: number },
): { countLeft: number; sumLeft: MinorUnits } => ({
  countLeft: Math.max(0, countADay - count),
  sumLeft: Math.max(0, sumADay - sum),
});
