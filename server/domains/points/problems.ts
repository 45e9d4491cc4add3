import type { PointProductItem } from '../../../contract/points-operator.ts';
import type { Language } from '../../../contract/primitives.ts';

/** What is wrong with a product, by its field. */
export interface ProductProblem {
  index: number;
  field: string;
  problem:
    | 'no_text'
    /** A product's category stays as it was made. */
    | 'fixed'
    /** Needed in this category, or only in another. */
    | 'needed'
    | 'other_category'
    /** No campaign of a fixed amount that needs a code: anybody could claim it. */
    | 'no_campaign'
    /** Less than what is held or gone. */
    | 'too_small';
}

interface Known {
  before?: { category: string; taken: number };
  /** Whether the campaign that it names gives awards for points. */
  grantable: boolean;
  defaultLanguage: Language;
}

/** Returns all problems of a product that is written. Pure. */
export const productProblems = (
  { category, amount, campaign, stock, texts }: PointProductItem,
  { before, grantable, defaultLanguage }: Known,
): ProductProblem[] => {
  const found: [string, ProductProblem['problem'], boolean][] = [
    ['texts', 'no_text', !texts.EN && !texts[defaultLanguage]],
    ['category', 'fixed', before !== undefined && before.category !== category],
    ['amount', 'needed', category === 'money' && amount === null],
    ['amount', 'other_category', category !== 'money' && amount !== null],
    ['campaign', 'needed', category === 'bonus' && campaign === null],
    ['campaign', 'other_category', category !== 'bonus' && campaign !== null],
    ['campaign', 'no_campaign', category === 'bonus' && campaign !== null && !grantable],
    ['stock', 'too_small', stock !== null && stock < (before?.taken ?? 0)],
  ];
  return found.flatMap(([field, problem, isWrong]) => (isWrong ? [{ index: 0, field, problem }] : []));
};
