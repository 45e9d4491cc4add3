import { sql } from 'kysely';
import { isModuleOn } from '../../../contract/modules.ts';
import { RAIN_LIMITS } from '../../../contract/rain-value.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { isToday } from '../../db/today.ts';
import type { Merchant } from '../../http/viewer.ts';

/** Bounds of rain. Amounts in minor units. */
export interface Terms {
  minimum: number;
  maximum: number;
  sumADay: number;
  shares: number;
}

/** What applies where the merchant sets nothing else; amounts in whole units of the currency. */
const MEMBER = { minimum: 1, maximum: 100, sumADay: 200, shares: 50 };
const HOUSE = { maximum: 1_000, sumADay: 5_000 };

/** The bounds of a member's rain; null while members cannot give any. */
export const memberTerms = ({ modules, settings, brand }: Merchant): Terms | null => {
  if (!isModuleOn(modules, 'CHAT_RAIN')) return null;
  const unit = 10 ** brand.exponent;
  return {
    minimum: settings.rainFrom ?? MEMBER.minimum * unit,
    maximum: settings.rainTo ?? MEMBER.maximum * unit,
    sumADay: settings.rainSumADay ?? MEMBER.sumADay * unit,
    shares: settings.rainShares ?? MEMBER.shares,
  };
};

/** The bounds of a rain of the house. */
export const houseTerms = ({ settings, brand }: Merchant): Terms => {
  const unit = 10 ** brand.exponent;
  return {
    minimum: 1,
    maximum: settings.houseRainTo ?? HOUSE.maximum * unit,
    sumADay: settings.houseRainSumADay ?? HOUSE.sumADay * unit,
    shares: RAIN_LIMITS.shares,
  };
};

/** What a member, or the house (null), has given since the merchant's midnight, less what came back. */
export const givenToday = async (db: Db | Tx, merchant: string, giver: number | null): Promise<number> => {
  const { sum } = await inMerchant(db, merchant)
    .selectFrom('rains')
    .innerJoin('merchants', 'merchants.code', 'rains.merchant')
    .select(sql<number>`coalesce(sum(amount - coalesce(returned, 0)), 0)::bigint`.as('sum'))
    .where('giver_id', giver === null ? 'is' : '=', giver)
    .where(isToday('rains.at'))
    .executeTakeFirstOrThrow();
  return sum;
};
