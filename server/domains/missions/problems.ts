import type { MissionItem } from '../../../contract/missions-operator.ts';
import { typesOf, type OnlyLeaderboard } from '../../../contract/mission-terms.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { Prize } from '../../../contract/prizes.ts';

interface MissionProblem {
  index: number;
  field: string;
  problem: string;
}

/** A mission as it is kept, for what may still change. */
interface KnownMission {
  kind: string;
  period: string;
  state: string;
  startsOn: string | null;
  endsOn: string | null;
  hasSameTerms: boolean;
}

interface Surroundings {
  before: KnownMission | undefined;
  /** The merchant's day. */
  today: string;
  defaultLanguage: Language;
  /** What is wrong with a prize. */
  prizeProblem: (prize: Prize) => string | undefined;
}

const isKept = (a: string | null, b: string | null): boolean => a === b;
const sourceOf = (prize: Prize): string => (prize.kind === 'points' ? 'points' : prize.campaign);

/** Returns all problems of a mission that is written, by field. Pure. */
export const missionProblems = (item: MissionItem, around: Surroundings): MissionProblem[] => {
  const { period, startsOn, endsOn, terms, texts } = item;
  const { before, today, defaultLanguage } = around;
  const hasBegun = before !== undefined && before.state !== 'draft';
  const isSet = period === 'once' && hasBegun && (before.startsOn ?? today) <= today;
  const found: [string, string, boolean][] = [
    ['texts', 'no_text', !texts.EN && !texts[defaultLanguage]],
    ['startsOn', 'needed', period === 'once' && startsOn === null],
    ['endsOn', 'needed', period === 'once' && endsOn === null],
    ['endsOn', 'before_start', startsOn !== null && endsOn !== null && endsOn < startsOn],
    ['endsOn', 'past', endsOn !== null && endsOn < today && !isKept(endsOn, before?.endsOn ?? null)],
    ['terms.kind', 'fixed', before !== undefined && before.kind !== terms.kind],
    ['period', 'fixed', before !== undefined && before.period !== period],
    ['state', 'ended', before?.state === 'ended'],
    ['startsOn', 'has_begun', hasBegun && !isKept(startsOn, before.startsOn) && (before.startsOn ?? today) <= today],
    ['terms', 'has_begun', isSet && !before.hasSameTerms],
    ['endsOn', 'has_begun', isSet && !isKept(endsOn, before.endsOn)],
    ['terms.games', 'none', terms.games !== null && typesOf(terms.games)?.length === 0],
  ];
  const own = found.flatMap(([field, problem, isWrong]) => (isWrong ? [{ index: 0, field, problem }] : []));
  return [...own, ...(terms.kind === 'leaderboard' ? rankProblems(terms, around) : ofPrize(terms.prize, 0, around))];
};

const ofPrize = (prize: Prize, index: number, { prizeProblem }: Surroundings): MissionProblem[] => {
  const problem = prizeProblem(prize);
  return problem === undefined ? [] : [{ index, field: 'terms.prize', problem }];
};

/** `index` is that of the prize. */
const rankProblems = ({ prizes, ties }: OnlyLeaderboard, around: Surroundings): MissionProblem[] =>
  prizes.flatMap(({ from, to, prize }, index) => {
    const found: [string, string, boolean][] = [
      ['terms.prizes.to', 'before_from', to < from],
      ['terms.prizes.from', 'overlaps', prizes.some((each, at) => at < index && from <= each.to && to >= each.from)],
      // Prizes of different kinds have no sum that members of equal rank could share.
      ['terms.prizes.prize', 'ties_mixed', ties === 'share' && sourceOf(prize) !== sourceOf(prizes[0]!.prize)],
      ['terms.prizes.prize', 'ties_need_amount', ties === 'share' && prize.kind === 'award' && prize.amount === null],
    ];
    const own = found.flatMap(([field, problem, isWrong]) => (isWrong ? [{ index, field, problem }] : []));
    return [...own, ...ofPrize(prize, index, around)];
  });
