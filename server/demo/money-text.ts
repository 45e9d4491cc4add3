import type { Money } from '../../contract/primitives.ts';

/** Formats as on the site, in a language by its tag: `2,480.50 USD`, in Latin digits. A currency sign alone is ambiguous. */
export const moneyText = ({ amount, currency, exponent }: Money, tag: string): string => {
  const digits = { minimumFractionDigits: exponent, maximumFractionDigits: exponent };
  return `${new Intl.NumberFormat(`${tag}-u-nu-latn`, digits).format(amount / 10 ** exponent)}\u00a0${currency}`;
};
