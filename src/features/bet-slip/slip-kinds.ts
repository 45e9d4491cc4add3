import type { TFunction } from 'i18next';
import { linesOf, systemOf } from '../../../streams/book/slip-lines.ts';

/** A kind of bet in words: single, treble, a system by its name or its sizes, with the number of its lines. */
export const kindText = (t: TFunction, count: number, sizes: readonly number[]): string => {
  const legs = Array.from({ length: count });
  const lines = linesOf({ legs, sizes });
  if (count === 1) return t('book.slip.single');
  const [size] = sizes;
  if (sizes.length === 1 && size === count) {
    if (count === 2) return t('book.slip.double');
    return count === 3 ? t('book.slip.treble') : t('book.slip.combination', { count });
  }
  if (sizes.length === 1 && size === 1) return t('book.slip.singles', { count });
  if (sizes.length === 1 && size === 2) return t('book.slip.doubles', { lines });
  if (sizes.length === 1 && size === 3) return t('book.slip.trebles', { lines });
  const name = systemOf({ legs, sizes });
  if (name) return t('book.slip.named', { name: t(`book.slip.systems.${name}`), lines });
  return t('book.slip.system', { size: sizes.join('+'), count, lines });
};
