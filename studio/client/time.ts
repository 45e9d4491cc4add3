/** Writes dates and times with digits alone, like "2026-11-30 13:39". */
const DIGITS = 'sv-SE';

interface Parts {
  /** Without a date: the time of day. */
  date?: Intl.DateTimeFormatOptions['dateStyle'];
  time: Intl.DateTimeFormatOptions['timeStyle'];
}

/**
 * A moment in the language of the frame, on a clock of 24 hours. In a language that the browser does not know (Chromium: Burmese,
 * Khmer, Lao and Nepali) it has digits and no words.
 */
export function formatTime(locale: string, at: number | Date, { date, time }: Parts): string {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  const { numberingSystem } = new Intl.Locale(locale);
  const options = {
    dateStyle: isKnown ? date : date && 'short',
    timeStyle: time,
    hourCycle: 'h23',
    numberingSystem,
  } as const;
  return new Intl.DateTimeFormat(isKnown ? locale : DIGITS, options).format(at);
}
