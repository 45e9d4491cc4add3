const formats = new Map<string, Intl.DateTimeFormat>();

/** Dates and times of day. The hours are 0 to 23 in every language. */
export const formatter = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { hourCycle: 'h23', ...options });
  formats.set(key, format);
  return format;
};

/** `20 Nov` */
export const formatDay = (atMs: number, locale: string): string =>
  formatter(locale, { day: 'numeric', month: 'short' }).format(atMs);

/** `20 Nov 2026, 14:05`, in the visitor's time zone. */
export const formatInstant = (atMs: number, locale: string): string =>
  formatter(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(atMs);

/** `20 November 2026` */
export const formatDate = (atMs: number, locale: string): string =>
  formatter(locale, { dateStyle: 'long' }).format(atMs);

const two = (value: number): string => String(value).padStart(2, '0');

/** A duration as `1:02:03`; below an hour, `02:03`. */
export const formatSpan = (spanMs: number): string => {
  const seconds = Math.max(0, Math.floor(spanMs / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
};

/** `21 Nov 2026, 14:05:09` in a time zone. */
export const formatClock = (atMs: number, timeZone: string, locale: string): string =>
  formatter(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(atMs);

/** `14:05` in a time zone. */
export const formatTimeThere = (atMs: number, timeZone: string, locale: string): string =>
  formatter(locale, { timeStyle: 'short', timeZone }).format(atMs);

/** `GMT+5:45` */
export const formatOffset = (minutes: number): string => {
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${two(size % 60)}`;
  return `GMT${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`;
};
