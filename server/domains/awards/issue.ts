import { sql } from 'kysely';
import type { RefusalOfCampaign } from '../../../contract/campaigns.ts';
import { requiredOf } from '../../../contract/campaigns.ts';
import type { MinorUnits } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import { firstOf } from '../../shared/first-of.ts';
import { activateNext } from './activate.ts';
import type { CampaignRow } from '../campaigns/index.ts';
import { changeState, type AwardRow } from './change-state.ts';

/** What was issued can be claimed for this long, days. */
const CLAIM_DAYS = 7;

interface Issue {
  campaign: CampaignRow;
  memberId: number;
  /** What it is for: at most one award of a campaign each. */
  occasion: string;
  amount: MinorUnits;
  who: string;
  /** The referral that it is for. */
  referralId?: number;
}

/**
 * Reserves the amount in the campaign's budget and makes the award, in the caller's transaction, which holds the lock of the
 * member's wallet. It waits for the operator where the campaign says so, or another member with an award of it shares a signal, or
 * the two members of its referral share one.
 * Returns why not: the budget's rest is too small, or there is an award for this occasion.
 */
export const issueAward = async (
  tx: Tx,
  { campaign, memberId, occasion, amount, who, referralId }: Issue,
): Promise<AwardRow | Extract<RefusalOfCampaign, 'full' | 'taken'>> => {
  const tables = inMerchant(tx, campaign.merchant);
  const before = await tables
    .selectFrom('awards')
    .select('id')
    .where('campaign_id', '=', campaign.id)
    .where('member_id', '=', memberId)
    .where('occasion', '=', occasion)
    .executeTakeFirst();
  if (before) return 'taken';
  const { numUpdatedRows } = await tables
    .updateTable('campaigns')
    .set({ awarded: sql<number>`awarded + ${amount}`, awards: sql<number>`awards + 1` })
    .where('id', '=', campaign.id)
    .where(sql<boolean>`awarded + ${amount} <= coalesce(budget, awarded + ${amount})`)
    .where(sql<boolean>`awards + 1 <= coalesce(max_awards, awards + 1)`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 'full';
  const { requirement, reward } = campaign.terms;
  const isOfRounds = reward.kind === 'free_rounds';
  const signals = await signalsOf(tx, campaign, memberId, referralId);
  const state = campaign.reviewed || signals ? 'applying' : 'issued';
  const award = await tables
    .insertInto('awards', {
      member_id: memberId,
      campaign_id: campaign.id,
      terms_version: campaign.terms_version,
      occasion,
      product: campaign.product,
      state,
      amount,
      signals: signals && jsonb(signals),
      referral_id: referralId ?? null,
      // Of free rounds it grows with what they win. Several at once are one award.
      required: isOfRounds ? 0 : requiredOf(amount, requirement),
      ...(isOfRounds && { rounds_given: Math.floor(amount / reward.stake), round_stake: reward.stake }),
      ...(state === 'issued' && claimable()),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tables.insertInto('award_changes', { award_id: award.id, state, actor: who }).execute();
  return award;
};

/** After the campaign is locked, so that of two awards at once the second sees the first. */
const signalsOf = async (
  tx: Tx,
  { id, once_per }: CampaignRow,
  memberId: number,
  referralId: number | undefined,
): Promise<object | null> => {
  if (once_per.length === 0 && referralId === undefined) return null;
  const found =
    referralId === undefined
      ? sql<object | null>`award_signals(${id}, ${memberId})`
      : sql<object | null>`referral_signals(${id}, ${memberId}, ${referralId})`;
  const { signals } = await tx.selectNoFrom(found.as('signals')).executeTakeFirstOrThrow();
  return signals;
};

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

/** Until when an award that is issued now can be claimed. */
export const claimable = () => {
  const until = sql<Date>`row_clock() + ${CLAIM_DAYS} * interval '1 day'` as unknown as Date;
  return { lapses_at: until, due_at: until };
};

/** The member takes an issued award. It begins at once, or after the one that is active in its product class. */
export const claimAward = async (tx: Tx, award: AwardRow, who: string): Promise<AwardRow> => {
  const claimed = await changeState(tx, award, 'claimed', {
    actor: who.startsWith('member:') ? 'member' : 'platform',
    who,
    set: { lapses_at: null, due_at: null },
  });
  return activateNext(tx, claimed);
};

/** Takes an award that never paid out of its campaign's budget. */
export const freeBudget = async (tx: Tx, { merchant, campaign_id, amount }: AwardRow): Promise<void> => {
  await inMerchant(tx, merchant)
    .updateTable('campaigns')
    .set({ awarded: sql<number>`awarded - ${amount}`, awards: sql<number>`awards - 1` })
    .where('id', '=', campaign_id)
    .execute();
};
