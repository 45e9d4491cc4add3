import type { Language } from '../../contract/primitives.ts';
import { formatAmount } from '../client/money.ts';
import type { Words } from '../families/family.ts';
import { translateWith } from '../families/shared/translate.ts';
import { sideNameIn } from '../titles/side-names.ts';
import { languagesBelow } from '../titles/names/load.ts';

type Texts = Readonly<Record<string, string>>;

const textsIn = languagesBelow<Texts>(import.meta.dirname, '../families');

/** Characters of a list in a record; what is beyond these is counted. */
const MAX = 260;
const COMMAS: Partial<Record<Language, string>> = { CN: '，', TW: '，', JA: '、', AR: '، ', FA: '، ', UR: '، ' };

const made = new Map<string, Promise<[Language, Words][]>>();

/** What bets of a family are described with, in each language of the Studio, made once. `exponent` is that of the amounts. */
export function wordsOf(
  { name, words: folders = [`${name}/view/texts`] }: { name: string; words?: readonly string[] },
  exponent: number,
): Promise<[Language, Words][]> {
  const key = [exponent, ...folders].join(' ');
  const words = made.get(key) ?? makeWords(folders, exponent);
  made.set(key, words);
  return words;
}

/** In each language that the first folder has. Further folders give the texts that it lacks. */
async function makeWords(folders: readonly string[], exponent: number): Promise<[Language, Words][]> {
  const [first = {}, ...rest] = await Promise.all(folders.map((folder) => textsIn(folder)));
  return (Object.entries(first) as [Language, Texts][]).map(([language, own]) => [
    language,
    {
      say: translateWith<string>(Object.assign({}, ...rest.map((texts) => texts[language]), own) as Texts),
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
