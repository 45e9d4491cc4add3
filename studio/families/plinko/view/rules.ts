import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import { timesText } from '../../../client/parts/ladder.ts';
import { pocketsOf } from '../models.ts';
import type { Params } from '../params.ts';
import { boardWord } from './board-word.ts';
import { pocketText } from './pins.ts';
import type { FamilyTexts } from './texts/index.ts';

/** Rules and pockets of a title. */
export const createRules = (params: Params, { locale }: I18n, texts: FamilyTexts): FamilyRules => ({
  rules: () => [
    h('p', {}, texts('rules.1')),
    h('p', {}, texts('rules.2')),
    h('h3', {}, texts('pockets')),
    h(
      'table',
      { className: 'pays-table' },
      h(
        'tbody',
        {},
        ...params.boards.map((board) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, boardWord(texts, board)),
            h('td', { dir: 'ltr' }, pocketsOf(board).map(pocketText).join(' · ')),
          ),
        ),
      ),
    ),
  ],
  wordFor(key) {
    const board = params.boards.find((each) => key === `bet.${each}`);
    if (board) return boardWord(texts, board);
    const [, multiplier] = /^pay-([\d.]+)$/.exec(key) ?? [];
    return multiplier && texts('part', { times: timesText(Math.round(Number(multiplier) * 100), locale) });
  },
});
