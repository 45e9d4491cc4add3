import { h } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { formatAmount } from '../../../client/money.ts';
import { createCards } from '../../../client/parts/cards.ts';
import { createChoice } from '../../../client/parts/choice.ts';
import type { Bet } from '../shape.ts';
import { Shape } from '../shape.ts';
import { handWord, qualifies } from './hand.ts';
import { outcomeOf, type Shown } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './holdem.css';

/** Opens the table of a title. */
export async function open({ title, i18n, stage, move, betChanged }: ViewContext): Promise<FamilyView> {
  const { locale } = i18n;
  const { aces: hasAces } = Shape.parse(title.params);
  const [texts, cards] = await Promise.all([loadFamilyTexts(i18n), createCards(i18n)]);
  const row = (name: string) => {
    const holder = h('div', { className: 'cards', dir: 'ltr' });
    const label = h('p', { className: 'holdem-label' }, name);
    return { holder, label, element: h('div', { className: 'holdem-row' }, label, holder) };
  };
  const rows = { dealer: row(texts('dealer')), board: row(texts('board')), you: row(texts('you')) };
  const moves = h('div', { className: 'holdem-moves' });
  const aces = createChoice(
    texts('aces'),
    [
      { value: 'off', text: texts('aces.off') },
      { value: 'same', text: texts('aces.same') },
    ],
    () => betChanged(),
  );

  function label({ player, board, dealer, over }: Shown): void {
    rows.you.label.textContent = `${texts('you')}: ${handWord(texts, [...player, ...board])}`;
    rows.dealer.label.textContent =
      over && dealer.length > 0 ? `${texts('dealer')}: ${handWord(texts, [...dealer, ...board])}` : texts('dealer');
  }

  async function lay(shown: Shown, animated: boolean): Promise<void> {
    const { player, board, dealer, move: made } = shown;
    const first = animated && made === null;
    await cards.deal(rows.you.holder, player, first ? 0 : player.length);
    const backs = Array.from({ length: 5 - board.length }, () => null);
    const from = !animated ? 5 : made === null ? 0 : made === 'call' ? 3 : 5;
    await cards.deal(rows.board.holder, [...board, ...backs], from);
    const hidden = dealer.length === 0 ? [null, null] : dealer;
    await cards.deal(rows.dealer.holder, hidden, animated && dealer.length > 0 ? 0 : 2);
    label(shown);
  }

  function clear(): void {
    rows.dealer.holder.replaceChildren(cards.card(null), cards.card(null));
    rows.you.holder.replaceChildren(cards.card(null), cards.card(null));
    rows.board.holder.replaceChildren(...Array.from({ length: 5 }, () => cards.card(null)));
    rows.dealer.label.textContent = texts('dealer');
    rows.you.label.textContent = texts('you');
  }

  /** What the end means, in words. */
  function resultOf({ player, board, dealer, move: made }: Shown): string {
    if (made === 'fold') return texts('folded');
    const own = handWord(texts, [...player, ...board]);
    if (dealer.length === 0) return own;
    if (!qualifies([...dealer, ...board])) return texts('noQualify');
    return texts('compare', { own, theirs: handWord(texts, [...dealer, ...board]) });
  }
  clear();

  return {
    elements: [
      h('div', { className: 'panel-board holdem' }, rows.dealer.element, rows.board.element, rows.you.element, moves),
    ],
    ...(hasAces && { controls: aces.element }),
    labels: { begin: texts('begin') },
    bet: (stake): Bet => ({ ante: stake, ...(aces.value() === 'same' && { aces: stake }) }),
    stakeOf: (bet) => ((bet as Bet).ante ?? 0) + ((bet as Bet).aces ?? 0),
    enable(what, round) {
      aces.enable(what === 'bet');
      const shown = what === 'move' && round ? outcomeOf(round) : null;
      const button = (text: string, name: 'call' | 'fold'): HTMLElement =>
        h('button', { className: 'secondary', type: 'button', onClick: () => move({ move: name }) }, text);
      const amount = shown && round ? formatAmount(2 * shown.bet.ante!, round.exponent, locale) : '';
      moves.replaceChildren(
        ...(shown ? [button(texts('fold'), 'fold'), button(texts('call', { amount }), 'call')] : []),
      );
    },
    start() {
      clear();
      stage.sound('bet');
    },
    async present(round) {
      const shown = outcomeOf(round);
      stage.sound('deal');
      await lay(shown, true);
      const text = shown.over ? resultOf(shown) : texts('turn');
      if (!shown.over) stage.plate(text, 'is-running');
      stage.speak(text);
    },
    show: (round) => void lay(outcomeOf(round), false),
    rest: clear,
    clear: () => undefined,
    // Both moves have buttons of their own, so that a press of the large button never takes a further stake.
    action: () => null,
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules({ aces: hasAces }, texts);
    },
  };
}
