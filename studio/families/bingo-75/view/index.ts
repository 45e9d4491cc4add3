import { h, isCalm, pause } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { createChoice } from '../../../client/parts/choice.ts';
import { Shape } from '../shape.ts';
import { createBalls } from './balls.ts';
import { createCard } from './card.ts';
import { outcomeOf, type Shown } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './bingo.css';

const BALL_MS = 130;

/** Opens the cards of a title. */
export async function open({ title, i18n, stage, betChanged }: ViewContext): Promise<FamilyView> {
  const params = Shape.parse(title.params);
  const texts = await loadFamilyTexts(i18n);
  let skipping = false;
  /** The player's own number of cards. A replay shows another one for its time. */
  let kept = '1';
  const balls = createBalls(params.balls, texts);
  const holder = h('div', { className: 'bingo-cards' });
  const count = createChoice(
    texts('cards'),
    Array.from({ length: params.cards }, (_, index) => ({ value: String(index + 1), text: String(index + 1) })),
    (value) => {
      kept = value;
      clear();
      betChanged();
    },
  );

  function lay(cards: readonly (Shown['cards'][number] | null)[]): ReturnType<typeof createCard>[] {
    const laid = cards.map((card, index) => createCard(card, texts('card', { number: index + 1 }), texts));
    holder.replaceChildren(...laid.map(({ element }) => element));
    for (const beside of [2, 4])
      holder.style.setProperty(`--rows-of-${beside}`, String(Math.ceil(cards.length / beside)));
    holder.classList.toggle('is-single', cards.length === 1);
    balls.clear();
    return laid;
  }

  function resultOf({ cards }: Shown): string {
    const won = cards.flatMap((card, index) =>
      card.won.length > 0
        ? [
            texts('wonCard', {
              number: index + 1,
              patterns: card.won.map((name) => texts(`pattern.${name}`)).join(', '),
            }),
          ]
        : [],
    );
    return won.length > 0 ? won.join('. ') : texts('none');
  }

  /** The cards of the next bet, whose numbers are not drawn yet. */
  const clear = (): void => void lay(Array.from({ length: Number(count.value()) }, () => null));
  clear();

  return {
    elements: [h('div', { className: 'panel-board bingo' }, balls.element, holder)],
    controls: count.element,
    labels: { begin: texts('begin') },
    bet: (stake) => ({ stake, cards: Number(count.value()) }),
    stakeOf: (bet) => (bet as { stake: number; cards: number }).stake * (bet as { cards: number }).cards,
    enable: (what) => count.enable(what === 'bet'),
    start() {
      clear();
      stage.sound('bet');
    },
    async present(round) {
      const shown = outcomeOf(round);
      skipping = false;
      const cards = lay(shown.cards);
      for (const ball of shown.balls) {
        balls.call(ball);
        for (const card of cards) card.call(ball);
        if (skipping || isCalm()) continue;
        stage.sound('tick');
        await pause(BALL_MS);
      }
      for (const card of cards) card.finish();
      stage.speak(resultOf(shown));
    },
    canSkip: () => true,
    skip: () => void (skipping = true),
    show(round) {
      const shown = outcomeOf(round);
      const cards = lay(shown.cards);
      for (const ball of shown.balls) {
        balls.call(ball);
        for (const card of cards) card.call(ball);
      }
      for (const card of cards) card.finish();
      count.set(String(shown.cards.length));
    },
    rest: clear,
    clear: () => count.set(kept),
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, i18n, texts);
    },
  };
}
