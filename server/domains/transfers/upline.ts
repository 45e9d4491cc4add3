import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { transfers } from '../../../contract/transfers.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { CallOf, MemberCall } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { openTurnover } from '../wallet/index.ts';
import { sendMoney } from './send.ts';
import { leftToday, sentToday, uplineTerms } from './terms.ts';
import { newestTransfers } from './transfer-list.ts';

/** The member's direct upline, or undefined. */
const uplineOf = async (db: Db | Tx, { merchant, upline }: MemberRow): Promise<MemberRow | undefined> =>
  upline === null
    ? undefined
    : inMerchant(db, merchant).selectFrom('members').selectAll().where('id', '=', upline).executeTakeFirst();

/** Sends money to the member's direct upline (WAL-03). */
export const sendToUpline = (
  ctx: BaseContext,
  call: CallOf<typeof transfers.toUpline>,
  request: RequestOf<typeof transfers.toUpline>,
): Promise<ResponseOf<typeof transfers.toUpline>> =>
  sendMoney(ctx, call, request, {
    direction: 'up',
    terms: uplineTerms(call.merchant, call.fail),
    receiverOf: async (tx) => {
      const upline = await uplineOf(tx, call.member);
      if (!upline) throw call.fail('no_upline');
      return upline;
    },
    unavailable: () => call.fail('upline_unavailable'),
  });

/** What the page of transfers to the upline shows. */
export const uplineOverview = async (
  tx: Tx,
  { merchant, member, fail }: MemberCall<'transfer_closed'>,
): Promise<ResponseOf<typeof transfers.upline>> => {
  const terms = uplineTerms(merchant, fail);
  return {
    upline: (await uplineOf(tx, member))?.username ?? null,
    minimum: terms.minimum,
    maximum: terms.maximum,
    ...leftToday(terms, await sentToday(tx, member, 'up')),
    openTurnover: await openTurnover(tx, merchant.code, member.id),
    currency: member.currency,
    exponent: member.exponent,
    list: await newestTransfers(tx, member),
  };
};
