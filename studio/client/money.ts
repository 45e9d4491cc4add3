/** Formats an amount for players: exact digits of the minor unit, then the currency. */
export function formatMoney(amount: number, money: { currency: string; exponent: number }, locale: string): string {
  return isolated(`${formatAmount(amount, money.exponent, locale)}\u00a0${money.currency}`);
}

/** Formats the figure alone. Splits the integer's digits instead of dividing, so that nothing is rounded. */
export function formatAmount(amount: number, exponent: number, locale: string): string {
  const unit = 10 ** exponent;
  const whole = Math.trunc(Math.abs(amount) / unit);
  const part = Math.abs(amount) % unit;
  const sign = amount < 0 ? '\u2212' : '';
  const digits = formatterOf(locale, { maximumFractionDigits: 0 }).format(whole);
  if (exponent === 0) return sign + digits;
  return `${sign}${digits}${pointOf(locale)}${plain(String(part).padStart(exponent, '0'), locale)}`;
}

/** The decimal separator of a language. */
const pointOf = (locale: string): string =>
  formatterOf(locale, { minimumFractionDigits: 1 })
    .formatToParts(0)
    .find(({ type }) => type === 'decimal')!.value;

/** Digits as a language writes them. */
const plain = (digits: string, locale: string): string =>
  digits.replace(/\d/g, (digit) => formatterOf(locale, { maximumFractionDigits: 0 }).format(Number(digit)));

/** Formats a signed figure. A win has a plus sign, so that colour is not the only indication. */
export function formatNet(amount: number, money: { currency: string; exponent: number }, locale: string): string {
  const sign = amount > 0 ? '+' : '';
  return isolated(`${sign}${formatAmount(amount, money.exponent, locale)}\u00a0${money.currency}`);
}

/** Isolates left-to-right text. In right-to-left languages a sign would otherwise move to the wrong end of its figure. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** Formats millionths as a percentage; what rounds to zero has no sign. */
export function formatShare(micro: number, locale: string, digits = 2): string {
  const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'negative' } as const;
  return formatterOf(locale, { style: 'percent', ...fractions }).format(micro / 1_000_000);
}

const formatters = new Map<string, Intl.NumberFormat>();
/** A formatter takes far longer to make than to use, and an amount that counts up is formatted in each frame. */
function formatterOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const known = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, known);
  return known;
}
