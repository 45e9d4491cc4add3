import { DateTimeFormat } from '@formatjs/intl-datetimeformat';
import { DisplayNames } from '@formatjs/intl-displaynames';
import ListFormat from '@formatjs/intl-listformat';
import { NumberFormat } from '@formatjs/intl-numberformat';
import RelativeTimeFormat from '@formatjs/intl-relativetimeformat';
import { clockAt } from '../../../../contract/time-zone.ts';

type Native = typeof Intl;
/** As FormatJS's files of data leave it on the page for the class that is loaded after them. */
type Data = Record<
  `__FORMATJS_${'DATETIMEFORMAT' | 'LISTFORMAT' | 'NUMBERFORMAT' | 'RELATIVETIMEFORMAT'}_DATA__`,
  never[]
>;

const native: Pick<Native, 'DateTimeFormat' | 'DisplayNames' | 'ListFormat' | 'NumberFormat' | 'RelativeTimeFormat'> = {
  DateTimeFormat: Intl.DateTimeFormat,
  DisplayNames: Intl.DisplayNames,
  ListFormat: Intl.ListFormat,
  NumberFormat: Intl.NumberFormat,
  RelativeTimeFormat: Intl.RelativeTimeFormat,
};

/** The browser knows the time zones, and FormatJS the words: it formats what the clocks of the zone show, as UTC. */
class ZonedDateTimeFormat {
  readonly #zone: string;
  readonly #format: Intl.DateTimeFormat;
  constructor(locale: string, options?: Intl.DateTimeFormatOptions) {
    this.#zone = new native.DateTimeFormat('en', options).resolvedOptions().timeZone;
    this.#format = new DateTimeFormat(locale, { ...options, timeZone: 'UTC' }) as never;
  }
  #there = (at: Date | number = Date.now()): number => clockAt(this.#zone, Number(at));
  format = (at?: Date | number): string => this.#format.format(this.#there(at));
  formatToParts = (at?: Date | number): Intl.DateTimeFormatPart[] => this.#format.formatToParts(this.#there(at));
  formatRange = (from: Date | number, to: Date | number): string =>
    this.#format.formatRange(this.#there(from), this.#there(to));
  resolvedOptions = (): Intl.ResolvedDateTimeFormatOptions => ({
    ...this.#format.resolvedOptions(),
    timeZone: this.#zone,
  });
}

type Arguments = [locales?: string | readonly string[], options?: { style?: string }];
const completed = new Set<string>();
const isCompleted = ([locales]: Arguments): boolean => {
  const [first] = [locales].flat();
  return first !== undefined && completed.has(new Intl.Locale(first).language);
};

const construct = (format: object, args: Arguments): object =>
  Reflect.construct(format as new (...all: Arguments) => object, args);

/** The browser's format; for a completed language, FormatJS's, which takes 10 to 50 ms to make and is made once. */
const choose = <Format extends object>(browser: Format, ours: object, isOurs = isCompleted): Format => {
  const made = new Map<string, object>();
  const chosen = (args: Arguments): object => {
    if (!isOurs(args)) return construct(browser, args);
    const key = JSON.stringify(args);
    const format = made.get(key) ?? construct(ours, args);
    made.set(key, format);
    return format;
  };
  return new Proxy(browser, {
    construct: (_, args) => chosen(args as Arguments),
    apply: (_, __, args) => chosen(args as Arguments),
  });
};

/**
 * Lets `Intl` format dates, lengths of time and lists, and name countries and languages, in a language (tag) that the browser
 * lacks, by the data that its file has loaded. Plain numbers stay the browser's, so that they are written as in the frames of the
 * games.
 */
export const completeIntl = (tag: string): void => {
  const data = globalThis as unknown as Partial<Data>;
  DateTimeFormat.__addLocaleData(...(data.__FORMATJS_DATETIMEFORMAT_DATA__ ?? []));
  for (const each of data.__FORMATJS_LISTFORMAT_DATA__ ?? []) ListFormat.__addLocaleData(each);
  for (const each of data.__FORMATJS_NUMBERFORMAT_DATA__ ?? []) NumberFormat.__addLocaleData(each);
  for (const each of data.__FORMATJS_RELATIVETIMEFORMAT_DATA__ ?? []) RelativeTimeFormat.__addLocaleData(each);
  if (completed.size === 0)
    Object.assign(Intl, {
      DateTimeFormat: choose(native.DateTimeFormat, ZonedDateTimeFormat),
      DisplayNames: choose(native.DisplayNames, DisplayNames),
      ListFormat: choose(native.ListFormat, ListFormat),
      NumberFormat: choose(native.NumberFormat, NumberFormat, (args) => isCompleted(args) && args[1]?.style === 'unit'),
      RelativeTimeFormat: choose(native.RelativeTimeFormat, RelativeTimeFormat),
    });
  completed.add(tag);
};
