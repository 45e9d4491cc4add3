import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import { formatMoney } from '../../../client/money.ts';
import { HANDS, modelOf, type ModelName } from '../models.ts';
import { createPayTable, handWord } from './hand.ts';
import type { FamilyTexts } from './texts/index.ts';

/** Rules and pays of a title. */
export const createRules = (model: ModelName, { locale }: I18n, texts: FamilyTexts): FamilyRules => ({
  rules({ stake, ...money }) {
    const pays = createPayTable(texts, model, locale);
    pays.setStake(stake, money.exponent);
    pays.element.className = 'pays-table';
    return [
      h('p', {}, texts('rules.1')),
      h('p', {}, texts(`rules.${modelOf(model).wild}`)),
      h('p', {}, texts('rules.2')),
      h('p', {}, texts('keys')),
      h('h3', {}, texts('pays', { stake: formatMoney(stake, money, locale) })),
      pays.element,
    ];
  },
  wordFor(key) {
    const hand = HANDS.find((each) => each === key);
    return hand && handWord(texts, model, hand);
  },
});
