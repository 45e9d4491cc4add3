import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import { formatMoney } from '../../../client/money.ts';
import { ladderTable } from '../../../client/parts/ladder.ts';
import { paid } from '../../shared/multiplier.ts';
import { stepsOf } from '../par.ts';
import type { Params } from '../params.ts';
import type { FamilyTexts } from './texts/index.ts';

/** Rules and pays of a title. */
export const createRules = (params: Params, { locale }: I18n, texts: FamilyTexts): FamilyRules => ({
  rules: ({ stake, ...money }) => [
    h('p', {}, texts('rules.1')),
    h('p', {}, texts('rules.2', { flips: params.flips })),
    h('h3', {}, texts('pays', { stake: formatMoney(stake, money, locale) })),
    ladderTable(stepsOf(params), (multiplier) => paid(stake, multiplier), { ...money, locale }),
  ],
  wordFor: (key) => (key === 'stop' ? texts('stop') : undefined),
});
