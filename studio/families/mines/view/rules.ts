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
    ...(['rules.1', 'rules.2', 'rules.3'] as const).map((key) => h('p', {}, texts(key))),
    h('h3', {}, texts('pays', { stake: formatMoney(stake, money, locale) })),
    h(
      'div',
      { className: 'ladders' },
      ...params.mines.map((mines) =>
        h(
          'details',
          {},
          h('summary', {}, texts('withMines', { mines })),
          ladderTable(stepsOf(params, mines), (multiplier) => paid(stake, multiplier), { ...money, locale }),
        ),
      ),
    ),
  ],
  wordFor: (key) => {
    if (key === 'stop') return texts('stop');
    const [, mines] = /^bet\.mines-(\d+)$/.exec(key) ?? [];
    return mines === undefined ? undefined : texts('withMines', { mines });
  },
});
