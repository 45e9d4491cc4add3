import { sql, type Selectable } from 'kysely';
import { Audience, CampaignTerms } from '../../../contract/campaigns.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { CampaignsTable } from '../../db/schema.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { isControl, type CampaignFacts, type FactsOfMember, type MemberFacts } from './eligibility.ts';

export type CampaignRow = Selectable<CampaignsTable> & { terms: CampaignTerms };

/** The campaigns of a merchant with their current terms, as a query to narrow. */
export const campaignsOf = (db: Db | Tx, merchant: string) =>
  inMerchant(db, merchant)
    .selectFrom('campaigns')
    .innerJoin('campaign_terms', (join) =>
      join
        .onRef('campaign_terms.campaign_id', '=', 'campaigns.id')
        .onRef('campaign_terms.version', '=', 'campaigns.terms_version'),
    )
    .selectAll('campaigns')
    .select('campaign_terms.terms');

export const campaignRow = (row: Selectable<CampaignsTable> & { terms: unknown }): CampaignRow => ({
  ...row,
  terms: CampaignTerms.parse(row.terms),
});

/** Finds a campaign by its code. */
export const findCampaign = async (db: Db | Tx, merchant: string, code: string): Promise<CampaignRow | undefined> => {
  const row = await campaignsOf(db, merchant).where('campaigns.code', '=', code).executeTakeFirst();
  return row && campaignRow(row);
};

const leftOf = (bound: number | null, used: number): number | null => (bound === null ? null : bound - used);

export const factsOf = (row: CampaignRow): CampaignFacts => ({
  state: row.state,
  startsAtMs: row.starts_at?.getTime() ?? null,
  endsAtMs: row.ends_at?.getTime() ?? null,
  audience: Audience.parse(row.audience),
  budgetLeft: leftOf(row.budget, row.awarded),
  awardsLeft: leftOf(row.max_awards, row.awards),
  maxEach: row.max_each,
});

type Known = Pick<MemberRow, 'merchant' | 'id' | 'created_at' | 'excluded_until' | 'locked'>;

/** What decides whether campaigns are open to members of one merchant, by their numbers. */
export const factsOfMembers = async (
  db: Db | Tx,
  merchant: string,
  members: readonly Known[],
  now: number,
): Promise<ReadonlyMap<number, FactsOfMember>> => {
  const ids = sql`any(${members.map(({ id }) => id)}::bigint[])`;
  const { rows } = await sql<{ id: number; deposits: number; level: string | null; lines: string[] }>`
    select m.id, (select count(*)::int from deposits d where d.member_id = m.id and d.merchant = m.merchant and d.state = 'paid') as deposits,
           (select level from member_levels l where l.member_id = m.id) as level,
           array(select a.username from team_paths p join members a on a.id = p.ancestor
                  where p.descendant = m.id and p.depth > 0 and p.until_at = 'infinity') as lines
      from members m where m.merchant = ${merchant} and m.id = ${ids}`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  const awardsOf = new Map(members.map(({ id }) => [id, new Map<number, number>()]));
  const counts = await inMerchant(db, merchant)
    .selectFrom('awards')
    .select(['member_id', 'campaign_id', sql<number>`count(*)::int`.as('count')])
    .where('member_id', '=', sql<number>`${ids}`)
    .where('state', '<>', 'rejected')
    .groupBy(['member_id', 'campaign_id'])
    .execute();
  for (const { member_id, campaign_id, count } of counts) awardsOf.get(member_id)?.set(campaign_id, count);
  return new Map(
    members.map(({ id, created_at, excluded_until, locked }) => [
      id,
      {
        id,
        registeredAtMs: created_at.getTime(),
        excluded: locked || (excluded_until?.getTime() ?? 0) > now,
        deposits: known.get(id)?.deposits ?? 0,
        level: known.get(id)?.level ?? null,
        lines: known.get(id)?.lines ?? [],
        awardsOf: awardsOf.get(id)!,
      },
    ]),
  );
};

/** What decides whether campaigns are open to the member. */
export const memberFacts = async (db: Db | Tx, member: MemberRow, now: number): Promise<FactsOfMember> =>
  (await factsOfMembers(db, member.merchant, [member], now)).get(member.id)!;

/** What decides whether this campaign is open to the member. */
export const factsFor = (
  { id, control_share }: Pick<CampaignRow, 'id' | 'control_share'>,
  { awardsOf, ...facts }: FactsOfMember,
): MemberFacts => ({ ...facts, awards: awardsOf.get(id) ?? 0, control: isControl(id, facts.id, control_share) });
