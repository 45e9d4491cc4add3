import { createHash } from 'node:crypto';
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

/** What decides whether campaigns are open to a member. */
export interface FactsOfMember {
  id: number;
  registeredAtMs: number;
  excluded: boolean;
  deposits: number;
  /** The code of the member's level; null: none. */
  level: string | null;
  /** The accounts of the agents above the member. */
  lines: readonly string[];
  /** Awards that were not rejected, by the campaign's id. */
  awardsOf: ReadonlyMap<number, number>;
}

export type MemberFacts = Omit<FactsOfMember, 'awardsOf'> & {
  /** Awards of the campaign that were not rejected. */
  awards: number;
  /** Whether the member is in the campaign's control group, which it is not offered to. */
  control: boolean;
};

/** Thousandths of the members of a campaign's audience that are its control group, the same ones for ever; SQL: campaign_control. */
export const isControl = (campaignId: number, memberId: number, share: number): boolean =>
  share > 0 &&
  Number.parseInt(createHash('md5').update(`${campaignId}:${memberId}`).digest('hex').slice(0, 8), 16) % 1_000 < share;

/** Whether what is left of the campaign holds no further award of this amount. */
export const isFull = ({ budgetLeft, awardsLeft }: CampaignFacts, amount: number): boolean =>
  (awardsLeft !== null && awardsLeft < 1) || (budgetLeft !== null && budgetLeft < amount);

/** Returns why the campaign is open to nobody for an award of this amount; undefined if it is open. */
export const closedTo = (campaign: CampaignFacts, amount: number, nowMs: number): RefusalOfCampaign | undefined => {
  if (campaign.state === 'ended' || (campaign.endsAtMs !== null && campaign.endsAtMs <= nowMs)) return 'over';
  if (campaign.state === 'paused') return 'paused';
  if (campaign.state === 'draft' || (campaign.startsAtMs ?? 0) > nowMs) return 'not_yet';
  return isFull(campaign, amount) ? 'full' : undefined;
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
  const isInAudience = audienceConditions(campaign.audience, member).every(({ met }) => met);
  if (member.control || !isInAudience) return 'not_in_audience';
  if (campaign.maxEach !== null && member.awards >= campaign.maxEach) return 'taken';
  return closed;
};

/** The conditions that an audience has, and whether the member meets each. */
export const audienceConditions = (
  { registeredFromMs, registeredToMs, hasDeposited, levels, line }: Audience,
  { registeredAtMs, deposits, level, lines }: MemberFacts,
) => [
  ...(registeredFromMs === undefined && registeredToMs === undefined
    ? []
    : [
        {
          condition: 'registered' as const,
          met:
            registeredAtMs >= (registeredFromMs ?? 0) && registeredAtMs < (registeredToMs ?? Number.POSITIVE_INFINITY),
        },
      ]),
  ...(hasDeposited === undefined ? [] : [{ condition: 'deposited' as const, met: hasDeposited === deposits > 0 }]),
  ...(levels === undefined ? [] : [{ condition: 'level' as const, met: level !== null && levels.includes(level) }]),
  ...(line === undefined ? [] : [{ condition: 'line' as const, met: lines.includes(line) }]),
];
