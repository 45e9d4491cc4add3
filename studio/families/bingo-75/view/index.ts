import { h, isCalm, pause } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { createChoice } from '../../../client/parts/choice.ts';
import { drawing } from '../../../client/parts/symbols.ts';
import { Shape } from '../shape.ts';
import { createCard, letterOf } from './card.ts';
import { outcomeOf, type Shown } from './outcome.ts';
import { loadWords } from './texts/index.ts';
import '../../../client/parts/board.css';
import './bingo.css';

const BALL_MS = 130;

/** Opens the cards of a title. */
export async function open({ title, tongue, stage, betChanged }: ViewContext): Promise<FamilyView> {
  const params = Shape.parse(title.params);
  const words = await loadWords(tongue);
  let skipping = false;
  /** The player's own number of cards. A replay shows another one for its time. */
  let kept = '1';
  const balls = h('ol', { className: 'bingo-balls', dir: 'ltr', attrs: { 'aria-label': words('balls') } });
  const holder = h('div', { className: 'bingo-cards' });
  const cover = h('div', { className: 'bingo-cover' }, drawing(title.theme.motif));
  const count = createChoice(
    words('cards'),
    Array.from({ length: params.cards }, (_, index) => ({ value: String(index + 1), text: String(index + 1) })),
    (value) => {
      kept = value;
      betChanged();
    },
  );
  holder.append(cover);

  function lay({ cards }: Shown): ReturnType<typeof createCard>[] {
    const laid = cards.map((card, index) => createCard(card, words('card', { number: index + 1 }), words));
    holder.replaceChildren(...laid.map(({ element }) => element));
    balls.replaceChildren();
    return laid;
  }

  const callBall = (ball: number): void =>
    balls.append(
      h('li', { className: `is-${letterOf(ball)}` }, words('ball', { letter: letterOf(ball), number: ball })),
    );

  function resultOf({ cards }: Shown): string {
    const won = cards.flatMap((card, index) =>
      card.won.length > 0
        ? [
            words('wonCard', {
              number: index + 1,
              patterns: card.won.map((name) => words(`pattern.${name}`)).join(', '),
            }),
          ]
        : [],
    );
    return won.length > 0 ? won.join('. ') : words('none');
  }

  function clear(): void {
    balls.replaceChildren();
    holder.replaceChildren(cover);
  }

  return {
    elements: [h('div', { className: 'panel-board bingo' }, balls, holder)],
    controls: count.element,
    words: { begin: words('begin') },
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
      const cards = lay(shown);
      for (const ball of shown.balls) {
        callBall(ball);
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
      const cards = lay(shown);
      for (const ball of shown.balls) {
        callBall(ball);
        for (const card of cards) card.call(ball);
      }
      for (const card of cards) card.finish();
      count.set(String(shown.cards.length));
    },
    rest: clear,
    clear: () => count.set(kept),
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, tongue, words);
    },
  };
}
