import { sql } from 'kysely';
import type { Rate } from '../../../contract/pay-terms.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { Fail } from '../../http/failure.ts';
import type { MemberRow, Merchant } from '../../http/viewer.ts';

/** What applies where the merchant sets nothing else, in millionths: 1 % and 0.1 %. */
const DEFAULTS = { max: 10_000, difference: 1_000 };

/** The greatest rate of an agent without upline, and the least difference to the upline's rate. */
export const rebateBounds = ({ settings }: Pick<Merchant, 'settings'>): { max: Rate; difference: Rate } => ({
  max: settings.maxRebate ?? DEFAULTS.max,
  difference: settings.rebateDifference ?? DEFAULTS.difference,
});

/** The greatest rate of members directly below an agent with this rate. */
export const maxBelow = (merchant: Pick<Merchant, 'settings'>, rate: Rate): Rate =>
  Math.max(0, rate - rebateBounds(merchant).difference);

/** Serializes changes of a merchant's rates, each of which is checked against those above and below. */
export const lockRates = async (tx: Tx, merchant: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rebate rates ${merchant}`}, 0))`.execute(tx);
};

/** Keeps a merchant's rates as they are until the transaction ends. */
export const holdRates = async (tx: Tx, merchant: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`rebate rates ${merchant}`}, 0))`.execute(tx);
};

/** A member's own rate. */
export const rateOf = async (db: Db | Tx, merchant: string, id: number): Promise<Rate> =>
  (
    await inMerchant(db, merchant)
      .selectFrom('members')
      .select('rebate_rate')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).rebate_rate;

/** The bounds of a member's rate, from its upline and from those directly below. */
export const boundsOf = async (
  db: Db | Tx,
  merchant: Merchant,
  { id, upline }: Pick<MemberRow, 'id' | 'upline'>,
): Promise<{ min: Rate; max: Rate }> => {
  const { max, difference } = rebateBounds(merchant);
  const { highest } = await inMerchant(db, merchant.code)
    .selectFrom('members')
    .select(sql<number>`coalesce(max(rebate_rate), 0)`.as('highest'))
    .where('upline', '=', id)
    .executeTakeFirstOrThrow();
  return {
    min: highest === 0 ? 0 : highest + difference,
    max: upline === null ? max : maxBelow(merchant, await rateOf(db, merchant.code, upline)),
  };
};

/** Throws if the rate is higher than the upline can give. */
export const checkMax = (rate: Rate, max: Rate, fail: Fail<'rebate_above_max'>): void => {
  if (rate > max) throw fail('rebate_above_max', { details: { max } });
};

/** Throws unless the rate is within the bounds. */
export const checkRate = (
  rate: Rate,
  { min, max }: { min: Rate; max: Rate },
  fail: Fail<'rebate_above_max' | 'rebate_below_downline'>,
): void => {
  checkMax(rate, max, fail);
  if (rate < min) throw fail('rebate_below_downline', { details: { min } });
};

/** Writes a member's rate. */
export const writeRate = async (tx: Tx, merchant: string, id: number, rebate_rate: Rate): Promise<void> => {
  await inMerchant(tx, merchant).updateTable('members').set({ rebate_rate }).where('id', '=', id).execute();
};
