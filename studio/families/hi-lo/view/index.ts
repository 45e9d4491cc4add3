import { h, pause } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { formatMoney } from '../../../client/money.ts';
import { createCards } from '../../../client/parts/cards.ts';
import { createFacts, timesText } from '../../../client/parts/ladder.ts';
import type { RoundView } from '../../../protocol.ts';
import { paid } from '../../shared/multiplier.ts';
import { Params } from '../params.ts';
import { outcomeOf, type Shown } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './hi-lo.css';

/** Cards of the round that are shown beside the last one. */
const TRAIL = 9;

/** Opens the cards of a title. */
export async function open({ title, i18n, stage, move }: ViewContext): Promise<FamilyView> {
  const { locale } = i18n;
  const params = Params.parse(title.params);
  const [texts, cards] = await Promise.all([loadFamilyTexts(i18n), createCards(i18n)]);
  const facts = createFacts([texts('now')]);
  const top = h('div', { className: 'cards hilo-top', dir: 'ltr' });
  const trail = h('div', {
    className: 'cards hilo-trail',
    dir: 'ltr',
    attrs: { role: 'group', 'aria-label': texts('cards') },
  });
  const guesses = h('div', { className: 'hilo-guesses', attrs: { role: 'group', 'aria-label': texts('guesses') } });
  let canMove = false;
  let [painted, trailed]: [guesses: string, trail: readonly number[]] = ['', []];
  /** The card on top, and its element; null is one face down. */
  let [topCard, topElement]: [number | null, Element | null] = [null, null];

  /** Shows a card on top, unless it is there already. */
  function putTop(card: number | null): void {
    if (topElement && topElement === top.firstElementChild && topCard === card) return;
    topElement = cards.card(card);
    topCard = card;
    top.replaceChildren(topElement);
  }

  /** The cards before the last one. Those that are there stay, and keep the places in which they are drawn. */
  function paintTrail(shown: readonly number[]): void {
    const next = shown.slice(-TRAIL - 1, -1);
    const gone = Math.max(0, shown.length - 1 - TRAIL);
    if (next.join() === trailed.join()) return;
    if (gone === 0 && trailed.every((card, index) => card === next[index]))
      trail.append(...next.slice(trailed.length).map((card) => cards.card(card)));
    else trail.replaceChildren(...next.map((card) => cards.card(card)));
    trailed = next;
  }

  /** What can be guessed while no card is shown: the guesses by their names, without figures. */
  const idle: Pick<Shown, 'offers' | 'maySkip'> = {
    offers: params.guesses.map((guess) => ({ guess, wins: 0, from: 0, multiplier: 0 })),
    maySkip: params.skips > 0,
  };

  function paintGuesses({ offers, maySkip }: Pick<Shown, 'offers' | 'maySkip'>): void {
    const request = JSON.stringify([canMove, offers, maySkip]);
    if (request === painted) return;
    painted = request;
    const button = (text: string, next: unknown, small?: string, extra = ''): HTMLElement =>
      h(
        'button',
        { className: `secondary hilo-guess ${extra}`, type: 'button', disabled: !canMove, onClick: () => move(next) },
        h('span', {}, text),
        small && h('small', {}, small),
      );
    guesses.replaceChildren(
      ...offers.map(({ guess, wins, from, multiplier }) =>
        button(
          texts(`guess.${guess}`),
          { guess },
          multiplier > 0 ? `${timesText(multiplier, locale)} · ${texts('chance', { wins, from })}` : undefined,
          `is-${guess}`,
        ),
      ),
      ...(maySkip ? [button(texts('skip'), { skip: true })] : []),
    );
  }

  const amountOf = (shown: Shown, round: RoundView): string =>
    formatMoney(paid(shown.stake, shown.multiplier), round, locale);
  const paintFacts = ({ multiplier }: Pick<Shown, 'multiplier'>): void =>
    facts.set([multiplier > 0 ? timesText(multiplier, locale) : null]);
  putTop(null);
  facts.set([null]);

  return {
    elements: [h('div', { className: 'panel-board' }, facts.element, top, trail, guesses)],
    labels: { begin: texts('begin') },
    bet: (stake) => ({ stake }),
    enable(what, round) {
      canMove = what === 'move';
      // The guesses keep their places while one is sent.
      const shown = what === 'bet' || !round ? null : outcomeOf(round);
      paintGuesses(shown && !shown.over ? shown : idle);
    },
    start() {
      paintTrail([]);
      stage.sound('bet');
    },
    async present(round) {
      const shown = outcomeOf(round);
      if (shown.over && round.moves.length > 0 && 'cashOut' in (round.moves.at(-1) as object))
        return stage.sound('cashOut');
      const last = shown.cards.at(-1)!;
      paintTrail(shown.cards);
      stage.sound('deal');
      await cards.deal(top, [last], 0);
      [topCard, topElement] = [last, top.firstElementChild];
      const card = cards.nameOf(last);
      const wrong = shown.over && shown.multiplier === 0;
      const guessed = shown.guesses.length > 0 && shown.guesses.at(-1) !== 'skip';
      if (guessed) stage.sound(wrong ? 'lose' : 'reveal');
      const text = wrong
        ? texts('wrong', { card })
        : guessed
          ? texts('right', { card, amount: amountOf(shown, round) })
          : texts('shown', { card });
      if (!shown.over) stage.plate(text, 'is-running');
      stage.speak(text);
      if (wrong) await pause(500);
    },
    show(round) {
      const shown = outcomeOf(round);
      putTop(shown.cards.at(-1)!);
      paintTrail(shown.cards);
      paintFacts(shown);
    },
    rest: () => putTop(null),
    clear: () => undefined,
    action(round) {
      const shown = outcomeOf(round);
      if (!shown.mayStop) return null;
      return { label: texts('take', { amount: amountOf(shown, round) }), move: { cashOut: true } };
    },
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, texts);
    },
  };
}
