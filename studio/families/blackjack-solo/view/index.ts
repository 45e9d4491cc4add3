import { h } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { formatAmount } from '../../../client/money.ts';
import { createCards } from '../../../client/parts/cards.ts';
import { outcomeOf } from './outcome.ts';
import { createTable } from './table.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './blackjack.css';

/** Opens the table of a title. */
export async function open({ i18n, stage, move }: ViewContext): Promise<FamilyView> {
  const { locale } = i18n;
  const [texts, cards] = await Promise.all([loadFamilyTexts(i18n), createCards(i18n)]);
  const table = createTable(cards, texts);
  const moves = h('div', { className: 'bj-moves' });
  table.clear();

  return {
    elements: [h('div', { className: 'panel-board' }, table.element, moves)],
    labels: { begin: texts('begin') },
    bet: (stake) => ({ stake }),
    enable(what, round) {
      const shown = what === 'move' && round ? outcomeOf(round) : null;
      // Standing is the large button's own.
      const others = (shown?.moves ?? []).filter((name) => name !== 'stand');
      moves.replaceChildren(
        ...others.map((name) => {
          const costs = name === 'double' || name === 'split';
          const amount = costs && round ? formatAmount(shown!.stake, round.exponent, locale) : null;
          const text = amount === null ? texts(name) : texts('more', { name: texts(name), amount });
          return h('button', { className: 'secondary', type: 'button', onClick: () => move({ move: name }) }, text);
        }),
      );
    },
    start() {
      table.clear();
      stage.sound('bet');
    },
    async present(round) {
      const shown = outcomeOf(round);
      stage.sound('deal');
      await table.lay(shown, true);
      if (shown.over) return;
      const text = texts('turn', { points: shown.points.hands[shown.active]! });
      stage.plate(text, 'is-running');
      stage.speak(text);
    },
    show: (round) => void table.lay(outcomeOf(round), false),
    rest: () => table.clear(),
    clear: () => undefined,
    // The other moves have buttons of their own. Standing is the one that is never refused.
    action: () => ({ label: texts('stand'), move: { move: 'stand' } }),
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(texts);
    },
  };
}
