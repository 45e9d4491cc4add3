import { sql } from 'kysely';
import { requiredOf } from '../../../contract/campaigns.ts';
import type { MinorUnits } from '../../../contract/primitives.ts';
import type { Tx } from '../../db/database.ts';
import { firstOf } from '../../shared/first-of.ts';
import type { CampaignRow } from '../campaigns/index.ts';
import { CLAIM_DAYS } from './issue.ts';

/**
 * Issues awards of one occasion to members, in the order of their numbers, as far as the campaign's budget and number of awards go.
 * Whoever has one for the occasion gets no other. Locks the members' wallets and the campaign. Returns how many it made.
 */
export const issueAwards = async (
  tx: Tx,
  campaign: CampaignRow,
  occasion: string,
  members: readonly { memberId: number; amount: MinorUnits }[],
): Promise<number> => {
  if (members.length === 0) return 0;
  const lines = members.map(({ memberId, amount }) => ({
    ...{ memberId, amount },
    required: requiredOf(amount, campaign.terms.requirement),
  }));
  // Every change of a member's awards holds the lock of the wallet: it orders the versions of the feed.
  await sql`
    select from accounts where merchant = ${campaign.merchant} and kind = 'wallet' and ledger = 'real'
       and member_id = any(${members.map(({ memberId }) => memberId)}::bigint[]) order by id for no key update`.execute(
    tx,
  );
  const { rows } = await sql<{ made: number }>`
    select awards_issue(${campaign.id}, ${campaign.terms_version}, ${occasion}, ${CLAIM_DAYS}, ${JSON.stringify(lines)}::jsonb) as made`.execute(
    tx,
  );
  return firstOf(rows).made;
};
