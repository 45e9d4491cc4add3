import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { formatMoney } from '../../../client/money.ts';
import type { Params } from '../shape.ts';
import { en, type MessageKey } from './texts/en.ts';
import type { FamilyTexts } from './texts/index.ts';

const LINES = ['rules.1', 'rules.2', 'rules.3', 'rules.4', 'rules.5', 'rules.6'] as const;

/** Rules of a title, and words for the markets of its sheet. */
export const createRules = (params: Params, texts: FamilyTexts, locale: string): FamilyRules => ({
  rules: ({ currency, exponent }) =>
    LINES.map((key) =>
      h(
        'p',
        {},
        texts(key, {
          margin: params.margin / 10,
          live: params.marginLive / 10,
          cashOut: params.cashOutMargin / 10,
          max: formatMoney(params.maxPaid, { currency, exponent }, locale),
        }),
      ),
    ),
  wordFor(key) {
    if (key === 'bet-won') return texts('part.bet-won');
    const market = `market.${key.replace(/^bet\./, '')}`;
    return market in en ? texts(market as MessageKey, { number: 1 }) : undefined;
  },
});
