import { sql } from 'kysely';
import type { OfferedCampaign } from '../../../contract/awards.ts';
import { Audience } from '../../../contract/campaigns.ts';
import type { Language } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { campaignRow, type CampaignRow, campaignsOf, factsFor, gameNames, memberFacts } from '../campaigns/index.ts';
import { offered } from './published.ts';

interface Reader {
  merchant: string;
  /** Undefined for a visitor. */
  member?: MemberRow;
  language: Language;
  now: number;
}

/** The campaigns that run or are to come, as the reader sees them; or one of them, in whatever state. */
export const offersOf = async (db: Db | Tx, reader: Reader, code?: string): Promise<OfferedCampaign[]> => {
  const { merchant, now } = reader;
  const rows = await campaignsOf(db, merchant)
    .$if(code !== undefined, (query) => query.where('campaigns.code', '=', code!))
    .$if(code === undefined, (query) =>
      query
        .where('campaigns.state', 'in', ['running', 'paused'])
        // What is given for something else is shown there, and what the invited get on the page of referrals.
        .where(
          sql<boolean>`terms -> 'reward' ->> 'kind' <> 'granted' and terms -> 'reward' -> 'granted' is distinct from 'true'
            and terms -> 'reward' -> 'to' is distinct from '"invited"'`,
        )
        .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', new Date(now))])),
    )
    .orderBy('campaigns.position')
    .orderBy('campaigns.id')
    .execute();
  return offersFrom(db, rows.map(campaignRow), reader);
};

const offersFrom = async (
  db: Db | Tx,
  rows: readonly CampaignRow[],
  { merchant, member, language, now }: Reader,
): Promise<OfferedCampaign[]> => {
  const named = await gameNames(
    db,
    merchant,
    rows.map(({ terms }) => terms),
    language,
  );
  const mine = member && (await ofMember(db, member, now));
  return rows.flatMap((row) => {
    const facts = mine ? factsFor(row, mine.facts) : null;
    // The control group does not see the campaign, nor do members of other lines one that is for a line of agents.
    const { line } = Audience.parse(row.audience);
    if (facts?.control || (line !== undefined && !facts?.lines.includes(line))) return [];
    return offered(row, {
      facts,
      joined: mine?.joined.has(row.id) ?? false,
      award: mine?.newest.get(row.id) ?? null,
      ...{ named, language, now },
    });
  });
};

const ofMember = async (db: Db | Tx, member: MemberRow, now: number) => {
  const facts = await memberFacts(db, member, now);
  const tables = inMerchant(db, member.merchant);
  const joins = await tables
    .selectFrom('campaign_joins')
    .select('campaign_id')
    .where('member_id', '=', member.id)
    .execute();
  const awards = await tables
    .selectFrom('awards')
    .select(['campaign_id', 'id', 'state'])
    .distinctOn('campaign_id')
    .where('member_id', '=', member.id)
    .orderBy('campaign_id')
    .orderBy('id', 'desc')
    .execute();
  return {
    facts,
    joined: new Set(joins.map(({ campaign_id }) => campaign_id)),
    newest: new Map(awards.map(({ campaign_id, ...award }) => [campaign_id, award])),
  };
};
