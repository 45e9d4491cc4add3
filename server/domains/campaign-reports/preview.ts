import type { CampaignPreview } from '../../../contract/campaigns-operator.ts';
import type { CampaignFacts, MemberFacts } from '../campaigns/index.ts';

type Because = CampaignPreview['because'];

/** The conditions that a campaign has, and whether the member meets each. Pure; `refusalOf` decides by the same facts. */
export const conditionsOf = (
  campaign: CampaignFacts & { controlShare: number },
  member: MemberFacts,
  amount: number,
  nowMs: number,
): Because => {
  const { state, startsAtMs, endsAtMs, audience, budgetLeft, awardsLeft, maxEach, controlShare } = campaign;
  const { registeredFromMs, registeredToMs, hasDeposited, levels, line } = audience;
  const found: [Because[number]['condition'], boolean, boolean][] = [
    ['not_excluded', true, !member.excluded],
    ['runs', true, state === 'running' && (startsAtMs ?? 0) <= nowMs && (endsAtMs === null || endsAtMs > nowMs)],
    ['not_control', controlShare > 0, !member.control],
    [
      'registered',
      registeredFromMs !== undefined || registeredToMs !== undefined,
      member.registeredAtMs >= (registeredFromMs ?? 0) && member.registeredAtMs < (registeredToMs ?? Infinity),
    ],
    ['deposited', hasDeposited !== undefined, hasDeposited === member.deposits > 0],
    ['level', levels !== undefined, member.level !== null && (levels ?? []).includes(member.level)],
    ['line', line !== undefined, line !== undefined && member.lines.includes(line)],
    ['not_taken', maxEach !== null, member.awards < (maxEach ?? Infinity)],
    [
      'budget',
      budgetLeft !== null || awardsLeft !== null,
      (budgetLeft ?? Infinity) >= amount && (awardsLeft ?? Infinity) >= 1,
    ],
  ];
  return found.flatMap(([condition, applies, met]) => (applies ? [{ condition, met }] : []));
};
