/**
 * Returns how multipliers of one list are written: all with two decimals if one of them has any, so that they can be
 * compared. `pays` are in hundredths.
 */
export function payFormat(pays: readonly number[], locale: string): (hundredths: number) => string {
  const digits = pays.some((pay) => pay % 100 !== 0) ? 2 : 0;
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (hundredths) => format.format(hundredths / 100);
}
