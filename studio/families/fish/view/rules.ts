import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import { formatShare } from '../../../client/money.ts';
import { drawing } from '../../../client/parts/symbols.ts';
import { toNumber } from '../../shared/rational.ts';
import { chancesOf } from '../chance.ts';
import type { Params } from '../params.ts';
import { DRAWINGS } from './drawings.ts';
import { paysWord } from './pays.ts';
import type { FamilyTexts } from './texts/index.ts';

/** Rules, prizes and chances of a title. */
export const createRules = (params: Params, { locale }: I18n, texts: FamilyTexts): FamilyRules => ({
  rules: () => [
    h('p', {}, texts('rules.1')),
    h('p', {}, texts('rules.2')),
    h('p', {}, texts('rules.3', { rtp: formatShare(params.rtp * 100, locale) })),
    h(
      'table',
      { className: 'pays-table fish-pays' },
      h(
        'thead',
        {},
        h('tr', {}, ...(['animal', 'pays', 'chance'] as const).map((key) => h('th', { scope: 'col' }, texts(key)))),
      ),
      h(
        'tbody',
        {},
        ...params.targets.map((target) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, drawing(DRAWINGS[target.species]), texts(`species.${target.species}`)),
            h('td', {}, paysWord(texts, target)),
            h('td', {}, formatShare(Math.round(toNumber(chancesOf(params).get(target.species)!) * 1_000_000), locale)),
          ),
        ),
      ),
    ),
  ],
  wordFor(key) {
    const [, load] = /^bet\.load-(\d+)$/.exec(key) ?? [];
    if (load) return texts('bet.load', { load });
    const target = params.targets.find(({ species }) => species === key);
    return target && texts('part', { name: texts(`species.${target.species}`) });
  },
});
