import type { Language } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { BaseContext } from '../../base-context.ts';
import { Failure } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { replay, VendorCallFailed } from '../vendor/index.ts';

/** Returns the address where the vendor replays a member's own round, marked as a replay (PP-25). */
export const replayOf = async (
  ctx: BaseContext,
  member: MemberRow,
  language: Language,
  roundId: string,
): Promise<{ url: string }> => {
  const { merchant } = member;
  const round = await inMerchant(ctx.database.db, merchant)
    .selectFrom('rounds')
    .select(['vendor', 'vendor_round_id'])
    .where('id', '=', roundId)
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  if (!round) throw new Failure('not_found');
  const asked = { vendorRoundId: round.vendor_round_id, memberId: member.id, language };
  return replay(ctx, { merchant, vendor: round.vendor }, asked).catch((error: unknown) => {
    if (error instanceof VendorCallFailed) throw new Failure('replay_unavailable', { cause: error });
    throw error;
  });
};
