import type { OddsState } from '../../../../contract/live-odds.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import { formatAmount, formatMoney } from '../../../client/money.ts';
import { nameOf } from '../names.ts';
import { formatOdds, type OddsFormat } from '../../../../streams/book/odds-format.ts';
import type { Leg, Params } from '../shape.ts';
import { marketText, outcomeText } from '../describe.ts';
import type { FamilyTexts } from './texts/index.ts';

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

type Language = 'EN' | 'CN' | 'AR';

/** Prepares what the parts share. */
export function share(
  i18n: I18n,
  texts: FamilyTexts,
  params: Params,
  money: Shared['money'],
  format: () => OddsFormat,
): Shared {
  const language: Language = i18n.language === 'CN' || i18n.language === 'AR' ? i18n.language : 'EN';
  const name = (id: string): string => nameOf(id)[language];
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
    outcome: (leg) => outcomeText(texts, language, leg),
    match: ({ home, away }) => `${name(home)} – ${name(away)}`,
  };
}

/** Amounts of the choice of a stake. */
export const figure = (minorUnits: number, { money, i18n }: Shared): string =>
  formatAmount(minorUnits, money.exponent, i18n.locale);
