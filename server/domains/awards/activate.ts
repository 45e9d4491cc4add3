import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { changeState, termsOf, type AwardRow } from './change-state.ts';

const PLATFORM = { actor: 'platform', who: 'platform' } as const;

/**
 * Starts a claimed award, unless another one is active in its product class: then it waits. One without a requirement goes to the
 * wallet at once, unless it is of free rounds. The caller holds the lock of the member's wallet.
 */
export const activateNext = async (tx: Tx, award: AwardRow): Promise<AwardRow> => {
  if (award.required === 0 && award.rounds_given === 0) return changeState(tx, award, 'completed', PLATFORM);
  const tables = inMerchant(tx, award.merchant);
  const active = await tables
    .selectFrom('awards')
    .select('id')
    .where('member_id', '=', award.member_id)
    .where('product', '=', award.product)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (active) return award;
  const { days } = (await termsOf(tx, award)).requirement;
  const until = sql<Date>`row_clock() + ${days} * interval '1 day'` as unknown as Date;
  return changeState(tx, award, 'active', { ...PLATFORM, set: { lapses_at: until, due_at: until } });
};

/** Starts the member's next award of a product class, after one has ended. */
export const activateWaiting = async (
  tx: Tx,
  { merchant, member_id, product }: Pick<AwardRow, 'merchant' | 'member_id' | 'product'>,
): Promise<void> => {
  const next = await inMerchant(tx, merchant)
    .selectFrom('awards')
    .selectAll()
    .where('member_id', '=', member_id)
    .where('product', '=', product)
    .where('state', '=', 'claimed')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (next) await activateNext(tx, next);
};
