import { h } from '../../../client/dom.ts';
import type { Cards } from '../../../client/parts/cards.ts';
import type { Shown } from './outcome.ts';
import type { FamilyTexts } from './texts/index.ts';

/** The dealer's cards over the player's hands. */
export function createTable(cards: Cards, texts: FamilyTexts) {
  const dealer = h('div', { className: 'cards', dir: 'ltr' });
  const dealerPoints = h('p', { className: 'bj-points' });
  const hands = h('div', { className: 'bj-hands', dir: 'ltr' });
  const element = h('div', { className: 'bj-table' }, dealerPoints, dealer, hands);
  let before: Shown | null = null;

  const dealt = ({ dealer: open, over }: Shown): (number | null)[] => (over ? open : [...open, null]);

  /** What became of a hand: in words, once the round is over. */
  function resultOf({ pays, points, hands: all, over }: Shown, index: number): string {
    if (!over) return '';
    if (points.hands[index]! > 21) return texts('bust');
    const pay = pays[index]!;
    const { stake, cards: own } = all[index]!;
    if (pay > 2 * stake) return texts('blackjack');
    if (all.length === 1 && own.length === 2 && points.hands[0] === 21 && pay > stake) return texts('blackjack');
    return pay > stake ? texts('wins') : pay === stake ? texts('push') : texts('loses');
  }

  async function lay(shown: Shown, animated: boolean): Promise<void> {
    dealerPoints.textContent = texts('points', { who: texts('dealer'), points: shown.points.dealer });
    const rows = shown.hands.map((hand, index) => {
      const row = h('div', { className: 'cards', dir: 'ltr' });
      const who = shown.hands.length > 1 ? texts('hand', { number: index + 1 }) : texts('you');
      const label = texts('points', { who, points: shown.points.hands[index]! });
      const result = resultOf(shown, index);
      const active = !shown.over && index === shown.active && shown.hands.length > 1 ? ' is-active' : '';
      const won = shown.over && shown.pays[index]! > hand.stake ? ' is-won' : '';
      const holder = h(
        'div',
        { className: `bj-hand${active}${won}` },
        row,
        h('p', { className: 'bj-points' }, result ? `${label} · ${result}` : label),
      );
      return { row, holder, hand, known: before?.hands[index]?.cards.length ?? 0 };
    });
    hands.replaceChildren(...rows.map(({ holder }) => holder));
    const split = before !== null && before.hands.length < shown.hands.length;
    for (const { row, hand, known } of rows)
      await cards.deal(row, hand.cards, !animated || split ? hand.cards.length : Math.min(known, hand.cards.length));
    const open = dealt(shown);
    const from = before === null ? 0 : shown.over ? 1 : open.length;
    await cards.deal(dealer, open, animated ? from : open.length);
    before = shown;
  }

  return {
    element,
    lay,
    clear() {
      before = null;
      dealerPoints.textContent = texts('dealer');
      dealer.replaceChildren(cards.card(null), cards.card(null));
      const row = h('div', { className: 'cards', dir: 'ltr' }, cards.card(null), cards.card(null));
      hands.replaceChildren(h('div', { className: 'bj-hand' }, row, h('p', { className: 'bj-points' }, texts('you'))));
    },
  };
}
