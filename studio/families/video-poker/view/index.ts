import { h } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { listenToChoices } from '../../../client/keys.ts';
import { createCards } from '../../../client/parts/cards.ts';
import type { RoundView } from '../../../protocol.ts';
import { Shape } from '../shape.ts';
import { createPayTable, handWord } from './hand.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './poker.css';

const PLACES = [0, 1, 2, 3, 4] as const;
/** Before the first deal the board shows backs. */
const BACKS = PLACES.map(() => null);

/** Opens the cards of a title. */
export async function open({ title, i18n, stage, money }: ViewContext): Promise<FamilyView> {
  const { locale } = i18n;
  // The server has checked the title; reading it here without its figures keeps them out of the first script.
  const { model } = Shape.parse(title.params);
  const [texts, cards] = await Promise.all([loadFamilyTexts(i18n), createCards(i18n)]);
  const pays = createPayTable(texts, model, locale);
  const row = h('div', { className: 'cards', dir: 'ltr' });
  let held = PLACES.map(() => false);
  let round: RoundView | null = null;
  let shown: readonly (number | null)[] = BACKS;

  const holds = PLACES.map((place) =>
    h('button', { className: 'secondary vp-hold', type: 'button', onClick: () => toggle(place) }, texts('hold')),
  );
  // A press on a card holds it, too; keys and readers have the buttons.
  row.addEventListener('click', ({ target }) => {
    const place = [...row.children].findIndex((card) => card.contains(target as Node));
    if (place >= 0) toggle(place);
  });
  const hint = h(
    'button',
    { className: 'secondary vp-hint', type: 'button', onClick: () => void showHint() },
    texts('hint'),
  );
  const holdRow = h('div', { className: 'vp-holds', dir: 'ltr' }, ...holds);
  const hintText = h('p', { className: 'fine', attrs: { role: 'status' } });

  function toggle(place: number): void {
    if (!round) return;
    held = held.map((on, other) => (other === place ? !on : on));
    stage.sound('tick');
    paintHolds();
  }

  function paintHolds(): void {
    PLACES.forEach((place) => {
      const card = shown[place];
      holds[place]!.setAttribute('aria-pressed', String(held[place]));
      holds[place]!.textContent = held[place] ? texts('held') : texts('hold');
      if (typeof card === 'number')
        holds[place]!.setAttribute('aria-label', texts('holdCard', { card: cards.nameOf(card) }));
      row.children[place]?.classList.toggle('is-held', held[place]);
    });
  }

  async function showHint(): Promise<void> {
    if (!round) return;
    const { best } = await import('../best.ts');
    const { dealt } = outcomeOf(round);
    held = best({ model }, { dealt }).hold;
    const names = dealt.filter((_, place) => held[place]).map((card) => cards.nameOf(card));
    hintText.textContent = names.length === 0 ? texts('hintNone') : texts('hintIs', { cards: names.join(', ') });
    paintHolds();
  }

  listenToChoices(holdRow, (key) => {
    const place = PLACES.find((each) => String(each + 1) === key);
    if (place !== undefined) toggle(place);
  });

  async function lay(next: readonly (number | null)[], from: number): Promise<void> {
    shown = next;
    await cards.deal(row, next, from);
    paintHolds();
  }

  const board = h(
    'div',
    { className: 'panel-board vp-board' },
    pays.element,
    h('div', { className: 'vp-hand' }, row, holdRow, hint, hintText),
  );
  void lay(BACKS, 5);

  return {
    elements: [board],
    labels: { begin: texts('begin') },
    bet(stake) {
      pays.setStake(stake, money.exponent);
      return { stake };
    },
    enable(what, now) {
      round = what === 'move' ? now : null;
      for (const button of [...holds, hint]) button.disabled = round === null;
      row.classList.toggle('is-open', round !== null);
      if (now && what === 'move') pays.setStake(now.stake, now.exponent);
    },
    start() {
      held = PLACES.map(() => false);
      hintText.textContent = '';
      pays.mark(null);
      stage.sound('bet');
    },
    async present(next) {
      const { dealt, cards: final, hand, over, held: kept } = outcomeOf(next);
      if (!over) {
        stage.sound('deal');
        await lay(dealt, 0);
      } else {
        held = kept ?? held;
        for (const place of PLACES) {
          if (held[place]) continue;
          stage.sound('deal');
          await cards.turn(row, place, final[place]!);
        }
      }
      const word = handWord(texts, model, hand);
      pays.mark(hand);
      if (!over) stage.plate(texts('choose', { hand: word }), 'is-running');
      stage.speak(over ? word : texts('choose', { hand: word }));
    },
    show(next) {
      const { cards: now, hand, held: kept } = outcomeOf(next);
      held = kept ?? held;
      pays.setStake(next.stake, next.exponent);
      pays.mark(hand);
      void lay(now, 5);
    },
    rest: () => void lay(BACKS, 5),
    clear: () => pays.mark(null),
    action: () => ({ label: texts('draw'), move: { hold: held } }),
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(model, i18n, texts);
    },
  };
}
