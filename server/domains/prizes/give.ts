import { sql } from 'kysely';
import type { RefusalOfCampaign } from '../../../contract/campaigns.ts';
import type { Prize } from '../../../contract/prizes.ts';
import type { Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import { canBeGranted, grantAward, grantedAmount } from '../awards/index.ts';
import { addPrizePoints } from '../points/index.ts';
import { lockWallet } from '../wallet/index.ts';

interface Give {
  merchant: string;
  memberId: number;
  prize: Prize;
  /** What it is for, such as `mission:7:2026-11-28`: at most one prize each. */
  occasion: string;
}

/** What came of a prize; `refusal`: why nothing was given. */
export type Given = { awardId: number | null } | { refusal: RefusalOfCampaign };

/**
 * Gives a member a prize once, in the caller's transaction; takes the lock of the member's wallet. A prize for the same occasion is
 * refused as `taken`. A member who has excluded himself, or whose account is closed, gets nothing.
 */
export const givePrize = async (tx: Tx, { merchant, memberId, prize, occasion }: Give): Promise<Given> => {
  const member = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select(['currency', 'exponent'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await lockWallet(tx, { merchant, memberId, ...member });
  if (prize.kind === 'points') {
    if (await isShutOut(tx, merchant, memberId)) return { refusal: 'excluded' };
    const added = await addPrizePoints(tx, { merchant, memberId, points: prize.points, occasion });
    return added ? { awardId: null } : { refusal: 'taken' };
  }
  const { campaign } = prize;
  const amount = prize.amount ?? (await grantedAmount(tx, merchant, campaign));
  return grantAward(tx, { merchant, memberId, campaign, occasion, amount, who: occasion });
};

/** Whether a member is locked or has excluded himself. */
export const isShutOut = async (tx: Tx, merchant: string, memberId: number): Promise<boolean> => {
  const { out } = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select(sql<boolean>`locked or coalesce(excluded_until > row_clock(), false)`.as('out'))
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return out;
};

/** What is wrong with a prize that an operator writes; undefined: nothing. */
export const prizeProblem = async (
  tx: Tx,
  merchant: string,
  prize: Prize,
): Promise<'no_campaign' | 'no_amount' | undefined> => {
  if (prize.kind === 'points') return undefined;
  if (!(await canBeGranted(tx, merchant, prize.campaign, prize.amount ?? 0))) return 'no_campaign';
  const amount = prize.amount ?? (await grantedAmount(tx, merchant, prize.campaign));
  return amount > 0 ? undefined : 'no_amount';
};
