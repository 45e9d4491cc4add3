import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { transfers } from '../../../contract/transfers.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { commonFailure } from '../../http/failure.ts';
import type { CallOf, MemberCall } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { openTurnover } from '../wallet/index.ts';
import { sendMoney } from './send.ts';
import { downlineTerms, leftToday, sentToday } from './terms.ts';
import { newestTransfers } from './transfer-list.ts';

/** A direct member of this agent. Throws `not_found` for any other. */
const directMember = async (db: Db | Tx, { merchant, id }: MemberRow, memberId: number): Promise<MemberRow> => {
  const row = await inMerchant(db, merchant)
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .where('upline', '=', id)
    .executeTakeFirst();
  if (!row) throw commonFailure('not_found');
  return row;
};

/** Sends money from an agent to a direct member (AGT-05). */
export const sendToDownline = (
  ctx: BaseContext,
  call: CallOf<typeof transfers.toDownline>,
  request: RequestOf<typeof transfers.toDownline>,
): Promise<ResponseOf<typeof transfers.toDownline>> =>
  sendMoney(ctx, call, request, {
    direction: 'down',
    terms: downlineTerms(call.merchant),
    receiverOf: (tx) => directMember(tx, call.member, request.memberId),
    unavailable: () => call.fail('downline_unavailable'),
  });

/** What an agent sees before it sends money to a direct member. */
export const downlineOverview = async (
  tx: Tx,
  { merchant, member }: MemberCall,
  memberId: number,
): Promise<ResponseOf<typeof transfers.downline>> => {
  const terms = downlineTerms(merchant);
  const { username } = await directMember(tx, member, memberId);
  return {
    memberId,
    account: username,
    minimum: terms.minimum,
    maximum: terms.maximum,
    ...leftToday(terms, await sentToday(tx, member, 'down')),
    openTurnover: await openTurnover(tx, merchant.code, member.id),
    isFrozen: member.frozen_at !== null,
    currency: member.currency,
    exponent: member.exponent,
    list: await newestTransfers(tx, member, memberId),
  };
};
