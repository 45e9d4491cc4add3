import { sql } from 'kysely';
import type { RequestOf } from '../../../contract/define.ts';
import type { Brand } from '../../../contract/site.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { MerchantRow, merchants } from '../../../contract/merchants.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { Fail } from '../../http/failure.ts';
import type { Merchant } from '../../http/viewer.ts';
import { textsOf } from '../../languages/index.ts';
import { audit } from '../../operator/audit.ts';
import { staffActor } from '../../operator/actor.ts';
import { changeMerchant, lockMerchant } from '../../operator/merchant.ts';
import { firstOf } from '../../shared/first-of.ts';
import { publishNotice } from '../notices/index.ts';
import { endAwards } from '../awards/index.ts';
import { cancelRequirements } from '../wallet/index.ts';
import { RUNNING_STATES } from '../withdrawals/index.ts';
import { rowOf } from './list.ts';

type Requested = RequestOf<typeof merchants.closeMerchant>;

const write = (tx: Tx, { code }: Merchant, action: string, reason: string, after: object) =>
  audit(tx, { merchant: code, actor: staffActor(), action, reason, before: null, after });

/** The notice in the merchant's languages, in English where a text is missing. */
const closedNotice = ({ languages }: Brand): Parameters<typeof publishNotice>[2] => {
  const all = [...new Set<Language>(['EN', ...languages])];
  const of = (part: 'title' | 'content') =>
    Object.fromEntries(all.map((each) => [each, textsOf(each).siteClosed[part]]));
  return { type: 'H', title: of('title'), content: of('content') };
};

/**
 * Closes a merchant for good: nobody registers, pays in or plays any more, and turnover requirements, which nobody could meet, end.
 * Members log in, see their records and withdraw. Repeating it changes nothing.
 */
export const closeMerchant = async (tx: Tx, { merchant, reason }: Requested): Promise<MerchantRow> => {
  const row = await lockMerchant(tx, merchant);
  if (row.closed_at === null) {
    await changeMerchant(tx, merchant, { closed_at: sql<Date>`clock_timestamp()` });
    const requirementsEnded = await cancelRequirements(tx, merchant);
    const awardsEnded = await endAwards(tx, merchant, { actor: 'platform', who: staffActor(), reason: 'closed' });
    await publishNotice(tx, merchant, closedNotice(row.brand));
    await write(tx, row, 'merchant_close', reason, { requirementsEnded, awardsEnded });
  }
  return rowOf(tx, merchant);
};

/** Opens a closed merchant again. Ended turnover requirements stay ended. Throws `merchant_archived`. */
export const reopenMerchant = async (
  tx: Tx,
  { merchant, reason }: Requested,
  fail: Fail<'merchant_archived'>,
): Promise<MerchantRow> => {
  const row = await lockMerchant(tx, merchant);
  if (row.archived_at !== null) throw fail('merchant_archived');
  if (row.closed_at !== null) {
    await changeMerchant(tx, merchant, { closed_at: null });
    await write(tx, row, 'merchant_reopen', reason, {});
  }
  return rowOf(tx, merchant);
};

interface Held {
  members: number;
  amount: number;
  withdrawals: number;
  deposits: number;
}

/** What still belongs to members: their accounts, and payments on their way. */
const heldBy = async (tx: Tx, merchant: string): Promise<Held> => {
  const { rows } = await sql<Held>`
    select count(distinct member_id)::int as members, coalesce(sum(balance), 0)::bigint as amount,
           (select count(*)::int from withdrawals w where w.merchant = ${merchant} and w.state = any(${[...RUNNING_STATES]}::text[])) as withdrawals,
           (select count(*)::int from deposits d where d.merchant = ${merchant} and d.state = 'pending') as deposits
      from accounts where merchant = ${merchant} and ledger = 'real' and member_id is not null and kind <> 'receivable' and balance <> 0`.execute(
    tx,
  );
  return firstOf(rows);
};

/**
 * Ends a closed merchant: its hosts are free again, and its pages say that the site has closed. Its rows stay, as the law requires.
 * Throws `merchant_not_closed`, and `merchant_holds_money` with what members still have.
 */
export const archiveMerchant = async (
  tx: Tx,
  { merchant, reason }: Requested,
  fail: Fail<'merchant_not_closed' | 'merchant_holds_money'>,
): Promise<MerchantRow> => {
  const row = await lockMerchant(tx, merchant);
  if (row.closed_at === null) throw fail('merchant_not_closed');
  if (row.archived_at === null) {
    const held = await heldBy(tx, merchant);
    if (Object.values(held).some((count) => count !== 0)) throw fail('merchant_holds_money', { details: held });
    const { hosts } = await rowOf(tx, merchant);
    await inMerchant(tx, merchant).deleteFrom('domains').execute();
    await changeMerchant(tx, merchant, { archived_at: sql<Date>`clock_timestamp()`, status: 1, status_until: null });
    await write(tx, row, 'merchant_archive', reason, { hosts });
  }
  return rowOf(tx, merchant);
};
