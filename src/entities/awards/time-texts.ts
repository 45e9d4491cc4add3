import type { TFunction } from 'i18next';
import { formatInstant } from '../../shared/format/time.ts';

const unitFormat = (locale: string, unit: 'day' | 'hour' | 'minute') =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });

/** `30 days` */
export const daysText = (days: number, locale: string): string => unitFormat(locale, 'day').format(days);

/** `48 hours` */
export const hoursText = (hours: number, locale: string): string => unitFormat(locale, 'hour').format(hours);

const HOUR_MS = 3_600_000;

/** `3 days`, `5 hours`, `12 minutes`: the whole ones that are left, at least one minute. */
export const spanText = (spanMs: number, locale: string): string => {
  if (spanMs >= 48 * HOUR_MS) return daysText(Math.floor(spanMs / (24 * HOUR_MS)), locale);
  if (spanMs >= 2 * HOUR_MS) return unitFormat(locale, 'hour').format(Math.floor(spanMs / HOUR_MS));
  return unitFormat(locale, 'minute').format(Math.max(1, Math.floor(spanMs / 60_000)));
};

/** From when to when something runs. */
export const runsText = (
  t: TFunction,
  { startsAtMs, endsAtMs }: { startsAtMs: number | null; endsAtMs: number | null },
  locale: string,
): string => {
  const from = startsAtMs === null ? null : formatInstant(startsAtMs, locale);
  const to = endsAtMs === null ? null : formatInstant(endsAtMs, locale);
  if (from && to) return t('awards.period', { from, to });
  if (from) return t('awards.since', { from });
  return to ? t('awards.until', { to }) : t('awards.ongoing');
};
