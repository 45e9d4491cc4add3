import type { CampaignItem } from '../../contract/campaigns-operator.ts';
import type { FreeRounds, Requirement, Reward } from '../../contract/campaigns.ts';
import type { Database } from '../../server/db/database.ts';
import { inMerchant } from '../../server/db/merchant.ts';
import { findCampaign } from '../../server/domains/campaigns/campaign-row.ts';
import { putCampaign, setCampaignState } from '../../server/domains/campaigns/campaigns.ts';
import { claimAward, issueAward } from '../../server/domains/awards/issue.ts';
import { lockWallet } from '../../server/domains/wallet/index.ts';
import type { MemberRow } from '../../server/http/viewer.ts';

const fail = (key: string, { details }: { details?: unknown } = {}) => new Error(`${key}: ${JSON.stringify(details)}`);

export const REQUIREMENT: Requirement = {
  factor: 1_000,
  days: 30,
  maxStake: null,
  contributions: {},
  shut: [],
  maxConverted: null,
};

/** A campaign of one fixed award, for casino games, with other values where they are given. */
export const campaignItem = (over: Partial<CampaignItem> = {}): CampaignItem => ({
  code: 'gift',
  position: 0,
  picture: null,
  product: 'casino',
  startsAt: null,
  endsAt: null,
  audience: {},
  controlShare: 0,
  reviewed: false,
  oncePer: [],
  budget: null,
  maxAwards: null,
  maxEach: null,
  terms: { reward: { kind: 'fixed', amount: 300, code: null }, requirement: REQUIREMENT },
  texts: { EN: { title: 'A gift', summary: 'For you.', body: 'All about it.' } },
  ...over,
});

/** Makes a campaign as the operator does, and starts it. */
export const runCampaign = (database: Database, item: CampaignItem, merchant = 'parlour'): Promise<void> =>
  database.transact(async (tx) => {
    const reason = 'a test';
    await putCampaign(tx, { merchant, campaign: item, reason }, fail as never);
    await setCampaignState(tx, { merchant, code: item.code, state: 'running', reason }, fail as never);
  });

let campaigns = 0;

/** Gives a member an award that has begun, or waits for another one; returns its number. */
export const giveAward = async (
  database: Database,
  member: MemberRow,
  { amount = 300, ...requirement }: Partial<Requirement> & { amount?: number } = {},
): Promise<number> => {
  return giveReward(database, member, { kind: 'fixed', amount, code: null }, { amount, requirement });
};

/** Gives a member free rounds, of the vendor's test game unless stated; returns the award's number. */
export const giveRounds = (
  database: Database,
  member: MemberRow,
  {
    rounds = 3,
    stake = 100,
    games = [9_000],
    ...requirement
  }: Partial<Requirement> & Partial<Pick<FreeRounds, 'rounds' | 'stake' | 'games'>> = {},
): Promise<number> => {
  const reward = { kind: 'free_rounds' as const, games, rounds, stake, code: null, granted: false };
  return giveReward(database, member, reward, { amount: rounds * stake, requirement });
};

const giveReward = async (
  database: Database,
  member: MemberRow,
  reward: Reward,
  { amount, requirement }: { amount: number; requirement: Partial<Requirement> },
): Promise<number> => {
  const { merchant } = member;
  const code = `gift-${(campaigns += 1)}`;
  const terms = { reward, requirement: { ...REQUIREMENT, ...requirement } };
  await runCampaign(database, campaignItem({ code, terms }), merchant);
  return database.transact(async (tx) => {
    await lockWallet(tx, { ...member, memberId: member.id });
    const campaign = (await findCampaign(tx, merchant, code))!;
    const award = await issueAward(tx, { campaign, memberId: member.id, occasion: 'once', amount, who: 'platform' });
    if (typeof award === 'string') throw new Error(award);
    return (await claimAward(tx, award, `member:${member.id}`)).id;
  });
};

/** The award's row. */
export const awardRow = ({ db }: Database, id: number, merchant = 'parlour') =>
  inMerchant(db, merchant).selectFrom('awards').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
