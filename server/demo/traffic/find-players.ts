import { inMerchant } from '../../db/merchant.ts';
import type { BaseContext } from '../../base-context.ts';
import type { MemberRow } from '../../http/viewer.ts';

/** Finds a merchant's simulated players. */
export const findPlayers = (ctx: BaseContext, merchant: string): Promise<MemberRow[]> =>
  inMerchant(ctx.database.db, merchant)
    .selectFrom('members')
    .innerJoin('simulated_members', 'simulated_members.member_id', 'members.id')
    .selectAll('members')
    .execute();
