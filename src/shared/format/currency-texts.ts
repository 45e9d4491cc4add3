const DISPLAYS = ['symbol', 'narrowSymbol', 'code', 'name'] as const;
/** Numbers that have different plural forms in the languages that have them. */
const COUNTS = [0, 1, 2, 3, 5, 11, 100];

/** A word without case, points, direction marks and accents of spelling. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}.]/gu, '')
    .toLowerCase()
    .trim();

/** Languages that write the parts of a name without spaces: `元` names the currency `美元`. */
const isUnspaced = /[\p{Script=Han}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;

const known = new Map<string, { names: Set<string>; texts: Set<string> }>();

const textsOf = (currency: string, locale: string) => {
  const key = `${currency} ${locale}`;
  const found = known.get(key);
  if (found) return found;
  const names = new Set<string>();
  // Canadian English writes US$, where American English writes $.
  for (const language of [locale, 'en', 'en-CA'])
    for (const currencyDisplay of DISPLAYS) {
      const style = { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 } as const;
      const format = new Intl.NumberFormat(language, style);
      for (const count of COUNTS)
        for (const { type, value } of format.formatToParts(count)) if (type === 'currency') names.add(folded(value));
    }
  const texts = new Set([...names, ...[...names].flatMap((name) => name.split(/\s+/))]);
  known.set(key, { names, texts });
  return known.get(key)!;
};

/** Whether a text names this currency: its code, its sign, its name in this language or in English, or a word of the name. */
export const namesCurrency = (text: string, currency: string, locale: string): boolean => {
  const word = folded(text);
  const { names, texts } = textsOf(currency, locale);
  return texts.has(word) || (isUnspaced.test(word) && [...names].some((name) => name.endsWith(word)));
};
