const windows = new Map<string, Intl.DateTimeFormat>();
const seconds = new Map<string, Intl.DateTimeFormat>();
const days = new Map<string, Intl.DateTimeFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

const THERE = { timeZone: 'UTC', hourCycle: 'h23' } as const;
/** Shifts an instant by an offset from UTC in minutes, to format it as UTC. */
const there = (atMs: number, offsetMinutes: number): number => atMs + offsetMinutes * 60_000;

const windowFormat = (locale: string): Intl.DateTimeFormat => {
  const format =
    windows.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...THERE });
  windows.set(locale, format);
  return format;
};

const daysFormat = (locale: string): Intl.DateTimeFormat => {
  const format = dates.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...THERE });
  dates.set(locale, format);
  return format;
};

const DAY_MS = 86_400_000;

/** `21 Nov 2026, 14:05 – 14:10` there; of whole days the days alone, `16 – 30 Nov 2026`. */
export const formatWindow = (startMs: number, endMs: number, offsetMinutes: number, locale: string): string => {
  const [start, end] = [there(startMs, offsetMinutes), there(endMs, offsetMinutes)];
  const isDays = start % DAY_MS === 0 && end % DAY_MS === 0 && end > start;
  return isDays ? daysFormat(locale).formatRange(start, end - 1) : windowFormat(locale).formatRange(start, end);
};

/** `21 Nov 2026, 14:05` there: when a window began. */
export const formatWindowStart = (startMs: number, offsetMinutes: number, locale: string): string =>
  windowFormat(locale).format(there(startMs, offsetMinutes));

/** `21 Nov` there. */
export const formatDayThere = (atMs: number, offsetMinutes: number, locale: string): string => {
  const format = days.get(locale) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...THERE });
  days.set(locale, format);
  return format.format(there(atMs, offsetMinutes));
};

/** `14:05:09` there. */
export const formatSecond = (atMs: number, offsetMinutes: number, locale: string): string => {
  const format = seconds.get(locale) ?? new Intl.DateTimeFormat(locale, { timeStyle: 'medium', ...THERE });
  seconds.set(locale, format);
  return format.format(there(atMs, offsetMinutes));
};
