/** Writes a number of units, each of ten to the minus `places`, as a plain decimal number without rounding: 1250, 2 is `12.50`. */
export const decimal = (units: number | bigint, places: number): string => {
  const digits = String(units < 0 ? -units : units).padStart(places + 1, '0');
  const sign = units < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -places || undefined)}${places ? `.${digits.slice(-places)}` : ''}`;
};
