import type { Audience, CampaignState, RefusalOfCampaign } from '../../../contract/campaigns.ts';

/** What decides whether a campaign is open to a member. Times in epoch milliseconds. */
export interface CampaignFacts {
  state: CampaignState;
  startsAtMs: number | null;
  endsAtMs: number | null;
  audience: Audience;
  /** What is left of the budget and of the number of awards; null: no bound. */
  budgetLeft: number | null;
  awardsLeft: number | null;
  maxEach: number | null;
}

export interface MemberFacts {
  registeredAtMs: number;
  excluded: boolean;
  deposits: number;
  /** Awards of the campaign that were not rejected. */
  awards: number;
}

/** Returns why the campaign is open to nobody for an award of this amount; undefined if it is open. */
export const closedTo = (campaign: CampaignFacts, amount: number, nowMs: number): RefusalOfCampaign | undefined => {
  if (campaign.state === 'ended' || (campaign.endsAtMs !== null && campaign.endsAtMs <= nowMs)) return 'over';
  if (campaign.state === 'paused') return 'paused';
  if (campaign.state === 'draft' || (campaign.startsAtMs ?? 0) > nowMs) return 'not_yet';
  const isFull = campaign.awardsLeft !== null && campaign.awardsLeft < 1;
  return isFull || (campaign.budgetLeft !== null && campaign.budgetLeft < amount) ? 'full' : undefined;
};

/** Returns why the campaign is not open to the member for an award of this amount; undefined if it is. */
export const refusalOf = (
  campaign: CampaignFacts,
  member: MemberFacts,
  amount: number,
  nowMs: number,
): RefusalOfCampaign | undefined => {
  if (member.excluded) return 'excluded';
  const closed = closedTo(campaign, amount, nowMs);
  if (closed && closed !== 'full') return closed;
  if (!isInAudience(campaign.audience, member)) return 'not_in_audience';
  if (campaign.maxEach !== null && member.awards >= campaign.maxEach) return 'taken';
  return closed;
};

const isInAudience = (
  { registeredFromMs, registeredToMs, hasDeposited }: Audience,
  { registeredAtMs, deposits }: MemberFacts,
): boolean =>
  registeredAtMs >= (registeredFromMs ?? 0) &&
  registeredAtMs < (registeredToMs ?? Number.POSITIVE_INFINITY) &&
  (hasDeposited === undefined || hasDeposited === deposits > 0);
