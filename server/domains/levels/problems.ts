import type { Ladder } from '../../../contract/levels.ts';
import type { Language } from '../../../contract/primitives.ts';

export interface LadderProblem {
  index: number;
  field: string;
  /** `not_zero`: the lowest level needs nothing. `not_above`: each level needs more than the one below. */
  problem: 'no_text' | 'not_zero' | 'not_above' | 'twice';
}

/** Returns all problems of levels that are written. Pure. */
export const ladderProblems = ({ levels }: Ladder, defaultLanguage: Language): LadderProblem[] =>
  levels.flatMap(({ code, stake, texts }, index) => {
    const below = levels[index - 1];
    const found: [string, LadderProblem['problem'], boolean][] = [
      ['texts', 'no_text', !texts.EN && !texts[defaultLanguage]],
      ['stake', 'not_zero', below === undefined && stake !== 0],
      ['stake', 'not_above', below !== undefined && stake <= below.stake],
      ['code', 'twice', levels.findIndex((each) => each.code === code) < index],
    ];
    return found.flatMap(([field, problem, isWrong]) => (isWrong ? [{ index, field, problem }] : []));
  });
