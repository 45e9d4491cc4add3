import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { CampaignItem, CampaignStatus, campaignsOperator } from '../../../contract/campaigns-operator.ts';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { GameType } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Db, type Tx } from '../../db/database.ts';
import { commonFailure, type Fail } from '../../http/failure.ts';
import { staffActor } from '../../operator/actor.ts';
import { audit } from '../../operator/audit.ts';
import { faultDetails } from '../../operator/file-faults.ts';
import { lockMerchant } from '../../operator/merchant.ts';
import { findCampaign, type CampaignRow } from './campaign-row.ts';
import { campaignProblems, type NamedGame } from './problems.ts';
import { textsIn } from './texts.ts';

type Put = typeof campaignsOperator.put;

/** Campaigns with what they have given, in their order; or one of them. */
export const campaignStatuses = async (db: Db | Tx, merchant: string, code?: string): Promise<CampaignStatus[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('campaigns')
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(converted), 0)::bigint from awards where awards.campaign_id = campaigns.id)`.as(
        'converted',
      ),
    )
    .$if(code !== undefined, (query) => query.where('code', '=', code!))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    title: textsIn(row.texts, 'EN').title,
    product: row.product,
    state: row.state,
    termsVersion: row.terms_version,
    startsAtMs: row.starts_at?.getTime() ?? null,
    endsAtMs: row.ends_at?.getTime() ?? null,
    budget: row.budget,
    awarded: row.awarded,
    awards: row.awards,
    converted: row.converted,
  }));
};

const statusOf = async (tx: Tx, merchant: string, code: string): Promise<CampaignStatus> => {
  const [status] = await campaignStatuses(tx, merchant, code);
  if (!status) throw commonFailure('not_found');
  return status;
};

/** Makes a campaign as a draft, or changes it. Other terms are a new version: what was accepted stays. */
export const putCampaign = async (
  tx: Tx,
  { merchant, campaign, reason }: RequestOf<Put>,
  fail: Fail<'campaign_wrong'>,
): Promise<ResponseOf<Put>> => {
  const { brand } = await lockMerchant(tx, merchant);
  const before = await findCampaign(tx, merchant, campaign.code);
  const { reward, requirement } = campaign.terms;
  const named = [...requirement.shut, ...(reward.kind === 'free_rounds' ? reward.games : [])];
  const games = await knownGames(tx, merchant, named);
  const problems = campaignProblems(campaign, { before, games, defaultLanguage: brand.defaultLanguage });
  if (problems.length > 0) throw fail('campaign_wrong', { details: faultDetails(problems) });
  const id = before ? await change(tx, before, campaign) : await create(tx, merchant, campaign);
  const same = before && isDeepStrictEqual(before.terms, campaign.terms);
  if (!same) await writeTerms(tx, merchant, id, campaign);
  const status = await statusOf(tx, merchant, campaign.code);
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'campaign', reason },
    before: before ? { code: before.code, termsVersion: before.terms_version, terms: before.terms } : null,
    after: { code: campaign.code, termsVersion: status.termsVersion, terms: campaign.terms },
  });
  return status;
};

const knownGames = async (
  tx: Tx,
  merchant: string,
  nodes: readonly number[],
): Promise<ReadonlyMap<number, NamedGame>> => {
  if (nodes.length === 0) return new Map();
  const rows = await inMerchant(tx, merchant)
    .selectFrom('games')
    .select(['node_id', 'game_type', 'free_round_stakes', sql<boolean>`enabled and playable`.as('isListed')])
    .where('node_id', 'in', nodes)
    .execute();
  return new Map(
    rows.map(({ node_id, game_type, free_round_stakes: freeRoundStakes, isListed }) => [
      node_id,
      { gameType: game_type as GameType, isListed, freeRoundStakes },
    ]),
  );
};

const columnsOf = ({ position, picture, startsAt, endsAt, ...campaign }: CampaignItem) => ({
  ...(position !== undefined && { position }),
  picture,
  starts_at: startsAt === null ? null : new Date(startsAt),
  ends_at: endsAt === null ? null : new Date(endsAt),
  audience: jsonb(campaign.audience),
  control_share: campaign.controlShare,
  reviewed: campaign.reviewed,
  once_per: campaign.oncePer,
  budget: campaign.budget,
  max_awards: campaign.maxAwards,
  max_each: campaign.maxEach,
  texts: jsonb(campaign.texts),
});

const create = async (tx: Tx, merchant: string, campaign: CampaignItem): Promise<number> => {
  const { id } = await inMerchant(tx, merchant)
    .insertInto('campaigns', {
      code: campaign.code,
      product: campaign.product,
      terms_version: 0,
      ...columnsOf(campaign),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const change = async (tx: Tx, { id, merchant }: CampaignRow, campaign: CampaignItem): Promise<number> => {
  await inMerchant(tx, merchant).updateTable('campaigns').set(columnsOf(campaign)).where('id', '=', id).execute();
  return id;
};

const writeTerms = async (tx: Tx, merchant: string, id: number, { terms }: CampaignItem): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  const { version } = await tables
    .updateTable('campaigns')
    .set({ terms_version: sql<number>`terms_version + 1` })
    .where('id', '=', id)
    .returning('terms_version as version')
    .executeTakeFirstOrThrow();
  await tables.insertInto('campaign_terms', { campaign_id: id, version, terms: jsonb(terms) }).execute();
};

type SetState = typeof campaignsOperator.setState;

/** Starts, pauses or ends a campaign. An ended one stays ended. */
export const setCampaignState = async (
  tx: Tx,
  { merchant, code, state, reason }: RequestOf<SetState>,
  fail: Fail<'campaign_wrong'>,
): Promise<ResponseOf<SetState>> => {
  await lockMerchant(tx, merchant);
  const before = await findCampaign(tx, merchant, code);
  if (!before) throw commonFailure('not_found');
  if (before.state === state) return statusOf(tx, merchant, code);
  const problem = before.state === 'ended' ? 'ended' : before.state === 'draft' && state === 'paused' ? 'draft' : null;
  if (problem) throw fail('campaign_wrong', { details: faultDetails([{ index: 0, field: 'state', problem }]) });
  await inMerchant(tx, merchant)
    .updateTable('campaigns')
    .set({ state, ...(state === 'running' && { first_run_at: sql<Date>`coalesce(first_run_at, row_clock())` }) })
    .where('id', '=', before.id)
    .execute();
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'campaign_state', reason },
    before: { code, state: before.state },
    after: { code, state },
  });
  return statusOf(tx, merchant, code);
};
