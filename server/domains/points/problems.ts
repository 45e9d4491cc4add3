import type { PointProductItem } from '../../../contract/points-operator.ts';
import type { PointCategory } from '../../../contract/points.ts';
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
    /**
     * No campaign that gives awards of this amount for something else, or of a fixed amount that needs a code; of free rounds, and only
     * there, where the category is that.
     */
    | 'no_campaign'
    /** Less than what is held or gone. */
    | 'too_small';
}

interface Known {
  before?: { category: string; taken: number };
  /** Whether the campaign that it names gives awards of its amount for points. */
  grantable: boolean;
  /** What the campaign's terms say that an award is worth; 0: the product says it. */
  worth: number;
  defaultLanguage: Language;
}

/** Categories whose products are awards of a campaign. */
const AWARDS: readonly PointCategory[] = ['bonus', 'free_rounds'];

/** Returns all problems of a product that is written. Pure. */
export const productProblems = (
  { category, amount, campaign, stock, texts }: PointProductItem,
  { before, grantable, worth, defaultLanguage }: Known,
): ProductProblem[] => {
  const isAward = AWARDS.includes(category);
  const found: [string, ProductProblem['problem'], boolean][] = [
    ['texts', 'no_text', !texts.EN && !texts[defaultLanguage]],
    ['category', 'fixed', before !== undefined && before.category !== category],
    [
      'amount',
      'needed',
      amount === null && (category === 'money' || (category === 'bonus' && grantable && worth === 0)),
    ],
    ['amount', 'other_category', (category === 'goods' || category === 'free_rounds') && amount !== null],
    ['campaign', 'needed', isAward && campaign === null],
    ['campaign', 'other_category', !isAward && campaign !== null],
    ['campaign', 'no_campaign', isAward && campaign !== null && !grantable],
    ['stock', 'too_small', stock !== null && stock < (before?.taken ?? 0)],
  ];
  return found.flatMap(([field, problem, isWrong]) => (isWrong ? [{ index: 0, field, problem }] : []));
};
