import { inMerchant } from '../../db/merchant.ts';
import type { BaseContext } from '../../base-context.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { STUDIO } from '../merchant.ts';

/** Finds a merchant's simulated players, and the game that they play. */
export const findPlayers = async (
  ctx: BaseContext,
  merchant: string,
): Promise<{ nodeId: string; members: MemberRow[] }> => {
  const tables = inMerchant(ctx.database.db, merchant);
  const { node_id } = await tables
    .selectFrom('games')
    .select('node_id')
    .where('vendor', '=', STUDIO.vendor)
    .where('code', '=', STUDIO.game)
    .executeTakeFirstOrThrow();
  const members = await tables
    .selectFrom('members')
    .innerJoin('simulated_members', 'simulated_members.member_id', 'members.id')
    .selectAll('members')
    .execute();
  return { nodeId: String(node_id), members };
};
