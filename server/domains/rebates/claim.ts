import { isModuleOn } from '../../../contract/modules.ts';
import type { ResponseOf } from '../../../contract/define.ts';
import type { rebates } from '../../../contract/rebates.ts';
import type { AppContext } from '../../app/context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { refuseExcluded } from '../../http/exclusion.ts';
import type { Fail } from '../../http/failure.ts';
import type { CallOf, MoneyCall } from '../../http/route.ts';
import type { Merchant } from '../../http/viewer.ts';
import { balanceOf, lockWallet } from '../wallet/index.ts';
import { publishedClaim, sumsOf, type ClaimRow } from './claim-row.ts';
import { payRebate } from './pay.ts';
import { rulesToday } from './rules.ts';

/** Throws `rebate_closed` while the merchant's module is off (SYS-05). */
export const checkOpen = ({ modules }: Pick<Merchant, 'modules'>, fail: Fail<'rebate_closed'>): void => {
  if (!isModuleOn(modules, 'REBATE')) throw fail('rebate_closed');
};

/** The claim that this key made. */
const claimInKey = (db: Db | Tx, { member, idempotencyKey }: MoneyCall): Promise<ClaimRow | undefined> =>
  inMerchant(db, member.merchant)
    .selectFrom('rebate_claims')
    .selectAll()
    .where('member_id', '=', member.id)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

/** Pays all that the member has accrued, in one transaction. The same key gives the same claim. */
export const claimRebate = (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  call: CallOf<typeof rebates.claim>,
): Promise<ResponseOf<typeof rebates.claim>> => {
  const { member, merchant, idempotencyKey, fail } = call;
  return database.transact(async (tx) => {
    await lockWallet(tx, { ...member, memberId: member.id });
    const known = await claimInKey(tx, call);
    if (known) return answerOf(tx, call, known);
    checkOpen(merchant, fail);
    refuseExcluded(member, now(), fail);
    const { paid, min } = (await rulesToday(tx, member.merchant)) ?? { paid: 'by_hand', min: 1 };
    if (paid === 'daily') throw fail('rebate_not_open', { details: { reason: 'daily' } });
    const claim = await payRebate(tx, member, { way: 'by_hand', until: null, min, idempotencyKey });
    if (claim) return answerOf(tx, call, claim);
    const { claimable } = await sumsOf(tx, member);
    throw fail('rebate_not_open', { details: { reason: 'too_low', claimable, min } });
  });
};

const answerOf = async (tx: Tx, { member }: Pick<MoneyCall, 'member'>, row: ClaimRow) => ({
  claim: publishedClaim(row),
  balance: await balanceOf(tx, member),
});
