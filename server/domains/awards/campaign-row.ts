import { sql, type Selectable } from 'kysely';
import { Audience, CampaignTerms } from '../../../contract/campaigns.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { CampaignsTable } from '../../db/schema.ts';
import type { MemberRow } from '../../http/viewer.ts';
import type { CampaignFacts, MemberFacts } from './eligibility.ts';

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

/** What decides whether campaigns are open to the member, and the member's awards of each campaign by its id. */
export const memberFacts = async (
  db: Db | Tx,
  { merchant, id, created_at, excluded_until, locked }: MemberRow,
  now: number,
): Promise<Omit<MemberFacts, 'awards'> & { awardsOf: ReadonlyMap<number, number> }> => {
  const tables = inMerchant(db, merchant);
  const { deposits } = await tables
    .selectFrom('deposits')
    .select(sql<number>`count(*)::int`.as('deposits'))
    .where('member_id', '=', id)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  const counts = await tables
    .selectFrom('awards')
    .select(['campaign_id', sql<number>`count(*)::int`.as('count')])
    .where('member_id', '=', id)
    .where('state', '<>', 'rejected')
    .groupBy('campaign_id')
    .execute();
  return {
    registeredAtMs: created_at.getTime(),
    excluded: locked || (excluded_until?.getTime() ?? 0) > now,
    deposits,
    awardsOf: new Map(counts.map(({ campaign_id, count }) => [campaign_id, count])),
  };
};
