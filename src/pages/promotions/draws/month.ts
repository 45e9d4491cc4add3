interface Day {
  /** yyyy-MM-dd */
  date: string;
  number: number;
}

const DAY_MS = 86_400_000;
/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);

/** The first day of the week in a locale, 0 for Sunday. Monday where the browser does not know. */
const firstDayOf = (locale: string): number => {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    weekInfo?: { firstDay: number };
    getWeekInfo?: () => { firstDay: number };
  };
  return (known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 }).firstDay % 7;
};

/** The month of a day as weeks of seven cells, with its title and the names of the days. Days are the merchant's: no zone changes them. */
export const monthOf = (today: string, locale: string) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const first = firstDayOf(locale);
  const [year, month] = today.split('-').map(Number) as [number, number];
  const start = Date.UTC(year, month - 1, 1);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (new Date(start).getUTCDay() - first + 7) % 7;
  const cells: (Day | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length }, (_, at) => ({
      date: new Date(start + at * DAY_MS).toISOString().slice(0, 10),
      number: at + 1,
    })),
  ];
  while (cells.length % 7 !== 0) cells.push(null);
  return {
    title: format({ month: 'long', year: 'numeric' }).format(start),
    weekdays: Array.from({ length: 7 }, (_, at) => {
      const day = SUNDAY + (first + at) * DAY_MS;
      return { short: format({ weekday: 'narrow' }).format(day), long: format({ weekday: 'long' }).format(day) };
    }),
    weeks: Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7)),
  };
};
