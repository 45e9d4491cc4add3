import type { TFunction } from 'i18next';
import type { ShownPrize } from '../../../contract/prizes.ts';
import { formatMoney } from '../../shared/format/money.ts';
/** `1,250` */
export const pointsText = (points: number, locale: string): string => new Intl.NumberFormat(locale).format(points);

/** `+1,250`, `−90` */
export const signedText = (points: number, locale: string): string =>
  new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(points);

/** Thousandths as a number: `1.5`. */
export const rateText = (thousandths: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(thousandths / 1_000);

/** A day of the merchant, such as `2026-12-24`, in words: `24 Dec 2026`. */
export const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

/** What a period's stake is of what it takes from one level to the next, in thousandths, at most all. */
export const shareOf = (stake: number, from: number, to: number): number =>
  to <= from ? 1_000 : Math.max(0, Math.min(1_000, Math.floor(((stake - from) * 1_000) / (to - from))));

/** What a level gives who reaches it for the first time. */
export const giftText = (
  t: TFunction,
  gift: ShownPrize,
  money: { currency: string; exponent: number },
  locale: string,
): string =>
  gift.kind === 'points'
    ? t('points.giftPoints', { points: pointsText(gift.points, locale) })
    : t('points.giftAward', { amount: formatMoney({ amount: gift.amount, ...money }, locale) });
