import { h } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { formatShare } from '../../../client/money.ts';
import { createDice } from '../../../client/parts/dice.ts';
import { createFacts, timesText } from '../../../client/parts/ladder.ts';
import { Shape } from '../shape.ts';
import { allCases, multiplierOf, wins } from '../rules.ts';
import { createGuess } from './guess.ts';
import { outcomeOf } from './outcome.ts';
import { createScale } from './scale.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './dice.css';
import './scale.css';

/** Opens the dice of a title. */
export async function open({ title, i18n, stage, betChanged }: ViewContext): Promise<FamilyView> {
  const { locale } = i18n;
  const params = Shape.parse(title.params);
  const texts = await loadFamilyTexts(i18n);
  const dice = createDice(params.dice, params.faces, texts('dice'));
  const scale = createScale(params.dice, params.dice * params.faces);
  const facts = createFacts([texts('chance'), texts('pays')]);
  const problem = h('p', { className: 'fine', hidden: true, attrs: { role: 'status' } });
  const guess = createGuess(params, texts, () => {
    scale.mark(null);
    kept = guess.guess();
    paint();
    betChanged();
  });
  /** The player's own choice. A replay shows another bet for its time. */
  let kept = guess.guess();
  let skipping = false;

  function paint(): void {
    const cases = guess.cases();
    problem.hidden = cases > 0;
    problem.textContent = cases > 0 ? '' : texts('notOffered');
    const chance = formatShare(Math.round((cases / allCases(params)) * 1_000_000), locale);
    facts.set(cases === 0 ? [null, null] : [chance, timesText(multiplierOf(params, cases), locale)]);
    scale.paint((total) => wins(guess.guess(), total));
  }
  dice.show(Array.from({ length: params.dice }, (_, index) => (params.faces > 6 ? params.faces : (index % 6) + 1)));
  paint();

  return {
    elements: [
      h(
        'div',
        { className: 'panel-board dice-board' },
        dice.element,
        scale.element,
        facts.element,
        problem,
        guess.kinds,
        guess.numbers,
      ),
    ],
    labels: { begin: texts('begin') },
    bet(stake) {
      kept = guess.guess();
      return guess.cases() === 0 ? null : { stake, ...kept };
    },
    enable: (what) => guess.enable(what === 'bet'),
    start() {
      scale.mark(null);
      stage.sound('bet');
    },
    async present(round) {
      const { bet, dice: thrown, total } = outcomeOf(round);
      skipping = false;
      // A replay shows the bet before its throw.
      guess.set(bet);
      paint();
      stage.sound('spin');
      await dice.roll(thrown, () => skipping);
      stage.sound('stop');
      const text = thrown.length > 1 ? texts('result', { dice: thrown.join(' + '), total }) : String(total);
      stage.speak(text);
    },
    canSkip: () => true,
    skip: () => void (skipping = true),
    show(round, isWin) {
      const { dice: thrown, bet, total, won } = outcomeOf(round);
      dice.show(thrown);
      dice.element.classList.toggle('is-win', isWin);
      guess.set(bet);
      paint();
      scale.mark(total, won);
    },
    rest: () => undefined,
    clear() {
      dice.element.classList.remove('is-win');
      guess.set(kept);
      paint();
    },
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, i18n, texts);
    },
  };
}
