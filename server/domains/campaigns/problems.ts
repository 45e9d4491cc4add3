import type { CampaignItem } from '../../../contract/campaigns-operator.ts';
import { PRODUCT_OF, requiredOf, type FreeRounds, type Product } from '../../../contract/campaigns.ts';
import { GAME_TYPES, type GameType, type Language } from '../../../contract/primitives.ts';
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
    /** Its vendor plays no free rounds of it, or not at this stake. */
    | 'no_free_rounds'
    | 'stake_not_offered'
    /** Shut while the requirement is open, and a game of the free rounds. */
    | 'shut'
    | 'twice'
    /** No game of the product counts, so that nobody could meet the requirement. */
    | 'nothing_counts';
}

/** A game that a campaign names. */
export interface NamedGame {
  gameType: GameType;
  isListed: boolean;
  /** Stakes of its free rounds, minor units; null: its vendor plays none. */
  freeRoundStakes: readonly number[] | null;
}

/** A field, what may be wrong with it, and whether it is. */
type Found = [field: string, problem: CampaignProblem['problem'], isWrong: boolean];

/** Returns all problems of a campaign that is written. Pure. */
export const campaignProblems = (
  campaign: CampaignItem,
  {
    before,
    games,
    defaultLanguage,
  }: { before?: CampaignRow; games: ReadonlyMap<number, NamedGame>; defaultLanguage: Language },
): CampaignProblem[] => {
  const { startsAt, endsAt, product, oncePer, budget, maxAwards, texts, terms } = campaign;
  const { contributions, shut } = terms.requirement;
  const types = GAME_TYPES.filter((type) => PRODUCT_OF[type] === product);
  const found: Found[] = [
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
    ...oncePer.map((signal, at): Found => [`oncePer.${at}`, 'twice', oncePer.indexOf(signal) < at]),
    ['terms.requirement.shut', 'no_game', shut.some((node) => !games.has(node))],
    ...(terms.reward.kind === 'free_rounds' ? roundsProblems(terms.reward, { product, shut, games }) : []),
  ];
  return found.flatMap(([field, problem, isWrong]) => (isWrong ? [{ index: 0, field, problem }] : []));
};

const roundsProblems = (
  { games: nodes, stake }: FreeRounds,
  { product, shut, games }: { product: Product; shut: readonly number[]; games: ReadonlyMap<number, NamedGame> },
): Found[] => [
  ...nodes.flatMap((node, at): Found[] => {
    const field = `terms.reward.games.${at}`;
    const game = games.get(node);
    return [
      [field, 'no_game', !game?.isListed],
      [field, 'other_product', game !== undefined && PRODUCT_OF[game.gameType] !== product],
      [field, 'no_free_rounds', game?.freeRoundStakes === null],
      [field, 'shut', shut.includes(node)],
      [field, 'twice', nodes.indexOf(node) < at],
    ];
  }),
  [
    'terms.reward.stake',
    'stake_not_offered',
    nodes.some((node) => games.get(node)?.freeRoundStakes?.includes(stake) === false),
  ],
];
