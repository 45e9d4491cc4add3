import { sql } from 'kysely';
import type { CampaignItem } from '../../contract/campaigns-operator.ts';
import type { ReferralReward } from '../../contract/campaigns.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberRow } from '../../server/http/viewer.ts';
import { campaignItem, REQUIREMENT, runCampaign } from './campaigns.ts';

/** Starts a campaign that pays for invitations, at registration unless stated, straight to the wallet. */
export const runReferral = async (
  database: Database,
  code: string,
  reward: Partial<ReferralReward> = {},
  over: Partial<CampaignItem> = {},
): Promise<void> => {
  const terms = {
    reward: {
      kind: 'referral' as const,
      to: 'inviter' as const,
      amount: 500,
      when: { event: 'registered' as const },
      ...reward,
    },
    requirement: { ...REQUIREMENT, factor: 0 },
  };
  await runCampaign(database, campaignItem({ code, terms, ...over }));
};

/** Writes play as the job of the days of play does, and counts it for referrals. */
export const playForReferral = async (
  { db }: Database,
  { merchant, id }: Pick<MemberRow, 'merchant' | 'id'>,
  { stake, bonusStake = 0, day = 0 }: { stake: number; bonusStake?: number; day?: number },
): Promise<void> => {
  await sql`
    insert into play_days as d (merchant, member_id, day, game_type, rounds, stake, valid_stake, payout, bonus_stake)
    values (${merchant}, ${id}, points_today(${merchant}) + ${day}::int, 'RNG', 1, ${stake}, ${stake}, 0, ${bonusStake})
        on conflict (member_id, day, game_type) do update
       set valid_stake = d.valid_stake + excluded.valid_stake, bonus_stake = d.bonus_stake + excluded.bonus_stake`.execute(
    db,
  );
  const changes = [{ merchant, memberId: id }];
  await sql`select referrals_count(${JSON.stringify(changes)}::jsonb)`.execute(db);
};
