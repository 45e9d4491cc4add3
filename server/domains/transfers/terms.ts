import { sql } from 'kysely';
import type { MinorUnits } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { Failure } from '../../http/failure.ts';
import type { MemberRow, Merchant } from '../../http/viewer.ts';

/** Bounds of transfers to the upline. Amounts in minor units. */
export interface UplineTerms {
  minimum: MinorUnits;
  maximum: MinorUnits;
  countADay: number;
  sumADay: MinorUnits;
}

/** What applies where the merchant sets nothing else; amounts in whole units of the currency. */
const DEFAULTS = { minimum: 1, maximum: 1_000, countADay: 10, sumADay: 2_000 };

/** The merchant's bounds. Throws `transfer_closed` while the merchant's module is off. */
export const termsOf = ({ modules, settings, brand }: Merchant): UplineTerms => {
  if (!modules.includes('TRANSFER_UPLINE')) throw new Failure('transfer_closed');
  const unit = 10 ** brand.exponent;
  return {
    minimum: settings.uplineTransferFrom ?? DEFAULTS.minimum * unit,
    maximum: settings.uplineTransferTo ?? DEFAULTS.maximum * unit,
    countADay: settings.uplineTransfersADay ?? DEFAULTS.countADay,
    sumADay: settings.uplineTransferSumADay ?? DEFAULTS.sumADay * unit,
  };
};

/** What a member has sent since the merchant's midnight. */
export const sentToday = async (db: Db | Tx, { merchant, id }: MemberRow): Promise<{ count: number; sum: number }> =>
  inMerchant(db, merchant)
    .selectFrom('upline_transfers')
    .innerJoin('merchants', 'merchants.code', 'upline_transfers.merchant')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum')])
    .where('sender', '=', id)
    .where(
      sql<boolean>`upline_transfers.created_at >= (select day_begin(today, merchants.brand) from merchant_periods(merchants.brand))`,
    )
    .executeTakeFirstOrThrow();
