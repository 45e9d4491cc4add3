import { sql } from 'kysely';
import type { Language } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { Fail } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { replay, VendorCallFailed } from '../vendor-api/index.ts';

/**
 * Returns the address where the vendor replays a round, marked as a replay (PP-25): to its player, to the agent who was directly
 * above the player when the round was opened with real money (AGT-06), and to members while a message of the chat shares it (MEM-08).
 */
export const replayOf = async (
  ctx: BaseContext,
  { id, merchant, demo }: MemberRow,
  language: Language,
  roundId: string,
  fail: Fail<'replay_unavailable'>,
): Promise<{ url: string }> => {
  const round = await inMerchant(ctx.database.db, merchant)
    .selectFrom('rounds')
    .select(['vendor', 'vendor_round_id', 'member_id'])
    .where('id', '=', roundId)
    .where(
      sql<boolean>`(member_id = ${id} or (ledger = 'real' and exists (
        select from team_paths p where p.ancestor = ${id} and p.descendant = member_id and p.depth = 1
           and opened_at >= p.from_at and opened_at < p.until_at))
        or (not ${demo}::boolean and exists (
        select from chat_messages c where c.round_id = rounds.id and c.merchant = ${merchant} and c.deleted_at is null)))`,
    )
    .executeTakeFirst();
  if (!round) throw fail('not_found');
  const request = { vendorRoundId: round.vendor_round_id, memberId: round.member_id, language };
  return replay(ctx, { merchant, vendor: round.vendor }, request).catch((error: unknown) => {
    if (error instanceof VendorCallFailed) throw fail('replay_unavailable', { cause: error });
    throw error;
  });
};
