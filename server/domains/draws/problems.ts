import { isDeepStrictEqual } from 'node:util';
import { ODDS_SUM } from '../../../contract/draws.ts';
import type { DrawItem, DrawTerms } from '../../../contract/draws-operator.ts';
import type { Language } from '../../../contract/primitives.ts';

/** What is wrong with a draw, by its field. */
export interface DrawProblem {
  index: number;
  field: string;
  problem:
    | 'no_text'
    | 'ends_before_start'
    /** A raffle has a first and a last day. */
    | 'needed'
    /** The kind stays as it was made; the terms and days of a raffle stay once it runs. */
    | 'fixed'
    | 'ended'
    | 'draft'
    /** The odds of the segments do not sum to 1,000,000. */
    | 'sum_not_one'
    /** Each ticket needs some stake. */
    | 'zero'
    /** What is given instead must always be there. */
    | 'not_points'
    | 'no_campaign'
    | 'no_amount'
    /** The prize's campaign does not run. */
    | 'campaign_not_running'
    /** The list is not fixed yet, or the value is known, or there is no public source. */
    | 'not_now';
}

interface Known {
  before?: { state: string; terms: DrawTerms; from_day: string | null; to_day: string | null };
  /** Problems of the prizes, by field. */
  prizes: readonly { field: string; problem: 'no_campaign' | 'no_amount' }[];
  defaultLanguage: Language;
}

const ofTerms = (
  terms: DrawTerms,
  lacksText: (texts: object) => boolean,
): [string, DrawProblem['problem'], boolean][] => {
  switch (terms.kind) {
    case 'wheel':
      return [
        ['terms.segments.odds', 'sum_not_one', terms.segments.reduce((sum, { odds }) => sum + odds, 0) !== ODDS_SUM],
        ['terms.instead', 'not_points', terms.instead !== null && terms.instead.kind !== 'points'],
        ...terms.segments.map(({ texts }, place): [string, DrawProblem['problem'], boolean] => [
          `terms.segments.${place}.texts`,
          'no_text',
          lacksText(texts),
        ]),
      ];
    case 'raffle':
      return [
        ['terms.perTicket', 'zero', terms.perTicket === 0],
        ...terms.prizes.map(({ texts }, place): [string, DrawProblem['problem'], boolean] => [
          `terms.prizes.${place}.texts`,
          'no_text',
          lacksText(texts),
        ]),
      ];
    case 'sign_in':
      return [];
  }
};

/** Returns all problems of a draw that is written. Pure. */
export const drawProblems = (
  { fromDay, toDay, terms, texts }: DrawItem,
  { before, prizes, defaultLanguage }: Known,
): DrawProblem[] => {
  const lacksText = (by: object) => !('EN' in by) && !(defaultLanguage in by);
  const isFixed = before !== undefined && before.state !== 'draft' && terms.kind === 'raffle';
  const found: [string, DrawProblem['problem'], boolean][] = [
    ['texts', 'no_text', lacksText(texts)],
    ['toDay', 'ends_before_start', toDay !== null && toDay < (fromDay ?? '')],
    ['fromDay', 'needed', terms.kind === 'raffle' && fromDay === null],
    ['toDay', 'needed', terms.kind === 'raffle' && toDay === null],
    ['terms.kind', 'fixed', before !== undefined && before.terms.kind !== terms.kind],
    ['code', 'ended', before?.state === 'ended'],
    ['terms', 'fixed', isFixed && !isDeepStrictEqual(before.terms, terms)],
    ['fromDay', 'fixed', isFixed && before.from_day !== fromDay],
    ['toDay', 'fixed', isFixed && before.to_day !== toDay],
    ...ofTerms(terms, lacksText),
    ...prizes.map(({ field, problem }): [string, DrawProblem['problem'], boolean] => [field, problem, true]),
  ];
  return found.flatMap(([field, problem, isWrong]) => (isWrong ? [{ index: 0, field, problem }] : []));
};
