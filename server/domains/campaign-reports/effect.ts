import { sql } from 'kysely';
import type { CampaignEffect, campaignsOperator } from '../../../contract/campaigns-operator.ts';
import type { RequestOf } from '../../../contract/define.ts';
import type { Tx } from '../../db/database.ts';
import { commonFailure } from '../../http/failure.ts';
import { firstOf } from '../../shared/first-of.ts';
import { factsOf, findCampaign } from '../campaigns/index.ts';

interface Arm {
  isControl: boolean;
  members: number;
  won: number;
  kept: number;
  /** Variance of what the house kept of each member; null with fewer than two. */
  variance: number | null;
}

/** Standard errors of a 95 % band. */
const BAND = 1.96;

/** The difference of two means with its 95 % band (Welch), minor units; null with fewer than two members in either. Pure. */
export const differenceOf = (offered: Arm | undefined, control: Arm | undefined): CampaignEffect['difference'] => {
  if (offered?.variance == null || control?.variance == null) return null;
  const amount = offered.kept - control.kept;
  const error = BAND * Math.sqrt(offered.variance / offered.members + control.variance / control.members);
  return { amount: Math.round(amount), from: Math.round(amount - error), to: Math.round(amount + error) };
};

/** What a campaign cost, and what the house kept of its audience and of its control group since it began. */
export const effectOf = async (
  tx: Tx,
  { merchant, code }: RequestOf<typeof campaignsOperator.effect>,
): Promise<CampaignEffect> => {
  const campaign = await findCampaign(tx, merchant, code);
  if (!campaign) throw commonFailure('not_found');
  const { levels = null, line = null, registeredFromMs = 0, registeredToMs = null } = factsOf(campaign).audience;
  const { rows } = await sql<Arm>`
    with audience as (
      select m.id, campaign_control(${campaign.id}, m.id) < ${campaign.control_share} as is_control
        from members m
       where m.merchant = ${merchant} and not m.demo and in_ms(m.created_at) >= ${registeredFromMs}
         and in_ms(m.created_at) < coalesce(${registeredToMs}::bigint, 9e15)
         and (${levels}::text[] is null or exists (select from member_levels l where l.member_id = m.id and l.level = any(${levels}::text[])))
         and (${line}::text is null or exists (
               select from team_paths p join members a on a.id = p.ancestor
                where p.descendant = m.id and p.depth > 0 and p.until_at = 'infinity' and a.username = ${line}))
    ), won as (
      select p.member_id as id, sum(p.stake - p.payout) as won
        from play_days p join merchants s on s.code = p.merchant
       where p.merchant = ${merchant} and product_of(p.game_type) = ${campaign.product}
         and p.day >= merchant_day(${campaign.first_run_at ?? campaign.created_at}, s.brand)
       group by 1
    ), paid as (
      select a.member_id as id, sum(c.cost) as cost from awards a join award_changes c on c.award_id = a.id
       where a.campaign_id = ${campaign.id} group by 1
    ), each as (
      select is_control, coalesce(won, 0) as won, coalesce(won, 0) - coalesce(cost, 0) as kept
        from audience left join won using (id) left join paid using (id)
    )
    select is_control as "isControl", count(*)::int as members, avg(won)::float8 as won, avg(kept)::float8 as kept,
           var_samp(kept)::float8 as variance
      from each group by 1`.execute(tx);
  const offered = rows.find(({ isControl }) => !isControl);
  const control = rows.find(({ isControl }) => isControl);
  const totals = await sql<{ cost: number; converted: number }>`
    select coalesce((select sum(c.cost) from award_changes c join awards a on a.id = c.award_id where a.campaign_id = ${campaign.id}), 0)::bigint as cost,
           coalesce((select sum(converted) from awards where campaign_id = ${campaign.id}), 0)::bigint as converted`.execute(
    tx,
  );
  return {
    code,
    awards: campaign.awards,
    ...firstOf(totals.rows),
    offered: shown(offered),
    control: shown(control),
    difference: differenceOf(offered, control),
  };
};

const shown = (arm: Arm | undefined): CampaignEffect['offered'] => ({
  members: arm?.members ?? 0,
  won: Math.round(arm?.won ?? 0),
  kept: Math.round(arm?.kept ?? 0),
});
