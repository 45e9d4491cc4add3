import type { CampaignItem } from '../../../contract/campaigns-operator.ts';
import { PRODUCT_OF, requiredOf } from '../../../contract/campaigns.ts';
import { GAME_TYPES, type Language } from '../../../contract/primitives.ts';
import type { CampaignRow } from './campaign-row.ts';
import { lowestAmount } from './reward.ts';

/** What is wrong with a campaign, by its field. */
export interface CampaignProblem {
  index: number;
  field: string;
  problem:
    | 'no_text'
    | 'ends_before_start'
    /** A campaign's product stays as it was made. */
    | 'fixed'
    | 'ended'
    | 'draft'
    /** Less than what it has awarded, or than one award. */
    | 'too_small'
    /** A type of game of another product class. */
    | 'other_product'
    | 'no_game'
    /** No game of the product counts, so that nobody could meet the requirement. */
    | 'nothing_counts';
}

/** Returns all problems of a campaign that is written. Pure. */
export const campaignProblems = (
  campaign: CampaignItem,
  { before, games, defaultLanguage }: { before?: CampaignRow; games: ReadonlySet<number>; defaultLanguage: Language },
): CampaignProblem[] => {
  const { startsAt, endsAt, product, budget, maxAwards, texts, terms } = campaign;
  const { contributions, shut } = terms.requirement;
  const types = GAME_TYPES.filter((type) => PRODUCT_OF[type] === product);
  const found: [string, CampaignProblem['problem'], boolean][] = [
    ['texts', 'no_text', !texts.EN && !texts[defaultLanguage]],
    ['endsAt', 'ends_before_start', endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt ?? '1970-01-01')],
    ['product', 'fixed', before !== undefined && before.product !== product],
    ['code', 'ended', before?.state === 'ended'],
    ['budget', 'too_small', budget !== null && budget < Math.max(before?.awarded ?? 0, lowestAmount(terms.reward))],
    ['maxAwards', 'too_small', maxAwards !== null && maxAwards < (before?.awards ?? 0)],
    [
      'terms.requirement.contributions',
      'other_product',
      Object.keys(contributions).some((type) => !types.some((own) => own === type)),
    ],
    [
      'terms.requirement.contributions',
      'nothing_counts',
      requiredOf(1_000, terms.requirement) > 0 && types.every((type) => contributions[type] === 0),
    ],
    ['terms.requirement.shut', 'no_game', shut.some((node) => !games.has(node))],
  ];
  return found.flatMap(([field, problem, isWrong]) => (isWrong ? [{ index: 0, field, problem }] : []));
};
