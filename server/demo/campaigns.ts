import { sql } from 'kysely';
import type { CampaignState } from '../../contract/campaigns.ts';
import { inMerchant } from '../db/merchant.ts';
import type { Tx } from '../db/database.ts';
import { claimAward, decideAward, endAward, issueAward } from '../domains/awards/index.ts';
import { findCampaign, putCampaign, setCampaignState } from '../domains/campaigns/index.ts';
import { lockWallet } from '../domains/wallet/index.ts';
import type { MemberRow } from '../http/viewer.ts';
import { campaignItems, ROUND_STAKE } from './items/campaigns.ts';

const REASON = 'the demo';

/** What the operator's functions refuse is a mistake in the demo's own data. */
const fail = (key: string, { details }: { details?: unknown } = {}): never => {
  throw new Error(`The demo's campaigns: ${key} ${JSON.stringify(details)}`);
};

/** Makes the campaigns of a merchant that has none, by the operator's functions, and the awards of its named player. */
export const seedCampaigns = async (tx: Tx, merchant: string, player: string): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  const known = await tables.selectFrom('campaigns').select('id').limit(1).executeTakeFirst();
  const member = await tables.selectFrom('members').selectAll().where('username', '=', player).executeTakeFirst();
  if (known || !member) return;
  const { now } = await tx.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  const shut = await tables
    .selectFrom('games')
    .select('node_id')
    .where('game_type', '=', 'FISH')
    .where('playable', '=', true)
    .orderBy('node_id')
    .limit(1)
    .execute();
  const free = await tables
    .selectFrom('games')
    .select('node_id')
    .where('playable', '=', true)
    .where('game_type', '=', 'RNG')
    .where(sql<boolean>`${ROUND_STAKE} = any (free_round_stakes)`)
    .orderBy('popularity', 'desc')
    .limit(4)
    .execute();
  const items = campaignItems(now.getTime(), {
    shut: shut.map(({ node_id }) => node_id),
    freeGames: free.map(({ node_id }) => node_id),
  });
  for (const campaign of items) {
    await putCampaign(tx, { merchant, campaign, reason: REASON }, fail);
    await setState(tx, merchant, campaign.code, 'running');
  }
  await takePart(tx, member);
  for (const over of ['autumn', 'harvest']) await setState(tx, merchant, over, 'ended');
};

const setState = (tx: Tx, merchant: string, code: string, state: Exclude<CampaignState, 'draft'>) =>
  setCampaignState(tx, { merchant, code, state, reason: REASON }, fail);

/** The player has joined the match of deposits, has one award that runs, one to claim, and one that was given up. */
const takePart = async (tx: Tx, member: MemberRow): Promise<void> => {
  const { merchant, id: memberId } = member;
  const who = `member:${memberId}`;
  await lockWallet(tx, { ...member, memberId });
  const match = (await findCampaign(tx, merchant, 'first-light'))!;
  await inMerchant(tx, merchant)
    .insertInto('campaign_joins', { campaign_id: match.id, member_id: memberId, terms_version: match.terms_version })
    .execute();
  const issued = async (code: string) => {
    const campaign = (await findCampaign(tx, merchant, code))!;
    const { reward } = campaign.terms;
    const amount = reward.kind === 'fixed' ? reward.amount : 0;
    const award = await issueAward(tx, { campaign, memberId, occasion: 'once', amount, who });
    return typeof award === 'string' ? fail(award) : award;
  };
  await claimAward(tx, await issued('lantern-gift'), who);
  const { id: awardId } = await issued('match-day');
  await decideAward(tx, { merchant, awardId, approve: true, reason: REASON }, fail);
  const ended = await claimAward(tx, await issued('autumn'), who);
  await endAward(tx, ended, { actor: 'member', who, reason: 'given_up' });
};
