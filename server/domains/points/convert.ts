import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { points } from '../../../contract/points.ts';
import type { AppContext } from '../../app/context.ts';
import { refuseExcluded } from '../../http/exclusion.ts';
import type { CallOf } from '../../http/route.ts';
import { payloadHash } from '../../ledger/payload-hash.ts';
import { lockWallet } from '../wallet/index.ts';
import { answerOf, exchangeInKey } from './exchange-row.ts';
import { hold } from './hold.ts';
import { passExchange } from './pass.ts';
import { rulesToday } from './rules.ts';

/** Converts points to money at the rate of today, in one transaction. The same key gives the same exchange. */
export const convert = async (
  ctx: AppContext,
  call: CallOf<typeof points.convert>,
  requested: RequestOf<typeof points.convert>,
): Promise<ResponseOf<typeof points.convert>> => {
  const hash = payloadHash(requested);
  const { member, fail } = call;
  return ctx.database.transact(async (tx) => {
    await lockWallet(tx, { ...member, memberId: member.id });
    const known = await exchangeInKey(tx, call, hash);
    if (known) return answerOf(tx, call, known);
    refuseExcluded(call.member, ctx.now(), call.fail);
    const rate = (await rulesToday(tx, member.merchant))?.convert ?? null;
    if (rate === null || requested.points % rate.points !== 0)
      throw fail('points_convert_wrong', { details: { multipleOf: rate?.points ?? null } });
    const quantity = requested.points / rate.points;
    const exchange = await hold(tx, call, {
      ...{ exchange_type: 'convert', quantity, points: requested.points, amount: quantity * rate.amount },
      payload_hash: hash,
    });
    const passed = await passExchange(tx, exchange);
    if (typeof passed === 'string') throw new Error(`a conversion has no campaign, but it is ${passed}`);
    return answerOf(tx, call, passed);
  });
};
