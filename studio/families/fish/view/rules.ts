import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import { formatShare } from '../../../client/money.ts';
import { drawing } from '../../../client/parts/symbols.ts';
import { toNumber } from '../../kit/rational.ts';
import { chancesOf } from '../chance.ts';
import type { Params } from '../params.ts';
import { DRAWINGS } from './drawings.ts';
import { paysWord } from './pays.ts';
import type { FamilyWords } from './texts/index.ts';

/** Rules, prizes and chances of a title. */
export const createRules = (params: Params, { locale }: I18n, words: FamilyWords): FamilyRules => ({
  rules: () => [
    h('p', {}, words('rules.1')),
    h('p', {}, words('rules.2')),
    h('p', {}, words('rules.3', { rtp: formatShare(params.rtp * 100, locale) })),
    h(
      'table',
      { className: 'pays-table fish-pays' },
      h(
        'thead',
        {},
        h('tr', {}, ...(['animal', 'pays', 'chance'] as const).map((key) => h('th', { scope: 'col' }, words(key)))),
      ),
      h(
        'tbody',
        {},
        ...params.targets.map((target) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, drawing(DRAWINGS[target.species]), words(`species.${target.species}`)),
            h('td', {}, paysWord(words, target)),
            h('td', {}, formatShare(Math.round(toNumber(chancesOf(params).get(target.species)!) * 1_000_000), locale)),
          ),
        ),
      ),
    ),
  ],
  wordFor(key) {
    const [, load] = /^bet\.load-(\d+)$/.exec(key) ?? [];
    if (load) return words('bet.load', { load });
    const target = params.targets.find(({ species }) => species === key);
    return target && words('part', { name: words(`species.${target.species}`) });
  },
});
