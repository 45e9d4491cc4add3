import { RECORD_DAYS } from '../../../contract/records.ts';

/** Two days, `2026-11-23`, both included. */
export interface Days {
  from: string;
  to: string;
}
const DAY_MS = 86_400_000;

export const PRESETS = ['all', 'today', 'yesterday', 'week', 'month30', 'month', 'custom'] as const;
export type Preset = (typeof PRESETS)[number];

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Today's date in a time zone. */
export const todayThere = (nowMs: number, offsetMinutes: number): string => dayOf(nowMs + offsetMinutes * 60_000);

/** The date so many days before another. */
export const daysBefore = (day: string, days: number): string => dayOf(Date.parse(day) - days * DAY_MS);

/** The days of a preset. `all` has none. */
export const daysOf = (preset: Exclude<Preset, 'all' | 'custom'>, today: string): Days => {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: daysBefore(today, 1), to: daysBefore(today, 1) };
    case 'week':
      return { from: daysBefore(today, 6), to: today };
    case 'month30':
      return { from: daysBefore(today, 29), to: today };
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today };
  }
};

/** The preset that an address shows. */
export const presetOf = (days: Days | null, today: string): Preset => {
  if (!days) return 'all';
  const fixed = (['today', 'yesterday', 'week', 'month30', 'month'] as const).find((preset) => {
    const { from, to } = daysOf(preset, today);
    return from === days.from && to === days.to;
  });
  return fixed ?? 'custom';
};

/** Whether the server accepts these days, at most so many. */
export const isPeriod = ({ from, to }: Days, most = RECORD_DAYS): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 && days <= most;
};

/** The days in an address; null without any, or with any that the server would refuse. */
export const daysIn = (search: URLSearchParams, most?: number): Days | null => {
  const days = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay(days.from) && isDay(days.to) && isPeriod(days, most) ? days : null;
};

/** One of the values, if the address names it. */
export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);
