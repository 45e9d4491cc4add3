import type { Language } from '../../contract/primitives.ts';
import { formatAmount } from '../client/money.ts';
import type { Words } from '../families/family.ts';
import { translateWith } from '../families/shared/translate.ts';
import { sideNameIn } from '../titles/side-names.ts';
import { languagesBelow, type ByLanguage } from '../titles/names/load.ts';

type Texts = Readonly<Record<string, string>>;

const textsIn = languagesBelow<Texts>(import.meta.dirname, '../families');

/** A platform takes at most 1,000 characters; of a long list the rest is counted. */
const MAX = 260;
const COMMAS: Partial<Record<Language, string>> = { CN: '，', TW: '，', JA: '、', AR: '، ', FA: '، ', UR: '، ' };

/** The texts of these folders in each language that has the first one, loaded once. */
const loaded = new Map<string, Promise<ByLanguage<Texts>>>();
const loadTexts = (folders: readonly string[]): Promise<ByLanguage<Texts>> => {
  const key = folders.join();
  const known = loaded.get(key) ?? merge(folders);
  loaded.set(key, known);
  return known;
};
const merge = async (folders: readonly string[]): Promise<ByLanguage<Texts>> => {
  const [first = {}, ...rest] = await Promise.all(folders.map((folder) => textsIn(folder)));
  const languages = Object.entries(first) as [Language, Texts][];
  return Object.fromEntries(
    languages.map(([language, own]) => [
      language,
      Object.assign({}, ...rest.map((texts) => texts[language]), own) as Texts,
    ]),
  );
};

/** What bets of a family are described with, in each language of the Studio. `exponent` is that of the amounts. */
export async function wordsOf(
  { name, words = [`${name}/view/texts`] }: { name: string; words?: readonly string[] },
  exponent: number,
): Promise<[Language, Words][]> {
  const texts = Object.entries(await loadTexts(words)) as [Language, Texts][];
  return texts.map(([language, own]) => [
    language,
    {
      say: translateWith(own),
      list: (parts) => listed(parts, COMMAS[language] ?? ', '),
      // Digits are Latin and grouped alike in every language of the Studio.
      amount: (minorUnits) => formatAmount(minorUnits, exponent, 'en'),
      nameOf: (id) => sideNameIn(language, id),
    },
  ]);
}

function listed(parts: readonly string[], comma: string): string {
  let said = '';
  for (const [index, part] of parts.entries()) {
    const longer = index === 0 ? part : said + comma + part;
    if (longer.length > MAX) return `${said} … (+${parts.length - index})`;
    said = longer;
  }
  return said;
}
