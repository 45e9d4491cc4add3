import type { FastifyInstance } from 'fastify';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { rain as contract } from '../../../contract/rain.ts';
import { RAIN_LIMITS } from '../../../contract/rain-value.ts';
import type { AppContext } from '../../app/context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { commonFailure } from '../../http/failure.ts';
import { route, type CallOf } from '../../http/route.ts';
import { checkOpen } from '../chat/index.ts';
import { claimShare, ownShare } from './claim.ts';
import { giveOwnRain } from './member-give.ts';
import { givenToday, memberTerms } from './terms.ts';

/** What the member may give, and its share of the rain that is open in the room. */
const ownRain = async (
  tx: Tx,
  { merchant, member }: CallOf<typeof contract.own>,
  { room }: RequestOf<typeof contract.own>,
): Promise<ResponseOf<typeof contract.own>> => {
  const rows = inMerchant(tx, merchant.code);
  if (!(await rows.selectFrom('chat_rooms').select('id').where('id', '=', room).executeTakeFirst()))
    throw commonFailure('not_found');
  const open = await rows
    .selectFrom('rains')
    .select('id')
    .where('room_id', '=', room)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const amount = open && (await ownShare(tx, member, open.id));
  const terms = memberTerms(merchant);
  const { currency, exponent } = member;
  return {
    share: open && amount !== undefined ? { rain: open.id, amount } : null,
    terms: terms && {
      ...{ minimum: terms.minimum, maximum: terms.maximum, shares: terms.shares, minutes: RAIN_LIMITS.minutes },
      ...{ currency, exponent },
      sumLeft: Math.max(0, terms.sumADay - (await givenToday(tx, merchant.code, member.id))),
    },
  };
};

/** The member's side of rain. */
export const rainRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, contract.own, (call, request) => {
    checkOpen(call.merchant, call.fail);
    return ctx.database.readSnapshot((tx) => ownRain(tx, call, request));
  });
  route(app, ctx, contract.give, (call, request) => giveOwnRain(ctx, call, request));
  route(app, ctx, contract.claim, (call, request) => claimShare(ctx, call, request));
};
