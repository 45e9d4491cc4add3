import { sql } from 'kysely';
import type { BaseContext } from '../../app/base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { Fail } from '../../http/failure.ts';
import type { LeasedRun } from '../../jobs/every-leased.ts';
import { pay } from './pay-bills.ts';
import type { BillRow } from './bill-lines.ts';

/** A bill that waits longer for the operator's approval expires. */
export const EXPIRES_AFTER_DAYS = 30;

/** Returns a bill that waits for approval, locked. Throws `not_found` for an unknown one and `bill_already_decided` for others. */
const waitingBill = async (
  tx: Tx,
  merchant: string,
  id: string,
  fail: Fail<'bill_already_decided'>,
): Promise<BillRow> => {
  const bill = await inMerchant(tx, merchant)
    .selectFrom('bills')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!bill) throw fail('not_found');
  if (bill.state !== 'unapproved') throw fail('bill_already_decided');
  return bill;
};

/** Approves a waiting bill and pays it, or refuses it with a reason that its agent sees. Returns the bill as it was. */
export const decideBill = async (
  tx: Tx,
  { merchant, id, approve, reason }: { merchant: string; id: string; approve: boolean; reason: string },
  fail: Fail<'bill_already_decided'>,
): Promise<BillRow> => {
  const bill = await waitingBill(tx, merchant, id, fail);
  await inMerchant(tx, merchant)
    .updateTable('bills')
    .set({ state: approve ? 'issued' : 'refused', decided_at: sql<Date>`clock_timestamp()`, decision: reason })
    .where('id', '=', id)
    .execute();
  if (!approve) return bill;
  const { currency, exponent } = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select(['currency', 'exponent'])
    .where('id', '=', bill.agent_id)
    .executeTakeFirstOrThrow();
  await pay(tx, { merchant, currency, exponent }, [{ id, agent: bill.agent_id, amount: bill.amount }]);
  return bill;
};

/** Ends the wait of bills that nobody decided on. They are not paid. */
export const expireBills = (
  { database }: Pick<BaseContext, 'database'>,
  { guard }: Pick<LeasedRun, 'guard'>,
): Promise<void> =>
  database.transact(async (tx) => {
    await guard(tx);
    await sql`
      update bills set state = 'expired', decided_at = clock_timestamp()
       where state = 'unapproved' and at < clock_timestamp() - ${EXPIRES_AFTER_DAYS} * interval '1 day'`.execute(tx);
  });
