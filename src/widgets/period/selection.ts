import { FIRST_DAY } from '../../../contract/day.ts';
import { RECORD_DAYS } from '../../../contract/records.ts';
import { dayAt } from '../../../contract/time-zone.ts';

/** Two days, `2026-11-23`, both included. */
export interface Days {
  from: string;
  to: string;
}
const DAY_MS = 86_400_000;

/** The presets with days, in the order of the list. */
const FIXED = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'week',
  'thisHalf',
  'lastHalf',
  'month30',
  'month',
  'lastMonth',
] as const;
type Fixed = (typeof FIXED)[number];
export type Preset = Fixed | 'all' | 'custom';

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Today's date in a time zone. */
export const todayThere = (nowMs: number, timeZone: string): string => dayAt(timeZone, nowMs);

/** The date so many days before another. */
export const daysBefore = (day: string, days: number): string => dayOf(Date.parse(day) - days * DAY_MS);

/** The first day of a day's calendar week, as pay windows have it: Monday. */
const mondayOf = (day: string): string => daysBefore(day, (new Date(day).getUTCDay() + 6) % 7);
/** The first day of a day's half month: the 1st or the 16th. */
const halfOf = (day: string): string => `${day.slice(0, 8)}${Number(day.slice(8)) < 16 ? '01' : '16'}`;
const monthOf = (day: string): string => `${day.slice(0, 8)}01`;

/** What is so far of the part of the calendar with this day, and the whole part before it. */
const soFar = (startOf: (day: string) => string, today: string): Days => ({ from: startOf(today), to: today });
const before = (startOf: (day: string) => string, today: string): Days => {
  const to = daysBefore(startOf(today), 1);
  return { from: startOf(to), to };
};

/** The days of a preset. `all` and `custom` have none. */
export const daysOf = (preset: Fixed, today: string): Days => {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: daysBefore(today, 1), to: daysBefore(today, 1) };
    case 'thisWeek':
      return soFar(mondayOf, today);
    case 'lastWeek':
      return before(mondayOf, today);
    case 'week':
      return { from: daysBefore(today, 6), to: today };
    case 'thisHalf':
      return soFar(halfOf, today);
    case 'lastHalf':
      return before(halfOf, today);
    case 'month30':
      return { from: daysBefore(today, 29), to: today };
    case 'month':
      return soFar(monthOf, today);
    case 'lastMonth':
      return before(monthOf, today);
  }
};

/** The presets of a record that accepts at most so many days; `all` where it can be shown whole. */
export const presetsFor = (today: string, { all = false, max }: { all?: boolean; max?: number } = {}): Preset[] => [
  ...(all ? (['all'] as const) : []),
  ...FIXED.filter((preset) => isPeriod(daysOf(preset, today), max)),
  'custom',
];

/** The preset that an address shows. On some days several have the same days: then the one that was chosen. */
export const presetOf = (days: Days | null, today: string, chosen?: Preset): Preset => {
  if (!days) return 'all';
  const same = FIXED.filter((preset) => {
    const { from, to } = daysOf(preset, today);
    return from === days.from && to === days.to;
  });
  return same.find((preset) => preset === chosen) ?? same[0] ?? 'custom';
};

/** Whether the server accepts these days, at most so many. */
export const isPeriod = ({ from, to }: Days, max = RECORD_DAYS): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 && days <= max;
};

/** Whether the server takes this as a day: `2026-02-30` is none, though `Date` reads it as 2 March. */
export const isDay = (text: string): boolean => {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(ms) && dayOf(ms) === text && text >= FIRST_DAY;
};

/** The days in an address; null without any, or with any that the server would refuse. */
export const daysIn = (search: URLSearchParams, max?: number): Days | null => {
  const days = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  return isDay(days.from) && isDay(days.to) && isPeriod(days, max) ? days : null;
};

/** Whether an address names days that are not shown, because they are no days, no period, or too many. */
export const hasWrongDays = (search: URLSearchParams, max?: number): boolean =>
  (search.has('from') || search.has('to')) && daysIn(search, max) === null;

/** One of the values, if the address names it. */
export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);
