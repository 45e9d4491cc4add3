import type { OddsState } from '../../../../contract/live-odds.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import { textsIn } from '../../../client/i18n/texts-in.ts';
import { formatAmount, formatMoney } from '../../../client/money.ts';
import { nameIn } from '../names.ts';
import { en, type SideNames } from '../names/en.ts';
import { formatOdds, type OddsFormat } from '../../../../streams/book/odds-format.ts';
import type { Leg, Params } from '../shape.ts';
import { marketText, outcomeText } from '../describe.ts';
import { loadFamilyTexts, type FamilyTexts } from './texts/index.ts';

/** A fixture as the view has it. */
export interface ShownFixture {
  id: string;
  about: { sport: string; league: string; home: string; away: string };
  odds: OddsState;
}

/** What all parts of the view share: words, money, and the chosen form of prices. */
export interface Shared {
  i18n: I18n;
  texts: FamilyTexts;
  params: Params;
  money: { currency: string; exponent: number };
  format: () => OddsFormat;
  odds(price: number): string;
  amount(minorUnits: number): string;
  name(id: string): string;
  market(id: string, sport: string): string;
  outcome(leg: Pick<Leg, 'market' | 'outcome' | 'home' | 'away'>): string;
  match(of: { home: string; away: string }): string;
}

/** What is said in the player's language. */
export interface Words {
  i18n: I18n;
  texts: FamilyTexts;
  names: SideNames;
}

const files = import.meta.glob<Record<string, SideNames>>(['../names/??.ts', '!../names/en.ts']);

/** Loads the texts of the book, and the names of leagues and sides. */
export async function loadWords(i18n: I18n): Promise<Words> {
  const [texts, names] = await Promise.all([loadFamilyTexts(i18n), textsIn<SideNames>(i18n.language, files, en)]);
  return { i18n, texts, names };
}

/** Prepares what the parts share. */
export function share(
  { i18n, texts, names }: Words,
  params: Params,
  money: Shared['money'],
  format: () => OddsFormat,
): Shared {
  const name = (id: string): string => nameIn(names, id);
  return {
    i18n,
    texts,
    params,
    money,
    format,
    odds: (price) => `\u2066${formatOdds(price, format())}\u2069`,
    amount: (minorUnits) => formatMoney(minorUnits, money, i18n.locale),
    name,
    market: (id, sport) => marketText(texts, id, sport),
    outcome: (leg) => outcomeText(texts, name, leg),
    match: ({ home, away }) => `${name(home)} – ${name(away)}`,
  };
}

/** Amounts of the choice of a stake. */
export const figure = (minorUnits: number, { money, i18n }: Shared): string =>
  formatAmount(minorUnits, money.exponent, i18n.locale);
