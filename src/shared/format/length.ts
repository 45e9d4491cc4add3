const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Formats a duration in words, in its largest whole unit: `24 hours`, `5 minutes`. */
export const formatLength = (ms: number, locale: string): string => {
  const [unit, size] = UNITS.find(([, each]) => ms % each === 0) ?? UNITS[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(ms / size);
};

/** Formats a number of days in words: `90 days`. */
export const formatDays = (days: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
