import type { CampaignPreview } from '../../../contract/campaigns-operator.ts';
import { audienceConditions, closedTo, isFull, type CampaignFacts, type MemberFacts } from '../campaigns/index.ts';

type Because = CampaignPreview['because'];

/** The conditions that a campaign has, and whether the member meets each. Pure; `refusalOf` decides by the same. */
export const conditionsOf = (
  campaign: CampaignFacts & { controlShare: number },
  member: MemberFacts,
  amount: number,
  nowMs: number,
): Because => {
  const { audience, budgetLeft, awardsLeft, maxEach, controlShare } = campaign;
  const closed = closedTo(campaign, amount, nowMs);
  const hasBudget = budgetLeft !== null || awardsLeft !== null;
  return [
    { condition: 'not_excluded', met: !member.excluded },
    { condition: 'runs', met: closed === undefined || closed === 'full' },
    ...(controlShare > 0 ? [{ condition: 'not_control' as const, met: !member.control }] : []),
    ...audienceConditions(audience, member),
    ...(maxEach === null ? [] : [{ condition: 'not_taken' as const, met: member.awards < maxEach }]),
    ...(hasBudget ? [{ condition: 'budget' as const, met: !isFull(campaign, amount) }] : []),
  ];
};
