import type { PointCategory, PointProduct } from '../../../contract/points.ts';

/** Whether none is left. */
export const isGone = ({ stock }: Pick<PointProduct, 'stock'>): boolean => stock !== null && stock <= 0;

interface Filters {
  category: PointCategory | null;
  /** Only what these points are enough for; null: all. */
  have: number | null;
}

/** The products that fit, in their order, those that are gone last. Pure. */
export const productsOf = (products: readonly PointProduct[], { category, have }: Filters): PointProduct[] => {
  const fitting = products.filter(
    (product) =>
      (category === null || product.exchangeType === category) &&
      (have === null || (product.requiredPoints <= have && !isGone(product))),
  );
  return [...fitting.filter((product) => !isGone(product)), ...fitting.filter(isGone)];
};
