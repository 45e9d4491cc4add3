import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { downlines } from '../../../contract/downlines.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { checkNotFrozen } from '../../http/access-checks.ts';
import { commonFailure } from '../../http/failure.ts';
import type { MemberCall } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { queueAudit } from '../../operator/audit.ts';
import { boundsOf, checkRate, lockRates, writeRate } from './rates.ts';

type Direct = Pick<MemberRow, 'id' | 'username' | 'upline' | 'rebate_rate'>;

/** A direct member of this agent. Throws `not_found` for any other. */
const directMember = async (db: Db | Tx, { merchant, id }: MemberRow, memberId: number): Promise<Direct> => {
  const row = await inMerchant(db, merchant)
    .selectFrom('members')
    .select(['id', 'username', 'upline', 'rebate_rate'])
    .where('id', '=', memberId)
    .where('upline', '=', id)
    .executeTakeFirst();
  if (!row) throw commonFailure('not_found');
  return row;
};

/** The rate of a direct member with the bounds of another one. */
export const rateBounds = async (
  tx: Tx,
  { merchant, member }: MemberCall,
  memberId: number,
): Promise<ResponseOf<typeof downlines.rateBounds>> => {
  const direct = await directMember(tx, member, memberId);
  const bounds = await boundsOf(tx, merchant, direct);
  return { memberId, account: direct.username, rate: direct.rebate_rate, bounds };
};

/** Sets the rate of a direct member. It may rise and fall, between those above and below. */
export const setDirectRate = async (
  tx: Tx,
  { merchant, member, fail }: MemberCall<'agent_frozen' | 'rebate_above_max' | 'rebate_below_downline'>,
  { memberId, rate }: RequestOf<typeof downlines.setRate>,
): Promise<ResponseOf<typeof downlines.setRate>> => {
  await checkNotFrozen(tx, member, fail);
  await lockRates(tx, merchant.code);
  const direct = await directMember(tx, member, memberId);
  if (rate === direct.rebate_rate) return { memberId, rate };
  checkRate(rate, await boundsOf(tx, merchant, direct), fail);
  await writeRate(tx, merchant.code, memberId, rate);
  await queueAudit(tx, {
    merchant: merchant.code,
    actor: `member:${member.id}`,
    action: 'rebate_rate',
    reason: '',
    before: { account: direct.username, rate: direct.rebate_rate },
    after: { account: direct.username, rate },
    memberId,
  });
  return { memberId, rate };
};
