import { h } from '../../../client/dom.ts';
import { formatAmount } from '../../../client/money.ts';
import { HANDS, modelOf, payOf, type Hand, type ModelName } from '../models.ts';
import type { FamilyTexts } from './texts/index.ts';

/** Names a hand; the lowest pair that pays depends on the model. */
export function handWord(texts: FamilyTexts, model: ModelName, hand: Hand): string {
  if (hand !== 'pair') return texts(`hand.${hand}`);
  const { pairFrom } = modelOf(model);
  const rank = pairFrom === 9 ? texts('rank.9') : pairFrom === 10 ? texts('rank.10') : texts('rank.11');
  return texts('hand.pair', { rank });
}

/** The pay table beside the cards, at a stake. The hand that is held lights up. */
export function createPayTable(texts: FamilyTexts, model: ModelName, locale: string) {
  const hands = HANDS.filter((hand) => payOf(modelOf(model), hand) > 0);
  const cells = new Map(hands.map((hand) => [hand, h('td', {})]));
  const rows = new Map(
    hands.map((hand) => [hand, h('tr', {}, h('th', { scope: 'row' }, handWord(texts, model, hand)), cells.get(hand))]),
  );
  return {
    element: h('table', { className: 'vp-pays' }, h('tbody', {}, ...rows.values())),
    setStake(stake: number, exponent: number) {
      for (const [hand, cell] of cells)
        cell.textContent = formatAmount(stake * payOf(modelOf(model), hand), exponent, locale);
    },
    mark(hand: Hand | null) {
      for (const [each, row] of rows) row.classList.toggle('is-now', each === hand);
    },
  };
}
